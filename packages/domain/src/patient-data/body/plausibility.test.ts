import { describe, expect, it } from 'vitest';
import {
  BODY_MAGNITUDE_IDS,
  implausibleChanges,
  implausibleHistory,
  isImplausibleChange,
  noFigures,
  type BodyFigures,
  type BodyMagnitude,
  type Neighbours,
} from './index.ts';

const adult = '1984-02-29';
const at = (value: number, on: string) => ({ value, on });

describe('a change in an adult', () => {
  it.each<[BodyMagnitude, number, number, string, boolean]>([
    // From the first value on 3 October 2026 to the second on a later day.
    ['weightKg', 72.6, 172.5, '2026-11-22', true],
    ['weightKg', 172.5, 72.6, '2026-11-22', true],
    ['weightKg', 72.6, 7.26, '2026-11-22', true],
    ['weightKg', 72.6, 74.6, '2026-10-03', false],
    ['weightKg', 72.6, 75, '2026-10-03', true],
    ['weightKg', 72.6, 70.1, '2026-10-10', false],
    ['weightKg', 72.6, 62.7, '2026-10-10', true],
    ['weightKg', 80, 74, '2026-11-03', false],
    ['weightKg', 80, 70, '2026-11-03', true],
    ['weightKg', 120, 90, '2027-10-03', false],
    ['weightKg', 120, 80, '2036-10-03', true],
    ['heightCm', 168, 170, '2026-11-03', false],
    ['heightCm', 168, 186, '2026-11-03', true],
    ['heightCm', 168, 165, '2056-10-03', false],
    ['heightCm', 168, 160, '2056-10-03', true],
    ['fatPercent', 33, 30, '2026-10-10', false],
    ['fatPercent', 33, 3.3, '2026-10-10', true],
    ['musclePercent', 30, 40, '2026-10-10', true],
    ['waistCm', 84, 88, '2026-10-03', false],
    ['waistCm', 84, 48, '2027-10-03', true],
    ['hipCm', 102, 120, '2026-11-03', true],
    ['wristCm', 16, 19, '2026-11-03', true],
  ])('of %s from %d to %d by %s: asked %s', (id, from, to, day, asked) => {
    expect(isImplausibleChange(id, at(from, '2026-10-03'), at(to, day), adult)).toBe(asked);
  });

  it.each(BODY_MAGNITUDE_IDS)('of zero is never questioned (%s)', (id) => {
    expect(isImplausibleChange(id, at(20.1, '2026-10-03'), at(20.1, '2026-10-03'), adult)).toBe(false);
    expect(isImplausibleChange(id, at(10, '2026-10-03'), at(100, '2026-10-03'), adult)).toBe(true);
  });
});

describe('growth', () => {
  it.each<[BodyMagnitude, number, number, string, string, string, boolean]>([
    ['weightKg', 3.3, 6, '2026-01-01', '2026-04-01', '2026-01-01', false],
    ['weightKg', 3.3, 33, '2026-01-01', '2026-04-01', '2026-01-01', true],
    ['weightKg', 6, 3.3, '2026-04-01', '2026-05-01', '2026-01-01', true],
    ['heightCm', 50, 60, '2026-01-01', '2026-04-01', '2026-01-01', false],
    ['heightCm', 140, 149, '2025-10-01', '2026-10-01', '2014-01-01', false],
    ['heightCm', 140, 149, '2026-09-01', '2026-10-01', '2014-01-01', true],
    ['heightCm', 140, 130, '2025-10-01', '2026-10-01', '2014-01-01', true],
    ['weightKg', 40, 60, '2024-10-01', '2026-10-01', '2012-01-01', false],
    ['weightKg', 40, 60, '2026-09-24', '2026-10-01', '2012-01-01', true],
  ])('may be: %s from %d to %d, %s to %s, born %s: asked %s', (id, from, to, day, later, born, asked) => {
    expect(isImplausibleChange(id, at(from, day), at(to, later), born)).toBe(asked);
  });
});

describe('a measurement next to its neighbours', () => {
  const ask = (
    weightKg: number,
    near: Partial<Neighbours>,
    options: Partial<Parameters<typeof implausibleChanges>[1]> = {},
  ) =>
    implausibleChanges(
      { measuredOn: '2026-11-22', figures: { ...noFigures(), weightKg } },
      {
        neighbours: { weightKg: { before: null, sameDay: null, after: null, ...near } },
        birthdate: adult,
        ...options,
      },
    );
  const before = at(72.6, '2026-10-03');

  it('names both values and days', () => {
    expect(ask(172.5, { before })).toEqual([
      { magnitude: 'weightKg', value: 172.5, on: '2026-11-22', near: before },
    ]);
    expect(ask(73.4, { before })).toEqual([]);
    expect(ask(172.5, {})).toEqual([]);
  });

  it('is also compared with later measurements', () => {
    const after = at(71, '2026-12-20');
    expect(ask(90, { before: at(88, '2025-01-01'), after })).toMatchObject([{ near: after }]);
    expect(ask(72, { before, after })).toEqual([]);
  });

  it('may correct an implausible one of the same day, and is questioned only where it deviates itself', () => {
    expect(ask(72.9, { before, sameDay: at(172.5, '2026-11-22') })).toEqual([]);
    const sameDay = at(73, '2026-11-22');
    expect(ask(79, { before: at(72.6, '2025-10-03'), sameDay })).toMatchObject([{ near: sameDay }]);
    expect(ask(172.5, { sameDay })).toMatchObject([{ near: sameDay }]);
  });

  it('is not questioned twice: once confirmed, or unchanged', () => {
    expect(ask(172.5, { before }, { confirmed: ['weightKg'] })).toEqual([]);
    expect(ask(172.5, { before }, { confirmed: ['heightCm'] })).toHaveLength(1);
    const figures: BodyFigures = { ...noFigures(), weightKg: 172.5 };
    expect(ask(172.5, { before }, { corrected: { measuredOn: '2026-11-22', figures } })).toEqual([]);
    expect(ask(172.5, { before }, { corrected: { measuredOn: '2026-11-21', figures } })).toHaveLength(1);
    expect(ask(172.4, { before }, { corrected: { measuredOn: '2026-11-22', figures } })).toHaveLength(1);
  });
});

describe('measurements that arrive together', () => {
  const of = (measuredOn: string, figures: Partial<BodyFigures>) => ({
    measuredOn,
    figures: { ...noFigures(), ...figures },
  });

  it('are each compared with those before them, and the first with what people measure', () => {
    const history = [
      of('2026-01-10', { heightCm: 72, weightKg: 80 }),
      of('2026-02-10', { weightKg: 79.4, waistCm: 90 }),
      of('2026-03-10', { weightKg: 28 }),
      of('2026-03-10', { weightKg: 79 }),
      of('2026-04-10', { waistCm: 150, weightKg: 78.5 }),
    ];
    expect(implausibleHistory(history, adult)).toEqual([
      { magnitude: 'heightCm', value: 72, on: '2026-01-10', near: null },
      { magnitude: 'weightKg', value: 28, on: '2026-03-10', near: at(79.4, '2026-02-10') },
      { magnitude: 'waistCm', value: 150, on: '2026-04-10', near: at(90, '2026-02-10') },
    ]);
    expect(implausibleHistory(history, adult, ['heightCm', 'weightKg', 'waistCm'])).toEqual([]);
  });
});
