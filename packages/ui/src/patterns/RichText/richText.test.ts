import { describe, expect, it } from 'vitest';
import { hrefFor, isSafeHref, partsOf, type RichTextBlock } from './richText.ts';

const item = (type: 'BULLET' | 'NUMBER', level: number): RichTextBlock => ({ type, level, spans: [] });

describe('lists', () => {
  it('are built from consecutive items, deeper ones nested in the item above', () => {
    const parts = partsOf([
      item('NUMBER', 0),
      item('BULLET', 1),
      item('BULLET', 1),
      item('NUMBER', 0),
      item('BULLET', 0),
      { type: 'PARAGRAPH', level: 0, spans: [] },
      item('BULLET', 3),
    ]);
    expect(
      parts.map((part) => (part.kind === 'list' ? [part.isOrdered, part.items.length] : part.kind)),
    ).toEqual([[true, 2], [false, 1], 'block', [false, 1]]);
    const first = parts[0];
    expect(first?.kind === 'list' && first.items[0]?.lists[0]?.items.length).toBe(2);
  });
});

describe('links', () => {
  it.each([
    ['https://healzy.example/a', 'https://healzy.example/a'],
    ['healzy.example/a', 'https://healzy.example/a'],
    ['healzy.example:8080', 'https://healzy.example:8080'],
    ['ana@correo.example', 'mailto:ana@correo.example'],
    ['+34600000000', 'tel:+34600000000'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['two words', null],
    ['healzy', null],
    ['', null],
  ])('%j means %j', (typed, href) => expect(hrefFor(typed)).toBe(href));

  it('are followed only where nothing can run', () => {
    expect(isSafeHref('JAVASCRIPT:alert(1)')).toBe(false);
    expect(isSafeHref('//evil.example')).toBe(false);
    expect(isSafeHref('https://clinica.example@evil.example/')).toBe(false);
    expect(isSafeHref('https://ana:secreto@clinica.example/')).toBe(false);
    expect(isSafeHref('https://clinica.example/@ana')).toBe(true);
    expect(hrefFor('clinica.example@evil.example/a')).toBeNull();
    expect(hrefFor('ana:secreto@clinica.example')).toBeNull();
    expect(isSafeHref('tel:112')).toBe(true);
  });
});
