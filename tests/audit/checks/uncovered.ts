import { type Fixtures, pageFrom, withBody } from '../facts.ts';

const box = (style: string) => withBody(`<div style="position: fixed; ${style}">Sale</div>`);

/** Invisible until a script shows it. */
const veiled = (script: string) => ({
  page: pageFrom(`<body style="opacity:0"><h1>Sale</h1><script${script}</script>`),
});

export default {
  pass: [
    veiled('>onload = () => document.body.removeAttribute("style")'),
    withBody("<script>if (failed) alert('Write your name')</script>"),
    box('bottom: 0; left: 0; right: 0'),
    box('inset: 0; display: none'),
    box('inset: 0; pointer-events: none'),
    box('top: 0; width: 100%; height: 60px'),
    withBody(
      '<script>b.addEventListener("click", () => Notification.requestPermission())</script>',
    ),
  ],
  fail: [
    veiled(' src="/site.js">'),
    withBody("<script>alert('Admission open! Call now');</script>"),
    withBody('<script>Notification.requestPermission().then(() => go())</script>'),
    box('inset: 0; z-index: 9999'),
    box('top: 0; left: 0; width: 100vw; height: 100vh'),
    box('right: 0; top: 0; bottom: 0; left: 0'),
  ],
} satisfies Fixtures;
