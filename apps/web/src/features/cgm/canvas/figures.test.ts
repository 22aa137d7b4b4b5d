import { emptySeries, type CgmSeries, type RangeProfile } from '@healzy/domain/cgm';
import type { GlucoseUnit } from '@healzy/domain/shared';
import { fromMgdl } from '@healzy/domain/shared';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatsOf } from '../../../app/formats.ts';
import { byRange } from '../useGlucoseLabels.ts';
import { figuresOf, type FigureId } from './figures.ts';
import { figuresOf as answersOf } from './sample-canvas.ts';

const DAY = 86_400;
const FROM = Date.UTC(2026, 0, 5) / 1000;

/** Fourteen whole days in UTC whose readings come one after the other, round and round. */
function traceOf(values: readonly number[]): CgmSeries {
  const count = 14 * 288;
  return {
    ...emptySeries('UTC'),
    cadenceMinutes: 5,
    epochSeconds: Float64Array.from({ length: count }, (_, i) => FROM + i * 300),
    offsetMinutes: new Int16Array(count),
    mgdl: Float64Array.from({ length: count }, (_, i) => values[i % values.length] ?? 0),
    flags: new Uint8Array(count),
  };
}

function figureOf(
  id: FigureId,
  values: readonly number[],
  profile: RangeProfile,
  unit: GlucoseUnit = 'mg/dL',
) {
  const asked = { fromEpoch: FROM, toEpoch: FROM + 14 * DAY, nowEpoch: FROM + 20 * DAY };
  const formats = formatsOf('en');
  const value = (mgdl: number) => formats.number(fromMgdl(mgdl, unit), unit === 'mmol/L' ? 1 : 0);
  const labels = {
    unit,
    value,
    reading: (mgdl: number) => `${value(mgdl)} ${unit}`,
    ranges: byRange(() => ({ name: '', bounds: '' })),
  };
  const { scores, found } = answersOf(traceOf(values), profile, asked);
  return figuresOf({ scores, findings: found }, { formats, labels, points: 'points' }).find(
    (figure) => figure.id === id,
  );
}

describe('figuresOf', () => {
  it('marks a mean by its goal, not by the level of such a reading', () => {
    expect(figureOf('AVG_GLUCOSE', [171], 'STANDARD')).toMatchObject({ value: '171', state: 'attention' });
    expect(figureOf('AVG_GLUCOSE', [171], 'STANDARD', 'mmol/L')).toMatchObject({
      value: '9.5',
      state: 'attention',
    });
    expect(figureOf('AVG_GLUCOSE', [171], 'OLDER_OR_HIGH_RISK')).toMatchObject({ state: null, level: null });
  });

  it('marks the lowest reading by its level', () => {
    expect(figureOf('MIN_GLUCOSE', [100, 52], 'STANDARD')).toMatchObject({
      state: 'critical',
      level: 'SEVERE_HYPOGLYCEMIA',
      displayed: null,
    });
  });

  it('compares what it writes: exactly 70 % is not more than 70 %', () => {
    const sevenOfTen = [100, 100, 100, 100, 100, 100, 100, 200, 200, 200];
    expect(figureOf('TIME_IN_RANGE', sevenOfTen, 'STANDARD')).toMatchObject({
      value: '70.0',
      state: 'attention',
    });
    expect(figureOf('TIME_IN_RANGE', sevenOfTen, 'OLDER_OR_HIGH_RISK')).toMatchObject({ state: 'good' });
    expect(figureOf('above', sevenOfTen, 'STANDARD')).toMatchObject({ value: '30.0', state: 'attention' });
  });

  it('gives the risk index with its zone and both components, except where its ranges are not those', () => {
    expect(figureOf('gri', [100, 100, 100, 60], 'STANDARD')).toMatchObject({
      state: null,
      risk: { zone: 'C', low: '20.0%', high: '0.0%' },
    });
    expect(figureOf('gri', [100, 60], 'PREGNANCY')?.risk).toBeNull();
  });
});

/** Ways to write a share, a mean or an index past its one rounding. */
const PAST_THE_ROUNDING =
  /\b(?:percent|number|glucose|reading|value)\(\s*(?:[\w.]*\.)?(?:metrics\.\w+|(?:tbr|tir|titr|tar)_\w+|gmi|cv|gri|mean|share|displayPercent)\b/;
const roots = [
  join(import.meta.dirname, '..'),
  join(import.meta.dirname, '../../../../../server/src/features/cgm'),
];
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|stories)\.tsx?$/.test(name))
    .map((name) => join(root, name)),
);

it.each(files)('%s writes figures with displayedFigure', (file) => {
  // The mean of a day or of an hour is one of its readings' marks, not a figure of the period: it has no goal.
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !/day-figures|CanvasHeatMap/.test(file) || !/\bmean\b/.test(line));
  expect(lines.filter((line) => PAST_THE_ROUNDING.test(line))).toEqual([]);
});
