import { expect, it } from 'vitest';
import { table } from '../../../src/site/seo/markdown/write.ts';
import { graphText } from '../../../src/site/seo/structured-data/graph.ts';
import { element } from '../../../src/site/seo/xml.ts';

it('structured data can’t end the script element it stands in', () => {
  const name = '</script><script>alert(1)</script><!--';
  const text = graphText([{ '@type': 'Thing', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});

it('text in XML is escaped, in elements and attributes', () => {
  const { xml } = element('a', [element('b', 'x < "y" & z'), undefined], { href: '?a&b="c"' });
  expect(xml).toBe('<a href="?a&amp;b=&quot;c&quot;"><b>x &lt; &quot;y&quot; &amp; z</b></a>');
});

it('a bar in a cell of a Markdown table does not end the cell', () => {
  expect(table(['a', 'b'], [['x|y', 'z']])).toBe('| a | b |\n| --- | --- |\n| x\\|y | z |');
});
