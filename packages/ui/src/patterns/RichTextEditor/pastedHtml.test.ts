import { describe, expect, it } from 'vitest';
import { blocksOfHtml } from './pastedHtml.ts';
import { blocksOfPlain } from './pastedText.ts';

/** Blocks as one line each: type, level and text, `*bold*`, `_italic_`, `+underlined+`, `[link]`. */
const shown = (html: string): string[] =>
  blocksOfHtml(html).map(
    ({ type, level, spans }) =>
      `${type[0]}${level} ${spans
        .map(({ text, marks, href }) => {
          const signs = marks.map((mark) => ({ BOLD: '*', ITALIC: '_', UNDERLINE: '+' })[mark]).join('');
          const words = `${signs}${text}${[...signs].reverse().join('')}`;
          return href === null ? words : `[${words}](${href})`;
        })
        .join('')}`,
  );

describe('what is pasted', () => {
  it.each([
    ['paragraphs', '<p>One</p><p>Two  <b>three</b> </p>', ['P0 One', 'P0 Two *three*']],
    ['headings', '<h1>A</h1><h3>B</h3><h4>C</h4>', ['H0 A', 'H0 B', 'H1 C']],
    ['lines', '<div>One<br>Two</div>Three', ['P0 One\nTwo', 'P0 Three']],
    [
      'lists within lists',
      '<ul><li>A<ol><li>B</li></ol></li><li><p>C</p><p>D</p></li></ul>',
      ['B0 A', 'N1 B', 'B0 C\nD'],
    ],
    ['quotes', '<blockquote><p>A</p><p>B</p></blockquote>C', ['Q0 A', 'Q0 B', 'P0 C']],
    ['links', '<a href="https://a.example"><i>A</i></a>', ['P0 [_A_](https://a.example)']],
    ['looks written as styles', '<span style="font-weight:700;font-style:italic">A</span>', ['P0 *_A_*']],
    ['a wrapper that says it is not bold', '<b style="font-weight:normal"><p>A</p></b>', ['P0 A']],
    ['characters written as entities', 'a &lt;b&gt; &amp;&nbsp;&#241; &#x1F964;', ['P0 a <b> & ñ 🥤']],
    ['tables, row by row', '<table><tr><td>kcal</td><td>1.800</td></tr></table>', ['P0 kcal | 1.800']],
    [
      "Word's lists",
      `<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>A</p>
       <p style='mso-list:l0 level2 lfo1'>B</p>`,
      ['B0 A', 'B1 B'],
    ],
  ])('keeps %s', (_what, html, expected) => expect(shown(html)).toEqual(expected));

  it.each([
    ['scripts and styles', '<style>p{}</style><script>alert(1)</script><p>A</p>', ['P0 A']],
    ['handlers and pictures', '<img src=x onerror=alert(1)><p onclick="alert(1)">A</p>', ['P0 A']],
    ['links that would run something', '<a href="javascript:alert(1)">A</a>', ['P0 A']],
    ['comments', '<!--[if gte mso 9]><xml>B</xml><![endif]--><p>A</p>', ['P0 A']],
    ['what is not closed', '<p><b>A<p>B', ['P0 *A*', 'P0 *B*']],
    ['signs that are no tags', 'a < b > c', ['P0 a < b > c']],
    ['an attribute that holds a tag', '<p title="<script>">A</p>', ['P0 A']],
  ])('leaves out %s', (_what, html, expected) => expect(shown(html)).toEqual(expected));

  describe('with a citation', () => {
    const citation = { kind: 'DOCUMENT', id: 'd1', view: null };
    const copied = (scope: string, of: unknown = citation) =>
      `<p>See <span data-citation="${JSON.stringify({ scope, citation: of }).replaceAll('"', '&quot;')}">Report.pdf</span> now</p>`;
    const spansOf = (html: string) => blocksOfHtml(html, 'patient 1')[0]?.spans;

    it('keeps it within the same scope', () => {
      expect(spansOf(copied('patient 1'))).toEqual([
        { text: 'See ', marks: [], href: null },
        { text: 'Report.pdf', marks: [], href: null, citation },
        { text: ' now', marks: [], href: null },
      ]);
    });

    it.each([
      ['of another scope', copied('patient 2')],
      ['without an id', copied('patient 1', { kind: 'DOCUMENT' })],
      ['that is not readable', '<p>See <span data-citation="{">Report.pdf</span> now</p>'],
    ])('%s has its text', (_what, html) => {
      expect(spansOf(html)).toEqual([{ text: 'See Report.pdf now', marks: [], href: null }]);
    });
  });

  // Quadratic time would exceed the test's own timeout.
  it.each(['<a "', '<div>', '<'])('is read to its end when it is nothing but %s', (broken) => {
    expect(blocksOfHtml(broken.repeat(100_000))).toBeInstanceOf(Array);
  });

  it('is a paragraph for each line of plain text', () => {
    expect(blocksOfPlain('One\r\n\r\nTwo\n')).toMatchObject([
      { type: 'PARAGRAPH', spans: [{ text: 'One' }] },
      { type: 'PARAGRAPH', spans: [{ text: 'Two' }] },
    ]);
  });
});
