import { pathTo } from '../../app/paths.ts';

/** The page of a patient's surveys. */
export const surveysHref = (patientId: string): string =>
  pathTo('/patient/:patientId/surveys', { patientId });
