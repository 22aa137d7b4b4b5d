import { shortened, type TextBytes } from '../../shared/delimited/index.ts';
import type { Collected } from './collected.ts';
import { finish, noReadings, NOTHING_RECOGNISED, refuse } from './file-outcome.ts';
import type { CgmFileResult, CgmRecognised, ParseCgmOptions } from './result.ts';
import { scanNightscout } from './scan-nightscout.ts';
import { isTidepool, scanTidepool } from './scan-tidepool.ts';
import { otherUnitRow } from './unit-evidence.ts';

/** Reads Tidepool's data or Nightscout's entries. */
export function parseJson(text: TextBytes, options: ParseCgmOptions): CgmFileResult {
  return isTidepool(text.bytes) ? parseTidepool(text, options) : parseNightscout(text, options);
}

/** Both write instants, and name no language. */
function recognisedJson(text: TextBytes, { devices }: Collected, { zone = 'UTC' }: ParseCgmOptions) {
  const { encoding } = text;
  return { ...NOTHING_RECOGNISED, encoding, dayOrder: 'EPOCH' as const, devices: [...devices], zone };
}

function parseTidepool(text: TextBytes, options: ParseCgmOptions): CgmFileResult {
  const { collected, samples, torn, otherUnit, ...found } = scanTidepool(text.bytes);
  const recognised: CgmRecognised = {
    ...recognisedJson(text, collected, options),
    maker: 'TIDEPOOL',
    unit: found.unit,
    columns: { time: 'time', glucose: 'value' },
  };
  if (torn !== null)
    return refuse('CGM_FILE_TRUNCATED', { row: torn.row, found: shortened(torn.found) }, recognised);
  if (otherUnit !== null) return refuse('CGM_MIXED_UNITS', { ...otherUnit, column: 'units' }, recognised);
  const unit = found.unit ?? options.unit ?? null;
  if (collected.size === 0) return noReadings(collected, recognised);
  if (unit === null) {
    const asked = samples.map(({ row, value }) => ({ row, found: value }));
    return {
      kind: 'question',
      questions: [{ id: 'unit', choices: ['mg/dL', 'mmol/L'], samples: asked }],
      recognised,
    };
  }
  const other = otherUnitRow(collected, unit);
  if (other !== null)
    return refuse('CGM_MIXED_UNITS', { ...other, column: 'value', expected: unit }, recognised);
  return finish(collected, recognised, { unit, dayOrder: null }, options);
}

function parseNightscout(text: TextBytes, options: ParseCgmOptions): CgmFileResult {
  const { collected, hasEntries, firstEntry, torn } = scanNightscout(text.bytes);
  const recognised: CgmRecognised = {
    ...recognisedJson(text, collected, options),
    maker: 'NIGHTSCOUT',
    unit: 'mg/dL',
    columns: { time: 'date', glucose: 'sgv' },
  };
  if (torn !== null)
    return refuse('CGM_FILE_TRUNCATED', { row: torn.row, found: shortened(torn.found) }, recognised);
  if (!hasEntries && collected.totalRows > 0) {
    return refuse('CGM_UNRECOGNISED', { row: 1, found: shortened(firstEntry) });
  }
  const other = otherUnitRow(collected, 'mg/dL');
  if (other !== null)
    return refuse('CGM_MIXED_UNITS', { ...other, column: 'sgv', expected: 'mg/dL' }, recognised);
  return finish(collected, recognised, { unit: 'mg/dL', dayOrder: null }, options);
}
