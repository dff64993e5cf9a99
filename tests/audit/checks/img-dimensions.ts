import { type Fixtures, file, page } from '../facts.ts';

const shown = (body: string, css = '') => ({
  page: page({ body }),
  files: css ? [file('style', '/a.css', { css })] : [],
});
const boxed = '<div class="card photo"><p><img src="/a.jpg"></p></div>';

export default {
  pass: [
    shown('<img src="/a.jpg" width="8" height="6">'),
    shown('<img src="/a.jpg" style="width:100%;aspect-ratio:4/3">'),
    // A sheet keeps its place, or that of a box around it.
    shown('<img src="/a.jpg" class="face">', '.face { width: 60px; height: 60px }'),
    shown('<img src="/a.jpg">', '@media print { a { x: y } } .team img { height: 12rem }'),
    shown(boxed, 'a.x, .photo { min-height: 200px }'),
    shown(boxed, '.photo { position: relative } .card > p, .card .photo { aspect-ratio: 1 }'),
  ],
  partly: [
    shown('<img src="/a.jpg">'),
    shown('<img src="/a.jpg" width="8">'),
    shown('<img src="/a.jpg" width="8" height="6"><img src="/a.jpg">'),
    shown(
      boxed,
      'img { max-width: 100%; height: auto } .photo a { height: 9px } .b { line-height: 2 }',
    ),
  ],
  notApplicable: [shown(''), shown('<nav><img src="/logo.png"></nav>')],
} satisfies Fixtures;
