import { Flame } from 'lucide-react';
import type { ChangeOf, VisitParts, VisitTools } from '../../app/visit-parts.ts';

const energyText = (
  { kcalDay, measuredOn, isSteady }: ChangeOf<'RESTING_ENERGY'>['now'],
  { t, formats }: VisitTools,
): string =>
  t(isSteady ? 'change.restingEnergy' : 'change.restingEnergyUnsteady', {
    value: formats.number(kcalDay),
    day: formats.day(measuredOn),
  });

export const calorimetryInVisits: VisitParts = {
  changes: {
    RESTING_ENERGY: {
      icon: Flame,
      route: '/patient/:patientId/medical-test/calorimetry/:medicalTest',
      parametersOf: ({ testId }) => ({ medicalTest: testId }),
      briefOf: (_change, { t }) => t('brief.RESTING_ENERGY'),
      textOf: ({ now, before }, tools) =>
        before === null
          ? tools.t('change.RESTING_ENERGY', { now: energyText(now, tools) })
          : tools.t('change.RESTING_ENERGY_before', {
              now: energyText(now, tools),
              before: energyText(before, tools),
            }),
    },
  },
};
