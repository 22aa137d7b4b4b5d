import { pathTo } from '../../app/paths.ts';

/** What wearables and diaries say of a patient; `data` is where they come from. */
export const followUpHref = (patientId: string, view?: 'data'): string =>
  pathTo('/patient/:patientId/follow-up', { patientId }) + (view === undefined ? '' : `?view=${view}`);
