import { describe, expect, it } from 'vitest';
import { valuesBefore } from './index.ts';

const entry = (id: string, on: string, figures: Record<string, number>) => ({
  id,
  on,
  figures: Object.entries(figures).map(([magnitude, value]) => ({ magnitude, value })),
});
const before = (entries: Parameters<typeof valuesBefore>[0]) =>
  Object.fromEntries([...valuesBefore(entries)].map(([id, values]) => [id, Object.fromEntries(values)]));

describe('the values before those of an entry', () => {
  it('are the last of each magnitude, however many entries lie between', () => {
    expect(
      before([
        entry('c', '2026-11-20', { weightKg: 78.2, waistCm: 90 }),
        entry('b', '2026-11-15', { weightKg: 78.6 }),
        entry('a', '2026-11-09', { weightKg: 79, waistCm: 92 }),
      ]),
    ).toEqual({ a: {}, b: { weightKg: 79 }, c: { weightKg: 78.6, waistCm: 92 } });
  });

  it('are not those of the same day, which they correct', () => {
    expect(
      before([
        entry('c', '2026-11-20', { weightKg: 78.2 }),
        entry('b', '2026-11-20', { weightKg: 87.2 }),
        entry('a', '2026-11-09', { weightKg: 79 }),
      ]),
    ).toEqual({ a: {}, b: { weightKg: 79 }, c: { weightKg: 79 } });
  });

  it('are unknown where nothing earlier is there', () => {
    expect(before([entry('a', '2026-11-20', { weightKg: 78.2 })])).toEqual({ a: {} });
    expect(before([])).toEqual({});
  });
});
