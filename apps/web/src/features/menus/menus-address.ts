import { pathTo } from '../../app/paths.ts';

/** Where the menus of a plan are. */
export const menusOfPlan = ({ id, patientId }: { id: string; patientId: string }): string =>
  `${pathTo('/patient/:patientId/nutrition/menus', { patientId })}?plan=${encodeURIComponent(id)}`;
