import { lacksItsEnergy } from '@healzy/domain/menus';
import { unprocessable } from '../../platform/http/http-problem.ts';

/** @throws HttpProblem 422 `PLAN_WITHOUT_ENERGY` when the menus were made for an energy that their plan does not have */
export function requireItsEnergy(...about: Parameters<typeof lacksItsEnergy>): void {
  if (lacksItsEnergy(...about))
    throw unprocessable(
      'PLAN_WITHOUT_ENERGY',
      'These menus were made for another energy: choose one for the plan first.',
    );
}
