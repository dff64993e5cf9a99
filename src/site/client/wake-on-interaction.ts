import type { ClientDirective } from 'astro';
import { afterFrame } from '../ui/after-frame.ts';

const firstTouches = ['focusin', 'pointerdown', 'pointerenter', 'submit'] as const;

/** Hydrates the island at the first pointer, touch or focus that reaches it; once. */
const interact: ClientDirective = (load, _options, element) => {
  const wake = () => {
    for (const event of firstTouches) element.removeEventListener(event, wake);
    afterFrame(async () => (await load())());
  };
  for (const event of firstTouches) element.addEventListener(event, wake, { passive: true });
};

export default interact;
