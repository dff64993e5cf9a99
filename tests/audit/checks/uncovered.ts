import { type Fixtures, withBody } from '../facts.ts';

const box = (style: string) => withBody(`<div style="position: fixed; ${style}">Sale</div>`);

export default {
  pass: [
    box('bottom: 0; left: 0; right: 0'),
    box('inset: 0; display: none'),
    box('inset: 0; pointer-events: none'),
    box('top: 0; width: 100%; height: 60px'),
    withBody(
      '<script>b.addEventListener("click", () => Notification.requestPermission())</script>',
    ),
  ],
  fail: [
    withBody('<script>Notification.requestPermission().then(() => go())</script>'),
    box('inset: 0; z-index: 9999'),
    box('top: 0; left: 0; width: 100vw; height: 100vh'),
    box('right: 0; top: 0; bottom: 0; left: 0'),
  ],
} satisfies Fixtures;
