import { z } from 'zod';

/** The kinds of fields in stored records; texts are only as long as what can have been written. */
export const recordFields = {
  id: z.uuid(),
  /** Who did something; null when unknown in this account. */
  person: z.uuid().nullable(),
  instant: z.iso.datetime(),
  text: (most: number) => z.string().max(most),
  count: z.number().int().min(0).max(2_000_000_000),
  anything: z.json(),
  answers: z.record(z.string(), z.json()),
  version: z.number().int().min(1).max(1_000_000_000),
};

/**
 * The fields of a record of measured values, one for each entry of a definition table: within its bounds, or null when
 * it was not measured. Body magnitudes are such a table, and so is anything else with a label, unit and bounds.
 */
export function boundedFields<Id extends string>(
  definitions: Readonly<Record<Id, { min: number; max: number }>>,
): Record<Id, z.ZodNullable<z.ZodNumber>> {
  const fields = Object.entries<{ min: number; max: number }>(definitions).map(
    ([id, { min, max }]) => [id, z.number().min(min).max(max).nullable()] as const,
  );
  // The compiler does not follow keys through `fromEntries`.
  return Object.fromEntries(fields) as Record<Id, z.ZodNullable<z.ZodNumber>>;
}
