/**
 * Circles turn when they are pressed and back when pressed again. Without this they turn under the
 * pointer and with the focus (src/site/sections/service/flip-circles.css).
 */
export function startFlipCircles(): void {
  for (const circle of document.querySelectorAll('.flip-circle')) {
    const turn = (turned: boolean) => circle.setAttribute('aria-pressed', String(turned));
    turn(false);
    circle.addEventListener('click', () => turn(circle.getAttribute('aria-pressed') !== 'true'));
  }
}
