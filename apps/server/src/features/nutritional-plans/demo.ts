import {
  DEFAULT_MACRO_SHARES,
  newPlan,
  type EnergySource,
  type MacroShares,
} from '@healzy/domain/nutritional-plans';
import { daysOfLocalDate, localDateOfDays, todayIn } from '@healzy/domain/shared';
import type { DemoData } from '../../contributions/demo.ts';
import { insertPlan } from './plan-rows.ts';

interface DemoPlan {
  name: string;
  weeks: number;
  /** Days from today to its start. */
  startsIn: number;
  macroShares?: MacroShares;
  energy: { kcal: number; source: EnergySource } | null;
}

/** By patient, in the order in which they came. */
const PLANS: readonly (readonly DemoPlan[])[] = [
  [
    { name: 'Primeras cuatro semanas', weeks: 4, startsIn: -45, energy: { kcal: 1900, source: 'PREDICTED' } },
    {
      name: 'Más proteína y cenas ligeras',
      weeks: 4,
      startsIn: -10,
      macroShares: { CARBS: 40, FAT: 30, PROTEIN: 30 },
      energy: { kcal: 1750, source: 'TYPED' },
    },
  ],
  [
    {
      name: 'Preparación de la media maratón',
      weeks: 12,
      startsIn: -20,
      macroShares: { CARBS: 55, FAT: 25, PROTEIN: 20 },
      energy: { kcal: 2350, source: 'MEASURED' },
    },
  ],
  [
    // Covers the days of which a diary is logged, until the watch fell silent.
    { name: 'Primeros pasos sin gluten', weeks: 5, startsIn: -35, energy: { kcal: 1650, source: 'TYPED' } },
    { name: 'Plan sin gluten', weeks: 6, startsIn: 7, energy: { kcal: 1650, source: 'TYPED' } },
  ],
];

/** Two ended, two running and a coming plan for the first patients of each clinic. */
export const demo: DemoData = {
  needs: ['patients'],
  async fill({ services, accountId, now, patients }) {
    const today = daysOfLocalDate(todayIn('Europe/Madrid', now)) ?? 0;
    await services.database.asAccount({ accountId }, async (sql) => {
      for (const [index, plans] of PLANS.entries()) {
        const patient = patients[index];
        if (patient === undefined) return;
        for (const { name, weeks, startsIn, macroShares = DEFAULT_MACRO_SHARES, energy } of plans) {
          const startDate = localDateOfDays(today + startsIn);
          const owner = { accountId, patientId: patient.id, userId: patient.principalUserId, at: now };
          await insertPlan(sql, owner, {
            ...newPlan({ name, weeks, startDate }),
            macroShares,
            energy: energy && {
              ...energy,
              on: startDate < localDateOfDays(today) ? startDate : localDateOfDays(today),
            },
          });
        }
      }
    });
  },
};
