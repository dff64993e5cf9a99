import { describe, expect, it } from 'vitest';
import { renderArticle } from '../../../src/catalog/articles/render-article.ts';

const html = (markdown: string) => renderArticle(markdown).html.trim();
const mistakes = (markdown: string) => renderArticle(markdown).mistakes;

describe('bold and highlight', () => {
  it.each([
    ['double underscores are bold', '__text__', '<strong>text</strong>'],
    ['double asterisks are a highlight', '**text**', '<mark>text</mark>'],
    ['a highlight inside bold', '__a **b** c__', '<strong>a <mark>b</mark> c</strong>'],
    ['bold inside a highlight', '**a __b__ c**', '<mark>a <strong>b</strong> c</mark>'],
    ['after Devanagari', 'कीमत **हिंदी** __ठीक__', 'कीमत <mark>हिंदी</mark> <strong>ठीक</strong>'],
    ['after characters of two units', '🙏🙏 **a** __b__', '🙏🙏 <mark>a</mark> <strong>b</strong>'],
    ['single marks are emphasis as ever', '*a* _b_', '<em>a</em> <em>b</em>'],
    ['marks in code stay as they are', '`**a** __b__`', '<code>**a** __b__</code>'],
    ['escaped marks stay as they are', '\\*\\*a\\*\\*', '**a**'],
  ])('%s', (_name, markdown, expected) => {
    expect(html(markdown)).toBe(`<p>${expected}</p>`);
  });

  it('holds in tables, lists and titles of blocks', () => {
    expect(html('| A |\n|--|\n| **b** |')).toContain('<mark>b</mark></th>');
    expect(html('- __b__')).toContain('<li><strong>b</strong></li>');
    expect(html(':::today[Do **it**]\nNow.\n:::')).toContain('Do <mark>it</mark></h3>');
  });
});

it.each([
  ['** bold ** x', '**', 'A highlight is **words**'],
  ['__ bold __ x', '__', 'Bold is __words__'],
  ['==bold== x', '==b', 'A highlight is **words**'],
  ['##Title', '##', 'A chapter is ## and a space'],
  ['• One', '•', 'An item of a list is - and a space'],
  ['- [] One', '[] ', 'A box that can be ticked is - [ ]'],
  ['[ ] One', '[ ] ', 'A box that can be ticked is - [ ]'],
  ['[us] (/Contact)', '] (', 'A link is [words](/Contact)'],
  ['[us](/Contact', '](/', 'A link is [words](/Contact)'],
  ['::: example [T]\nx\n:::', ':::', 'A block is :::example[Its title]'],
  ['a | b\n1 | 2', 'a | b\n1 |', 'A table has a line | --- | --- |'],
])('says of %s that it shows as it is, and what to type', (markdown, shown, remedy) => {
  expect(mistakes(markdown)[0]).toContain(`line 1: the text shows "${shown}". ${remedy}`);
});

describe('what an article can hold', () => {
  it('sets a checklist whose boxes can be ticked by their words', () => {
    expect(html('- [ ] one **thing**')).toContain(
      '<ul class="checklist">\n<li><label><input type="checkbox"><span> one <mark>thing</mark></span></label></li>',
    );
  });

  it('gives columns of figures a class and never a style', () => {
    const table = html('| A | ₹ |\n|---|--:|\n| a | 1 |');
    expect(table).toContain('<td class="number">1</td>');
    expect(table).not.toContain('style=');
  });

  it('says of a table which cells are headers, for screen readers', () => {
    const table = html('| | **Now** | ₹ |\n|---|---|--:|\n| Leads | __40__ | 1 |');
    expect(table.replaceAll('\n', '')).toBe(
      '<table><thead><tr><td></td><th scope="col"><mark>Now</mark></th><th class="number" scope="col">₹</th></tr></thead>' +
        '<tbody><tr><th scope="row">Leads</th><td><strong>40</strong></td><td class="number">1</td></tr></tbody></table>',
    );
  });

  it.each(['today', 'message', 'example'])('sets the block %s apart with its title', (name) => {
    const block = renderArticle(`:::${name}[A title]\nWords.\n:::`);
    expect(block.html).toMatch(new RegExp(`<div class="block block--${name} ground-\\w+"><h3`));
    expect(block.html).toContain('>A title</h3>');
    expect(block.mistakes).toEqual([]);
  });

  it('leaves times and ratios alone', () => {
    expect(html('Open 9:30 to 18:30, at 16:9.')).toBe('<p>Open 9:30 to 18:30, at 16:9.</p>');
  });

  it('lists its chapters with ids of their words, in every script', () => {
    const { html, headings } = renderArticle(
      '## Find the **leak**, first\n\n## जो नहीं बदलेगा\n\n### Sub',
    );
    expect(headings).toEqual([
      { id: 'find-the-leak-first', text: 'Find the leak, first' },
      { id: 'जो-नहीं-बदलेगा', text: 'जो नहीं बदलेगा' },
    ]);
    expect(html).toContain('<h2 id="find-the-leak-first">');
  });
});

describe('a mistake names its line and the remedy', () => {
  it.each([
    ['raw HTML', 'Fine.\n\n<script>x()</script>', 'line 3: an article can’t hold HTML'],
    ['HTML inside a line', 'Fine <b>x</b>.', 'line 1: an article can’t hold HTML'],
    ['a heading of the first level', '# Title', 'line 1: a heading has the wrong level'],
    ['an unknown page', 'See [us](/contact).', 'Did you mean "/Contact"?'],
    ['an address without https', '[x](http://example.com)', 'not a page of this site'],
    [
      'a link by reference',
      '> See [us][1].\n>\n> [1]: javascript:x()',
      'line 3: an article can’t hold',
    ],
    ['an unknown block', '\n:::note[x]\ny\n:::', 'line 2: the block "note" is not known'],
    ['a block without a title', ':::today\ny\n:::', ':::today[Your title]'],
    ['a wide table', '|a|b|c|d|e|\n|-|-|-|-|-|', 'the table has 5 columns'],
    ['a phone number', 'Call +91 98765 43210.', 'Write {phone}'],
    ['an unknown placeholder', 'Call {fone}.', 'unknown placeholder {fone}'],
    ['two chapters of one name', '## A\n\n## A', 'line 3: two chapters are called "A"'],
  ])('%s', (_name, markdown, sentence) => {
    expect(mistakes(markdown).join('\n')).toContain(sentence);
  });

  it('takes known pages, anchors and secure addresses', () => {
    expect(
      mistakes('[a](/Contact) [b](/profile/career#openings) [c](https://example.com)'),
    ).toEqual([]);
  });
});
