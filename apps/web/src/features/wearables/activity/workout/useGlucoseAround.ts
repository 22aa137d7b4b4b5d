import { type CgmReadings, cgmReadingsQuery } from '@healzy/api/cgm';
import { useMedicalTests } from '@healzy/api/medical-tests';
import { hasCode, useApi } from '@healzy/api/runtime';
import type { WearableWorkout } from '@healzy/api/wearables';
import { todayIn } from '@healzy/domain/shared';
import { useQueries } from '@tanstack/react-query';
import { glucoseSpan } from './glucose-span.ts';

/** Of so many tests, the latest first: a person who wears a sensor for years has more. */
const TESTS = 6;

export interface GlucoseAround {
  /** Of the test that has any at that time; null while there is none. */
  readonly readings: CgmReadings | null;
  readonly isPending: boolean;
  readonly hasFailed: boolean;
}

const hasReadingsIn = ({ epochSeconds }: CgmReadings, from: number, to: number) =>
  epochSeconds.some((at) => at >= from && at <= to);

/** The glucose from an hour before a workout to three after it, if a sensor was worn then. */
export function useGlucoseAround(
  patientId: string,
  workout: Pick<WearableWorkout, 'start' | 'end'>,
  zone: string,
): GlucoseAround {
  const scope = useApi();
  const tests = useMedicalTests(patientId, { type: 'CGM' });
  const { from, to } = glucoseSpan(workout);
  const days = {
    from: todayIn(zone, new Date(from * 1000)),
    to: todayIn(zone, new Date(to * 1000)),
  };
  const all = useQueries({
    queries: (tests.data?.items ?? []).slice(0, TESTS).map(({ id }) => cgmReadingsQuery(scope, id, days)),
  });
  const found = all.flatMap(({ data }) => (data && hasReadingsIn(data, from, to) ? [data] : []));
  const errors = [tests.error, ...all.map(({ error }) => error)].filter((error) => error !== null);
  return {
    readings: found[0] ?? null,
    isPending: found.length === 0 && (tests.isPending || all.some(({ isPending }) => isPending)),
    // Who may not see tests misses nothing here.
    hasFailed: errors.some((error) => !hasCode(error, 'FORBIDDEN')),
  };
}
