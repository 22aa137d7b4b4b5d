import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CGM_FILE_LANGUAGES,
  parseCgmFile,
  simulateTrace,
  SIMULATED_KINDS,
  writeCgmFile,
  type CgmFileStyle,
} from '../index.ts';

/** Every variant in which a maker's export may be stored. */
const style = fc
  .record({
    maker: fc.constantFrom('DEXCOM_CLARITY', 'LIBREVIEW', 'PLAIN', 'NIGHTSCOUT'),
    language: fc.constantFrom(...CGM_FILE_LANGUAGES),
    unit: fc.constantFrom('mg/dL', 'mmol/L'),
    delimiter: fc.constantFrom(',', ';', '\t'),
    decimalMark: fc.constantFrom('.', ','),
    encoding: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be', 'windows-1252'),
    hasMark: fc.boolean(),
    hasOtherRows: fc.boolean(),
  })
  .map((value): CgmFileStyle & { unit: 'mg/dL' | 'mmol/L' } =>
    value.maker === 'NIGHTSCOUT'
      ? { ...value, unit: 'mg/dL' }
      : (value as CgmFileStyle & { unit: 'mg/dL' | 'mmol/L' }),
  );

const zone = fc.constantFrom('Europe/Madrid', 'America/Santiago', 'Asia/Kolkata', 'UTC', 'Pacific/Auckland');

describe('any export', () => {
  it('is read back as the readings that were written', () => {
    fc.assert(
      fc.property(
        style,
        zone,
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom(...SIMULATED_KINDS),
        (look, place, seed, kind) => {
          const { series } = simulateTrace(seed, {
            from: '2026-03-20',
            days: 3,
            zone: place,
            kind,
            unit: look.unit,
            cadenceMinutes: look.maker === 'LIBREVIEW' ? 15 : 5,
          });
          const result = parseCgmFile(writeCgmFile(series, look), { zone: place });
          if (result.kind !== 'ready') throw new Error(JSON.stringify(result));
          expect(result.recognised).toMatchObject({ maker: look.maker, unit: look.unit, zone: place });
          if (look.maker !== 'NIGHTSCOUT') {
            expect(result.recognised).toMatchObject({ language: look.language, delimiter: look.delimiter });
          }
          expect([...result.series.recorded]).toEqual([...series.recorded]);
          expect([...result.series.mgdl]).toEqual([...series.mgdl]);
          expect([...result.series.flags]).toEqual([...series.flags]);
          expect([...result.series.offsetMinutes]).toEqual([...series.offsetMinutes]);
          // LibreView writes whole minutes.
          const step = look.maker === 'LIBREVIEW' ? 60 : 1;
          expect([...result.series.epochSeconds]).toEqual(
            [...series.epochSeconds].map((epoch) => Math.floor(epoch / step) * step),
          );
          const passed = result.report.skipped.reduce((sum, part) => sum + part.count, 0);
          expect(result.report.count + passed).toBe(result.report.rows);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('cut anywhere is rejected, asked about or read as a true beginning, and never misread', () => {
    const { series } = simulateTrace(3, { from: '2026-02-01', days: 1, zone: 'Europe/Madrid' });
    const known = new Map([...series.epochSeconds].map((epoch, i) => [epoch, series.mgdl[i]!]));
    const files = (['DEXCOM_CLARITY', 'LIBREVIEW', 'NIGHTSCOUT'] as const).map((maker) =>
      writeCgmFile(series, { maker }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true }), (file, share) => {
        const result = parseCgmFile(file.subarray(0, Math.floor(file.length * share)), {
          zone: 'Europe/Madrid',
          dayOrder: 'DMY',
        });
        if (result.kind !== 'ready') return;
        result.series.epochSeconds.forEach((epoch, i) => {
          const written =
            known.get(epoch) ??
            known.get([...known.keys()].find((key) => Math.floor(key / 60) * 60 === epoch)!);
          expect(result.series.mgdl[i]).toBe(written);
        });
      }),
      { numRuns: 150 },
    );
  });

  it('of random bytes never throws', () => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.string({ maxLength: 400 }).map((text) => new TextEncoder().encode(text)),
      fc
        .array(
          fc.constantFrom(
            'time',
            'glucose mg/dL',
            ',',
            ';',
            '"',
            '\n',
            '2026-01-01 10:00',
            '5,6',
            '[',
            '{',
            '"sgv":',
            '100',
            '}',
            ' ',
          ),
          { maxLength: 60 },
        )
        .map((parts) => new TextEncoder().encode(parts.join(''))),
    );
    fc.assert(
      fc.property(noise, (bytes) => {
        expect(['ready', 'question', 'refused']).toContain(parseCgmFile(bytes).kind);
      }),
      { numRuns: 2000 },
    );
  });
});
