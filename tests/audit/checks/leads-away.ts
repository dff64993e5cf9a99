import { type Fixtures, page, withBody, withHead } from '../facts.ts';

const refresh = (content: string) => `<meta http-equiv="refresh" content="${content}">`;
const script = (code: string) => withHead(`<script>${code}</script>`);

export default {
  pass: [
    withHead(refresh('300')),
    // The page again, later, or with another query; a session that ends.
    withHead(refresh('30; url=https://shop.example/?again')),
    withHead(refresh('1800;url=/login')),
    withHead(`<noscript>${refresh('0; url=/basic')}</noscript>`),
    { page: page({}, { headers: { 'content-type': 'text/html', refresh: '5' } }) },
    // On a condition, on a tap, or in a function that nobody calls when the page opens.
    script('if (location.protocol !== "https:")\n  location.href = "https://shop.example/a";'),
    script('if (top !== self) { top.location = "/a" } else {\n x() }'),
    script('function go()\n{ location.href = "/a" }\nbutton.addEventListener("click", go)'),
    script('$(document).on("click", ".a", function () { location.href = "/a" })'),
    script('jQuery(function ($) { $("#a").search({ found: function (a) { location = a.url } }) })'),
    script('ask(function () { location = "/a" })'),
    script('(function () { if (!isPhone()) return; location.replace("/m") })()'),
    script('const html = "location.href = \'/a\'"; var a = { b: function () { location = "/c" } }'),
    script('// location.href = "/a"\n/* location = "/b"; */ document.location.hash = "a"'),
    script('location.href = "#top"; location.href = location.href.replace("a", "b")'),
    withHead('<script type="text/template">location.href = "/a"</script>'),
    withBody('<a href="#" onclick="location.href=\'/a\'">A</a>'),
    // To another site: a check of its own.
    withHead(refresh('0,https://other.example')),
  ],
  fail: [
    script(
      'window.onload = function () { setTimeout(function () { location.href = "/a" }, 2000) }',
    ),
    script('location.href = "/home?from=old"'),
    withHead(refresh('0; url=/home.html')),
    withHead(refresh("5;URL='https://www.shop.example/new'")),
    { page: page({}, { headers: { 'content-type': 'text/html', refresh: '0;url=/home' } }) },
    script('location.href = "/home"'),
    script("var to = 'https://other.example'\nwindow.location = to"),
    script('setTimeout(function () { location.href = "/a" }, 3000)'),
    script('setTimeout("document.location=\'/a\'", 500)'),
    script('setTimeout(() => location.assign("/a"), 10)'),
    script('window.onload = function () {\n  // There.\n  window.location.href = "/a"\n}'),
    script('document.addEventListener("DOMContentLoaded", () => { self.location = `/a` })'),
    script('$(function () { top.location.href = "/a" })'),
    script('!function () { location = "/a" }()'),
    script('function go() { location.href = "/a" }\nsetTimeout(go, 100)'),
    {
      page: page({
        head: '<script>function go() { location = "/a" }</script><body onload="go()">',
      }),
    },
    { page: page({ head: '<body onload="location.href=\'/a\'">' }) },
  ],
} satisfies Fixtures;
