import type { BloodFinding, BloodIndex, BloodResults, BloodValue } from '@healzy/api/schema';
import type { Language, RichText } from '@healzy/domain/shared';

/** Everything that the paper shows; the message to the thread that makes it. */
export interface BloodPaperData {
  language: Language;
  clinic: { name: string; logo: Uint8Array | null };
  patient: string;
  /** `YYYY-MM-DD`; null where it is not known. */
  birthdate: string | null;
  test: string;
  specialist: string;
  /** When it is made, and by whose clock. */
  madeAt: string;
  zone: string;
  sampledAt: string | null;
  laboratory: string | null;
  isFasting: boolean | null;
  values: readonly BloodValue[];
  indices: readonly BloodIndex[];
  findings: readonly BloodFinding[];
  withheld: 'CHILD' | 'PREGNANT' | 'AGE_UNKNOWN' | null;
  hasCritical: boolean;
  /** Reports of another name, birth or sex that somebody took over all the same. */
  acceptedDoubts: BloodResults['acceptedDoubts'];
  /** Null before one was written. */
  diagnosis: {
    /** Null where it is outdated and must not be read. */
    text: RichText | null;
    isOutdated: boolean;
    finished: { at: string; name: string } | null;
  } | null;
}
