import { describe, expect, it } from 'vitest';
import { isSafeLink, richTextSchema, type RichTextBlock } from './rich-text.ts';

const paragraph = (text: string, change: Partial<RichTextBlock> = {}): RichTextBlock => ({
  type: 'PARAGRAPH',
  level: 0,
  spans: text === '' ? [] : [{ text, marks: [], href: null }],
  ...change,
});

describe('formatted text', () => {
  it.each([
    ['https://healzy.example/a?b=c', true],
    ['mailto:ana@correo.example', true],
    ['tel:+34600000000', true],
    ['javascript:alert(1)', false],
    ['JaVaScRiPt:alert(1)', false],
    ['data:text/html,x', false],
    ['/patients', false],
    [' https://a.example', false],
    ['https://', false],
    ['https://ana:secreto@clinica.example/', false],
    ['https://clinica.example@evil.example/', false],
    ['https:\\\\clinica.example@evil.example', false],
    ['ht\ttps://clinica.example@evil.example', false],
    ['https://clinica.example/@ana?to=b@c.example', true],
    ['mailto:ana@clinica.example', true],
  ])('a link to %s: %s', (href, isSafe) => expect(isSafeLink(href)).toBe(isSafe));

  it('has one normal form', () => {
    const text = [
      paragraph(''),
      paragraph('', {
        type: 'BULLET',
        level: 3,
        spans: [
          { text: 'a\0', marks: ['ITALIC', 'BOLD'], href: null },
          { text: 'b', marks: ['BOLD', 'ITALIC'], href: null },
        ],
      }),
      paragraph('c', { type: 'NUMBER', level: 3 }),
      paragraph(' '),
    ];
    expect(richTextSchema.parse(text)).toEqual([
      { type: 'BULLET', level: 0, spans: [{ text: 'ab', marks: ['BOLD', 'ITALIC'], href: null }] },
      { type: 'NUMBER', level: 1, spans: [{ text: 'c', marks: [], href: null }] },
    ]);
  });

  it('rejects anything that is not a block', () => {
    expect(richTextSchema.safeParse([{ type: 'SCRIPT', level: 0, spans: [] }]).success).toBe(false);
    expect(richTextSchema.safeParse('<p>a</p>').success).toBe(false);
  });
});
