import { type NutritionalPlan, useUpdateNutritionalPlan } from '@healzy/api/nutritional-plans';
import type { ReactNode } from 'react';
import { notifySuccess, report, tellFailed } from '../../app/messages.ts';
import { useConfirmedEnergy } from './useConfirmedEnergy.tsx';

export type MeasuredPlan = Pick<
  NutritionalPlan,
  'id' | 'patientId' | 'version' | 'macroShares' | 'macrosMeasuredOn' | 'energy'
>;
type Taken = Partial<Pick<NutritionalPlan, 'macroShares' | 'macrosMeasuredOn' | 'energy'>>;

/** Takes something measured into a plan in one step, which is undone in one. */
export function useTakeMeasured(
  { id, patientId, version }: MeasuredPlan,
  part: 'planFuel' | 'planEnergy',
  onSaved?: (version: number) => void,
): { take: (measured: Taken, before: Taken) => Promise<void>; isPending: boolean; question: ReactNode } {
  const update = useUpdateNutritionalPlan();
  const { confirmed, question } = useConfirmedEnergy();
  const set = async (body: Taken, onTop: number, confirms: { confirmsEnergy?: true } = {}) => {
    const saved = await update.mutateAsync({ id, version: onTop, body: { ...body, ...confirms } });
    onSaved?.(saved.version);
    return saved;
  };
  return {
    take: async (measured, before) => {
      try {
        const taken = await confirmed((confirms) => set(measured, version, confirms));
        const of = `nutritional-plans/${patientId}/${id}/${part}`;
        const run = () => void report(`${part}.undo`, set(before, taken.version));
        notifySuccess(`${part}.use`, {}, { undo: { of, run } });
      } catch (error) {
        tellFailed(`${part}.use`, error);
      }
    },
    isPending: update.isPending,
    question,
  };
}
