import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROTOCOL, simulateCart } from '../simulate-cart.ts';
import { LAYOUTS } from '../testing/write-carts.ts';
import { parseCartFile } from './parse.ts';
import type { ParseCartOptions } from './result.ts';

const rows = simulateCart(PROTOCOL, { seed: 5, stepS: 10 });

function ready(file: Uint8Array, options?: ParseCartOptions) {
  const result = parseCartFile(file, options);
  if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
  return result;
}

const near = (
  actual: ArrayLike<number> | null | undefined,
  expected: readonly number[],
  tolerance: number,
) => {
  expect(actual).toHaveLength(expected.length);
  const worst = Math.max(...expected.map((value, i) => Math.abs(actual![i]! - value)));
  expect(worst).toBeLessThanOrEqual(tolerance);
};

describe.each(Object.entries(LAYOUTS))('a file of %s', (_, { maker, write, has, tolerance }) => {
  const result = ready(write(rows));
  const { series, recognised, report } = result;

  it('is recognised, with every row', () => {
    expect(recognised.maker).toBe(maker);
    expect(report).toMatchObject({ samples: rows.length, skipped: [] });
  });

  it('gives time, oxygen, carbon dioxide and speed as they were, in one unit', () => {
    near(
      series.timeS,
      rows.map(({ timeS }) => timeS),
      0.01,
    );
    near(
      series.vo2,
      rows.map(({ vo2 }) => vo2),
      tolerance,
    );
    if (has.includes('vco2'))
      near(
        series.vco2,
        rows.map(({ vco2 }) => vco2),
        tolerance,
      );
    else expect(series.vco2).toBeNull();
    near(
      series.heartRate,
      rows.map(({ heartRate }) => heartRate),
      0.001,
    );
    if (has.includes('speed'))
      near(
        series.speedKmH,
        rows.map(({ speed }) => speed),
        0.001,
      );
    if (has.includes('phase')) expect(series.labels).toHaveLength(rows.length);
  });

  it('is never read as other numbers when a row or a cell of it is damaged', () => {
    const bytes = write(rows);
    // The text of a workbook is packed; damage there is the archive's affair.
    if (bytes[0] === 0x50) return;
    const text = new TextDecoder('windows-1252').decode(bytes);
    const lines = text.split('\n');
    const truth = new Map(rows.map(({ timeS, vo2 }) => [Math.round(timeS), vo2]));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: lines.length - 1 }),
        fc.constantFrom('remove', 'empty', 'swap', 'letters', 'zero', 'cut', 'duplicate'),
        (at, damage) => {
          const changed = [...lines];
          const line = changed[at]!;
          if (damage === 'remove') changed.splice(at, 1);
          if (damage === 'empty') changed[at] = '';
          if (damage === 'swap' && at > 0) [changed[at - 1], changed[at]] = [line, changed[at - 1]!];
          if (damage === 'letters') changed[at] = line.replace(/\d/, 'x');
          if (damage === 'zero') changed[at] = line.replace(/\d+[.,]\d+/g, '0');
          if (damage === 'cut') changed.splice(at);
          if (damage === 'duplicate') changed.splice(at, 0, line);
          const damaged = parseCartFile(Uint8Array.from(changed.join('\n'), (each) => each.charCodeAt(0)));
          if (damaged.kind !== 'ready') return;
          for (const [i, time] of damaged.series.timeS.entries()) {
            const read = damaged.series.vo2[i]!;
            const wrote = truth.get(Math.round(time));
            // A damaged row may lose its value, and one damaged digit is a value like others; no other row may change.
            if (Number.isNaN(read) || damaged.series.rows[i] === at + 1 || wrote === undefined) continue;
            expect(Math.abs(read - wrote), `${damage} at ${at}`).toBeLessThanOrEqual(tolerance);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
