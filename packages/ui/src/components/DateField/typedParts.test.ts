import { describe, expect, it } from 'vitest';
import { nextPart, partsAsText, textAsParts, type PartsState, type TypedParts } from './typedParts.ts';

type Part = PartsState['segments'][number];
const part = (type: Part['type'], value: number | null): Part => ({
  type,
  ...(value === null ? {} : { value }),
  text: `${value ?? type}`,
  placeholder: type,
  isEditable: true,
  isPlaceholder: value === null,
});
const date = (day: number | null, month: number | null, year: number | null) => [
  part('day', day),
  part('month', month),
  part('year', year),
];

/** Every intermediate state, as day/month/year. */
function way(from: Part[], typed: TypedParts): string[] {
  const states: string[] = [];
  let parts = from;
  for (let next = nextPart(parts, typed); next; next = nextPart(parts, typed)) {
    const { type, value } = next;
    parts = parts.map((each) => (each.type === type ? part(type, value) : each));
    states.push(parts.map(({ value: held }) => held ?? '–').join('/'));
    if (states.length > 9) throw new Error('never arrives');
  }
  return states;
}

describe('typed parts', () => {
  it('are saved as text and read back', () => {
    expect(partsAsText(date(31, 2, null))).toBe('day:31 month:2');
    expect(textAsParts('day:31 month:2')).toEqual({ day: 31, month: 2 });
    expect(textAsParts('nonsense')).toEqual({});
  });

  it('are restored part by part', () => {
    expect(way(date(null, null, null), { day: 31, month: 2 })).toEqual(['31/–/–', '31/2/–']);
    expect(way(date(15, 4, 1988), { day: 31 }).at(-1)).toBe('31/–/–');
    expect(way(date(30, 4, 1988), { day: 30, month: 2, year: 1988 })).toEqual(['30/2/1988']);
    expect(nextPart(date(30, 2, 1988), { day: 30, month: 2, year: 1988 })).toBeNull();
  });

  it('never pass through another whole day', () => {
    for (const typed of [
      { day: 30, month: 2, year: 1988 },
      { day: 31, month: 6, year: 2001 },
    ]) {
      const states = way(date(15, 4, 1999), typed);
      expect(states.slice(0, -1).every((state) => state.includes('–'))).toBe(true);
      expect(states.at(-1)).toBe(Object.values(typed).join('/'));
    }
  });
});
