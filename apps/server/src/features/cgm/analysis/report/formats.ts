import { fromMgdl, type GlucoseUnit, type Language } from '@healzy/domain/shared';
import { paperFormats, type PaperFormats } from '../../../../platform/pdf/formats.ts';

/** Numbers, days, times and glucose of a report. */
export interface ReportFormats extends PaperFormats {
  /** Glucose without its unit. */
  glucose(mgdl: number): string;
  /** Glucose with its unit. */
  reading(mgdl: number): string;
  /** A threshold that is in the report's unit already. */
  bound(value: number): string;
}

export function reportFormats(language: Language, unit: GlucoseUnit): ReportFormats {
  const formats = paperFormats(language);
  const bound = (value: number) => formats.number(value, unit === 'mmol/L' ? 1 : 0);
  const glucose = (mgdl: number) => bound(fromMgdl(mgdl, unit));
  return { ...formats, glucose, reading: (mgdl) => `${glucose(mgdl)}\u00a0${unit}`, bound };
}
