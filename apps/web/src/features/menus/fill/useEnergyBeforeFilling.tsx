import type { Menus } from '@healzy/api/menus';
import { useUpdateNutritionalPlan, type NutritionalPlan } from '@healzy/api/nutritional-plans';
import { useRef, useState, type ReactNode } from 'react';
import { tellFailed } from '../../../app/messages.ts';
import { EnergyDoubtDialog } from '../../nutritional-plans/EnergyDoubtDialog.tsx';

/** Gives meals foods only once a person answers for an energy that is out of the limits of the patient. */
export function useEnergyBeforeFilling(
  plan: Pick<NutritionalPlan, 'id' | 'version'>,
  doubt: Menus['energyDoubt'],
): { then: (fill: () => void) => void; question: ReactNode } {
  const [waiting, setWaiting] = useState<{ fill: () => void } | null>(null);
  /** What was answered for, until the menus are read again; whoever waited for it asks in the same moment. */
  const answered = useRef<string | null>(null);
  const asked = doubt && `${doubt.kcal} ${doubt.limitKcal} ${doubt.group}`;
  const update = useUpdateNutritionalPlan();
  const confirm = async () => {
    try {
      await update.mutateAsync({ id: plan.id, version: plan.version, body: { confirmsEnergy: true } });
      answered.current = asked;
      setWaiting(null);
      waiting?.fill();
    } catch (error) {
      tellFailed('nutritionalPlan.edit', error);
    }
  };
  return {
    then: (fill) => (asked === null || answered.current === asked ? fill() : setWaiting({ fill })),
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
