import type { CgmImport } from '@healzy/api/cgm';
import type { MedicalTest } from '@healzy/api/medical-tests';
import { CGM_SILENCE_HOURS } from '@healzy/domain/cgm';

export interface Silence {
  /** The latest reading, or when the test began. */
  since: string;
  hasData: boolean;
}

/** Since when a test in progress has received no data, if that is longer than a day; else null. */
export function silenceOf(
  test: Pick<MedicalTest, 'state' | 'inProgressAt' | 'createdAt'>,
  imports: readonly Pick<CgmImport, 'lastAt'>[],
  now: number,
): Silence | null {
  if (test.state !== 'IN_PROGRESS') return null;
  const latest = Math.max(...imports.map(({ lastAt }) => Date.parse(lastAt)));
  const hasData = imports.length > 0;
  const since = hasData ? new Date(latest).toISOString() : (test.inProgressAt ?? test.createdAt);
  return now - Date.parse(since) < CGM_SILENCE_HOURS * 3_600_000 ? null : { since, hasData };
}
