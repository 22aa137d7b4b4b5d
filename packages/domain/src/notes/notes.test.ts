import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CITATION_KINDS,
  citationsOf,
  citationText,
  plainTextOf,
  RICH_TEXT_BLOCKS,
  RICH_TEXT_MARKS,
  richTextSchema,
  withCitedIds,
  type RichText,
  type RichTextBlock,
} from '../shared/index.ts';
import {
  compareLines,
  compareRichText,
  excerptOf,
  noteFormSchema,
  withTemplate,
  type ComparedBlock,
} from './index.ts';

const paragraph = (text: string, change: Partial<RichTextBlock> = {}): RichTextBlock => ({
  type: 'PARAGRAPH',
  level: 0,
  spans: text === '' ? [] : [{ text, marks: [], href: null }],
  ...change,
});
const note = (change: object = {}) => ({
  title: 'Primera visita',
  message: [paragraph('Duerme mal.')],
  ...change,
});
const problems = (value: object) =>
  noteFormSchema.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

describe('a note', () => {
  it('keeps what was written', () => {
    expect(noteFormSchema.parse(note({ title: '  Primera visita ' }))).toEqual({
      title: 'Primera visita',
      template: null,
      message: [paragraph('Duerme mal.')],
      documentIds: [],
    });
  });

  it.each([
    ['no title', { title: ' ' }, [['title', 'REQUIRED']]],
    ['a title of 10,000 characters', { title: 'a'.repeat(10_000) }, [['title', 'TOO_LONG']]],
    ['nothing said', { message: [paragraph(' \n ')] }, [['message', 'REQUIRED']]],
    ['20,001 characters', { message: [paragraph('a'.repeat(20_001))] }, [['message', 'TOO_LONG']]],
    [
      'a link that would run something',
      { message: [paragraph('', { spans: [{ text: 'a', marks: [], href: 'javascript:alert(1)' }] })] },
      [['message', 'LINK_INVALID']],
    ],
    ['a template that nobody knows', { template: 'DAP' }, [['template', 'OPTION_INVALID']]],
    [
      '21 documents',
      { documentIds: Array.from({ length: 21 }, (_, i) => `d${i}`) },
      [['documentIds', 'TOO_MANY']],
    ],
  ])('with %s is rejected', (_what, change, expected) => expect(problems(note(change))).toEqual(expected));

  it('may consist of a title and documents alone', () => {
    expect(problems(note({ message: [], documentIds: ['d1'] }))).toEqual([]);
  });

  it.each([
    ['10,000 characters', 'ñ'.repeat(10_000)],
    ['emoji', '👩🏽‍⚕️🫀'],
    ['right to left', 'مرحبا بالعالم'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a formula', '=HYPERLINK("x")'],
  ])('treats %s as text', (_what, text) => {
    expect(plainTextOf(noteFormSchema.parse(note({ message: [paragraph(text)] })).message)).toBe(text);
  });
});

const word = fc.constantFrom('glucosa', 'cena', 'paseo', 'agua', 'ñandú', '42', '.', ' ');
const span = fc.record({
  text: fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ')),
  marks: fc.subarray([...RICH_TEXT_MARKS]),
  href: fc.option(fc.constant('https://healzy.example/'), { freq: 5 }),
});
const citation = fc.record({
  kind: fc.constantFrom(...CITATION_KINDS),
  id: fc.uuid(),
  view: fc.option(fc.constant({ name: 'daily', from: '2026-03-01', to: null })),
});
const citing = fc
  .record({ text: fc.constantFrom('Peso 72,6 kg · 12 nov 2026', 'Informe.pdf'), citation })
  .map((cited) => ({ ...cited, marks: [], href: null }));
const richText: fc.Arbitrary<RichText> = fc
  .array(
    fc.record({
      type: fc.constantFrom(...RICH_TEXT_BLOCKS),
      level: fc.integer({ min: 0, max: 3 }),
      spans: fc.array(fc.oneof(span, citing), { maxLength: 4 }),
    }),
    { maxLength: 8 },
  )
  .map((text) => richTextSchema.parse(text));

/** The words of one side of a comparison. */
const sideOf = (blocks: readonly ComparedBlock[], gone: 'ADDED' | 'REMOVED'): string =>
  blocks
    .flatMap((block) => block.spans.filter(({ change }) => change !== gone).map(({ text }) => text))
    .join('');
const wordsOf = (text: RichText): string => plainTextOf(text).replaceAll('\n', '');

describe('comparing versions', () => {
  it('shows added and removed words', () => {
    const spans = compareRichText(
      [paragraph('Cena a las once, sin fruta.')],
      [paragraph('Cena a las nueve, sin fruta.')],
    )[0]?.spans;
    expect(spans?.map(({ text, change }) => [text, change])).toEqual([
      ['Cena a las ', null],
      ['once', 'REMOVED'],
      ['nueve', 'ADDED'],
      [', sin fruta.', null],
    ]);
  });

  it('shows a paragraph inserted between two as added, whole', () => {
    const [a, b, c] = [paragraph('Uno'), paragraph('Dos'), paragraph('Tres')];
    expect(compareRichText([a, c], [a, b, c]).map(({ spans }) => spans[0]?.change)).toEqual([
      null,
      'ADDED',
      null,
    ]);
  });

  it('shows a word that became bold as changed', () => {
    const bold = paragraph('', {
      spans: [
        { text: 'Mucha ', marks: [], href: null },
        { text: 'agua', marks: ['BOLD'], href: null },
      ],
    });
    expect(compareRichText([paragraph('Mucha agua')], [bold])[0]?.spans.map(({ change }) => change)).toEqual([
      null,
      'REMOVED',
      'ADDED',
    ]);
  });

  it('loses no word of either version', () => {
    fc.assert(
      fc.property(richText, richText, (before, after) => {
        const blocks = compareRichText(before, after);
        expect([...sideOf(blocks, 'ADDED')].sort()).toEqual([...wordsOf(before)].sort());
        expect([...sideOf(blocks, 'REMOVED')].sort()).toEqual([...wordsOf(after)].sort());
      }),
      { numRuns: 200 },
    );
  });

  it('finds no change between a text and itself', () => {
    fc.assert(
      fc.property(richText, (text) =>
        compareRichText(text, text).every(({ spans }) => spans.every(({ change }) => change === null)),
      ),
    );
  });

  it('stays fast on the longest texts', () => {
    const long = (seed: number) =>
      richTextSchema.parse([paragraph(Array.from({ length: 9_000 }, (_, i) => (i * seed) % 7).join(' '))]);
    const begun = performance.now();
    expect(compareRichText(long(3), long(5)).length).toBeGreaterThan(0);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('compares titles', () => {
    expect(compareLines('Visita', 'Visita 2').map(({ text, change }) => [text, change])).toEqual([
      ['Visita', null],
      [' 2', 'ADDED'],
    ]);
  });
});

describe('an excerpt', () => {
  const text = `${'Relleno sin interés. '.repeat(20)}Refiere hipoglucemias nocturnas${' y más'.repeat(60)}`;

  it('is the beginning without a search', () => {
    expect(excerptOf('Duerme\n\nmal.')).toBe('Duerme mal.');
    expect(excerptOf(text).startsWith('Relleno')).toBe(true);
    expect(excerptOf(text).endsWith('…')).toBe(true);
  });

  it('surrounds the search word, ignoring accents', () => {
    expect(excerptOf(text, 'HIPOGLUCÉMIAS')).toContain('hipoglucemias');
    expect(excerptOf(text, 'nada')).toBe(excerptOf(text));
  });
});

describe('a template', () => {
  const known = ['S', 'O', 'A', 'P', 'D'];
  const titles = (text: RichText) =>
    text.filter(({ type }) => type === 'HEADING').map((block) => plainTextOf([block]));

  it('gives an empty note its headings, and replaces those of another template', () => {
    const soap = withTemplate([], ['S', 'O', 'A', 'P'], known);
    expect(titles(soap)).toEqual(['S', 'O', 'A', 'P']);
    expect(titles(withTemplate(soap, ['A', 'D'], known))).toEqual(['A', 'D']);
    expect(withTemplate(soap, [], known)).toEqual([]);
  });

  it('removes nothing that was written', () => {
    const written = [...withTemplate([], ['S', 'A'], known), paragraph('Duerme mal.')];
    const other = withTemplate(written, ['A', 'D'], known);
    expect(other.slice(0, written.length)).toEqual(written);
    expect(titles(other)).toEqual(['S', 'A', 'D']);
    expect(withTemplate(written, [], known)).toEqual(written);
  });
});

const cited = (text: string, change: object = {}) => ({
  text,
  marks: [],
  href: null,
  citation: { kind: 'MEASUREMENT' as const, id: '0f1e2d3c-4b5a-4697-8877-665544332211', view: null },
  ...change,
});

describe('a citation', () => {
  it('is one line without a link, whatever surrounds it', () => {
    const spans = [cited(' Peso\n72,6 kg '), cited('Peso 72,6 kg', { href: 'https://healzy.example/' })];
    expect(richTextSchema.parse([paragraph('', { spans })])[0]?.spans).toEqual([
      cited('Peso 72,6 kg'),
      cited('Peso 72,6 kg'),
    ]);
  });

  it('is compared whatever the case of its id', () => {
    const id = '0F1E2D3C-4B5A-4697-8877-665544332211';
    const spans = [cited('Peso', { citation: { kind: 'MEASUREMENT', id, view: null } })];
    expect(richTextSchema.parse([paragraph('', { spans })])[0]?.spans[0]?.citation?.id).toBe(
      id.toLowerCase(),
    );
  });

  it.each([
    ['too long', [cited('w'.repeat(201))], 'TOO_LONG'],
    ['one of too many', Array.from({ length: 101 }, () => cited('Peso')), 'TOO_MANY'],
    ['without words', [cited('  ')], 'TEXT_INVALID'],
  ])('that is %s is rejected', (_what, spans, code) => {
    const message = [paragraph('Texto'), paragraph('', { spans })];
    expect(problems(note({ message }))).toEqual([['message', code]]);
  });

  it.each([
    ['an unknown kind', { kind: 'INVOICE' }],
    ['no id', { id: 'x' }],
    ['a view that is a path', { view: { name: '../../users', from: null, to: null } }],
    ['a view of an impossible day', { view: { name: 'daily', from: '2026-02-31', to: null } }],
  ])('with %s is rejected', (_what, change) => {
    const spans = [cited('Peso', { citation: { ...cited('').citation, ...change } })];
    expect(richTextSchema.safeParse([paragraph('', { spans })]).success).toBe(false);
  });

  it('is removed and added as a whole when another takes its place', () => {
    const before = paragraph('', { spans: [{ text: 'Hoy ', marks: [], href: null }, cited('Peso 72,6 kg')] });
    const after = paragraph('', { spans: [{ text: 'Hoy ', marks: [], href: null }, cited('Peso 71,9 kg')] });
    const spans = compareRichText([before], [after]).flatMap((block) => block.spans);
    expect(spans.filter(({ citation }) => citation).map(({ text, change }) => [text, change])).toEqual([
      ['Peso 72,6 kg', 'REMOVED'],
      ['Peso 71,9 kg', 'ADDED'],
    ]);
  });

  it('is found once, given another id, or left as text where there is none', () => {
    fc.assert(
      fc.property(richText, (text) => {
        const all = citationsOf(text);
        expect(new Set(all.map(({ kind, id }) => `${kind}/${id}`)).size).toBe(all.length);
        expect(citationsOf(withCitedIds(text, (id) => id))).toEqual(all);
        const plain = withCitedIds(text, () => undefined);
        expect(citationsOf(plain)).toEqual([]);
        expect(plainTextOf(plain)).toBe(plainTextOf(text));
      }),
    );
  });

  it('says at most what a citation may', () => {
    expect(citationText('Peso\n 72,6 kg')).toBe('Peso 72,6 kg');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        expect(citationText(text).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
