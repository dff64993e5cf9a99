import type { ClientDirective } from 'astro';

const firstTouches = ['focusin', 'pointerdown', 'pointerenter', 'submit'] as const;

/** Hydrates the island at the first pointer, touch or focus that reaches it; once. */
const interact: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    for (const event of firstTouches) element.removeEventListener(event, wake);
    const hydrate = await load();
    await hydrate();
  };
  for (const event of firstTouches) element.addEventListener(event, wake, { passive: true });
};

export default interact;
