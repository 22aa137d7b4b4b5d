import type { Calorimetry, CalorimetryConditions } from '@healzy/api/calorimetry';
import {
  CALORIMETRY_CONDITIONS,
  type CalorimetryConditionId,
  type EnergyEquationId,
  type SubstrateEquationId,
} from '@healzy/domain/calorimetry';
import { z } from 'zod';

const upTo = (most: number) =>
  z.number('NUMBER_INVALID').min(0, 'OUT_OF_RANGE').max(most, 'OUT_OF_RANGE').nullable();
const measured = Object.fromEntries(CALORIMETRY_CONDITIONS.map(({ id, max }) => [id, upTo(max)])) as Record<
  CalorimetryConditionId,
  ReturnType<typeof upTo>
>;

/** The limits that the server has, so that a mistake is shown where it was typed. */
export const writtenRules = z.object({
  testedOn: z.string('REQUIRED').min(1, 'REQUIRED'),
  ...measured,
  medication: z.string().max(500, 'TOO_LONG'),
  remarks: z.string().max(2000, 'TOO_LONG'),
  energy: z.custom<EnergyEquationId>(),
  substrates: z.custom<SubstrateEquationId>(),
  nitrogenGDay: upTo(60),
  observations: z.string().max(10_000, 'TOO_LONG'),
  conclusions: z.string().max(10_000, 'TOO_LONG'),
});
export type WrittenValues = z.infer<typeof writtenRules>;
export const WRITTEN_FIELDS = Object.keys(writtenRules.shape) as (keyof WrittenValues)[];

const TEXT_CONDITIONS = ['medication', 'remarks'] as const satisfies readonly (keyof CalorimetryConditions)[];

/** What is written of a test; its day is today until a recording says another. */
export const writtenOf = (
  { testedOn, conditions, method, observations, conclusions }: Calorimetry,
  today: string,
): WrittenValues => ({
  testedOn: testedOn ?? today,
  ...conditions,
  medication: conditions.medication ?? '',
  remarks: conditions.remarks ?? '',
  energy: method.energy.id,
  substrates: method.substrates.id,
  nitrogenGDay: method.nitrogenGDay,
  observations: observations ?? '',
  conclusions: conclusions ?? '',
});

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What is sent: only what changed, so that the rest stays as somebody else may have saved it. */
export function writtenUpdate(values: WrittenValues, changes: Partial<WrittenValues>) {
  const changed = (field: keyof WrittenValues) => Object.hasOwn(changes, field);
  const conditions: Partial<CalorimetryConditions> = {};
  for (const { id } of CALORIMETRY_CONDITIONS) if (changed(id)) conditions[id] = values[id];
  for (const field of TEXT_CONDITIONS) if (changed(field)) conditions[field] = textOrNull(values[field]);
  const { energy, substrates, nitrogenGDay } = values;
  return {
    ...(changed('testedOn') && { testedOn: values.testedOn }),
    ...(Object.keys(conditions).length > 0 && { conditions }),
    // An equation is saved with the others that the figures are computed by.
    ...((changed('energy') || changed('substrates') || changed('nitrogenGDay')) && {
      method: { energy, substrates, nitrogenGDay },
    }),
    ...(changed('observations') && { observations: textOrNull(values.observations) }),
    ...(changed('conclusions') && { conclusions: textOrNull(values.conclusions) }),
  };
}
