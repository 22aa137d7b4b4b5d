import type { AnalysisSections, ReportChange, ReportContents } from '@healzy/domain/cgm/analysis';
import type { CgmFindingFacts, CgmSeries } from '@healzy/domain/cgm';
import type { Language, GlucoseUnit } from '@healzy/domain/shared';
import type { CgmAnalysisFigures, CgmReportPart } from '@healzy/api/schema';

/** Everything that a report shows; the message to the thread that makes it. */
export interface ReportData extends Omit<ReportContents, 'readings'> {
  /** `YYYY-MM-DD`; null where it is not known. */
  birthdate: string | null;
  language: Language;
  unit: GlucoseUnit;
  clinic: { name: string; logo: Uint8Array | null };
  /** When it is made. */
  madeAt: string;
  figures: CgmAnalysisFigures;
  /** What matters in the period, the riskiest first. */
  findings: readonly CgmFindingFacts[];
  /** Readings of the period. */
  series: CgmSeries;
  /** What is printed at the end. */
  parts: readonly CgmReportPart[];
  analysis: {
    sections: AnalysisSections;
    /** Null while it is being written. */
    finished: {
      at: string;
      name: string;
      /** What the record says differently today; null where the report shows the record of today. */
      changes: readonly ReportChange[] | null;
    } | null;
  } | null;
}
