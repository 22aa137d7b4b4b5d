import type { Layout } from './find-headings.ts';
import { refuse } from './file-outcome.ts';
import type { CgmFileResult } from './result.ts';
import type { ScanFindings } from './scan-findings.ts';

const QUARTER = 900;
/** Less than a day says nothing of the hours that it lacks. */
const QUARTERS_A_DAY = 96;
/** The share of time with readings from which figures are given at all (Danne 2017). */
const ENOUGH = 0.7;

/** The layout in which scans are the readings, for a table of LibreView with scans and no history; null elsewhere. */
export function layoutOfScans(layout: Layout, { collected }: ScanFindings): Layout | null {
  const { headings } = layout;
  if (
    headings.scan < 0 ||
    headings.scan === headings.glucose ||
    collected.size > 0 ||
    collected.countOf('SCAN') === 0
  )
    return null;
  return { ...layout, headings: { ...headings, glucose: headings.scan } };
}

/**
 * Scans are glucose when somebody looked. Where they are so frequent that hardly a quarter of an hour is without one,
 * they are readings like others, and the report says that they are scans. Fewer would make a night or a day unseen look
 * like a calm one, so such a file is refused, and its scans are counted.
 */
export function judgedScans(result: CgmFileResult): CgmFileResult {
  if (result.kind === 'refused') {
    const isIrregular = result.code === 'CGM_NOT_A_SENSOR' || result.code === 'CGM_TWO_SENSORS';
    return isIrregular ? refuse('CGM_SCANS_ONLY', result.details, result.recognised) : result;
  }
  if (result.kind === 'question') return result;
  const { epochSeconds } = result.series;
  const quarters = new Set(epochSeconds.map((epoch) => Math.floor(epoch / QUARTER)));
  const span = (epochSeconds.at(-1)! - epochSeconds[0]!) / QUARTER + 1;
  const count = epochSeconds.length;
  if (quarters.size < ENOUGH * Math.max(span, QUARTERS_A_DAY))
    return refuse('CGM_SCANS_ONLY', { count }, result.recognised);
  return { ...result, report: { ...result.report, scans: count } };
}
