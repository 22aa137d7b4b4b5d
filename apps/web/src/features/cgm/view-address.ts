import type { CitationView } from '@healzy/domain/shared';
import { pathTo } from '../../app/paths.ts';

/** The address of a chart of a test: its view, and the days that it shows. */
export function viewAddress(
  medicalTest: string,
  { name, from, to }: CitationView,
  patientId: string,
): string {
  const page = pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/follow-up', {
    patientId,
    medicalTest,
  });
  const parameters = new URLSearchParams({
    view: name,
    ...(name === 'daily' && from !== null ? { day: from } : {}),
    ...(name !== 'daily' && from !== null && to !== null ? { period: 'custom', from, to } : {}),
  });
  return `${page}?${parameters}`;
}
