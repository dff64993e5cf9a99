/**
 * An element with its properties and what is in it.
 *
 * @type {<Name extends keyof HTMLElementTagNameMap>(name: Name, properties?: object, ...inside: (Node | string)[]) => HTMLElementTagNameMap[Name]}
 */
export function create(name, properties = {}, ...inside) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...inside);
  return element;
}
