import { pathTo } from '../../app/paths.ts';
import type { Hours } from '@healzy/domain/cgm';

export interface ReadingsPlace {
  patientId: string;
  medicalTest: string;
}

/** Where the readings of some days are listed with their files and rows. */
export function readingsAddress(
  test: ReadingsPlace,
  {
    from,
    to,
    hours = null,
    days = null,
  }: { from: string; to: string; hours?: Hours | null; days?: readonly string[] | null },
): string {
  const query = new URLSearchParams({ view: 'readings', period: 'custom', from, to });
  if (hours) query.set('hours', `${hours.from}-${hours.to}`);
  if (days && days.length > 0) query.set('day', days.join(','));
  return `${pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/follow-up', { ...test })}?${query}`;
}
