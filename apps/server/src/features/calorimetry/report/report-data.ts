import type { Calorimetry, CalorimetryRecording, CalorimetryResults } from '@healzy/api/schema';
import type { Language, LocalDate } from '@healzy/domain/shared';

/** Everything that a report shows; the message to the thread that makes it. */
export interface ReportData extends Pick<
  Calorimetry,
  'body' | 'method' | 'conditions' | 'observations' | 'conclusions'
> {
  language: Language;
  clinic: { name: string; logo: Uint8Array | null };
  patient: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  birthdate: string | null;
  test: string;
  specialist: string;
  isFinished: boolean;
  /** When it is made. */
  madeAt: string;
  zone: string;
  testedOn: LocalDate;
  recording: CalorimetryRecording;
  results: CalorimetryResults;
}
