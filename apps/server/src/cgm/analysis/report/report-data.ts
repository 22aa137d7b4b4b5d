import type { AnalysisSections } from '@healzy/domain/cgm/analysis';
import type { CgmSeries } from '@healzy/domain/cgm';
import type { Language, GlucoseUnit } from '@healzy/domain/shared';
import type { CgmAnalysisFigures, CgmEventType } from '@healzy/api/schema';

export interface ReportEvent {
  type: CgmEventType;
  name: string;
  startsAt: string;
  endsAt: string | null;
}

export interface ReportRecommendation {
  message: string;
  language: Language;
  /** The event that it is about; null for one about everything. */
  eventName: string | null;
}

/** Everything that a report shows; the message to the thread that makes it. */
export interface ReportData {
  language: Language;
  unit: GlucoseUnit;
  clinic: { name: string; logo: Uint8Array | null };
  patient: string;
  test: string;
  specialist: string;
  /** When it is made. */
  madeAt: string;
  figures: CgmAnalysisFigures;
  series: CgmSeries;
  events: readonly ReportEvent[];
  recommendations: readonly ReportRecommendation[];
  analysis: {
    sections: AnalysisSections;
    /** Null while it is being written. */
    finished: { at: string; name: string } | null;
  } | null;
}
