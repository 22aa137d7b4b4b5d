import type { Menus } from '@healzy/api/menus';
import { useUpdateNutritionalPlan, type NutritionalPlan } from '@healzy/api/nutritional-plans';
import { useState, type ReactNode } from 'react';
import { tellFailed } from '../../../app/messages.ts';
import { EnergyDoubtDialog } from '../../nutritional-plans/EnergyDoubtDialog.tsx';

/** Fills menus only once a person answers for an energy that is out of the limits of the patient. */
export function useEnergyBeforeFilling(
  plan: Pick<NutritionalPlan, 'id' | 'version'>,
  doubt: Menus['energyDoubt'],
): { then: (fill: () => void) => void; question: ReactNode } {
  const [waiting, setWaiting] = useState<{ fill: () => void } | null>(null);
  const update = useUpdateNutritionalPlan();
  const confirm = async () => {
    try {
      await update.mutateAsync({ id: plan.id, version: plan.version, body: { confirmsEnergy: true } });
      setWaiting(null);
      waiting?.fill();
    } catch (error) {
      tellFailed('nutritionalPlan.edit', error);
    }
  };
  return {
    then: (fill) => (doubt === null ? fill() : setWaiting({ fill })),
    question: waiting && doubt !== null && (
      <EnergyDoubtDialog
        doubt={doubt}
        isPending={update.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setWaiting(null)}
      />
    ),
  };
}
