import type { CgmSensor } from '@healzy/api/cgm/sensors';
import { type CgmSensorForm, cgmSensorSchema, SENSOR_REMOVALS, SENSOR_SIDES } from '@healzy/domain/cgm';
import { z } from 'zod';
import { instantAt, wallTimeOf } from '../wall-time.ts';

/** For a choice that may be left open. */
export const NONE = 'NONE';

const day = z.string().nullable();
const time = z.string().nullable();
const fields = z.object({
  model: z.string(),
  serial: z.string(),
  lot: z.string(),
  bodySite: z.string().nullable(),
  side: z.enum([NONE, ...SENSOR_SIDES]),
  placedOn: day,
  placedTime: time,
  removedOn: day,
  removedTime: time,
  removalReason: z.enum([NONE, ...SENSOR_REMOVALS]),
  remarks: z.string(),
});
export type SensorValues = z.infer<typeof fields>;
export const SENSOR_FIELDS = Object.keys(fields.shape) as (keyof SensorValues)[];

/** Where the form shows what is wrong with an instant. */
const SHOWN_AT: Readonly<Record<string, keyof SensorValues>> = {
  placedAt: 'placedOn',
  removedAt: 'removedOn',
};

/** What was typed as a sensor, with the times of a zone. */
export const sensorRules = (zone: string) =>
  fields.transform((values, context): CgmSensorForm => {
    const refuse = (message: string, field: keyof SensorValues) =>
      context.addIssue({ code: 'custom', message, path: [field] });
    const instant = (on: string | null, time: string | null, timeField: 'placedTime' | 'removedTime') => {
      if (on === null || on === '') return null;
      const at = instantAt(on, time ?? '', zone);
      if (at === null) refuse(time ? 'TIME_SKIPPED' : 'REQUIRED', timeField);
      return at;
    };
    const { placedOn, placedTime, removedOn, removedTime, side, removalReason, ...typed } = values;
    const checked = cgmSensorSchema.safeParse({
      ...typed,
      side: side === NONE ? null : side,
      removalReason: removalReason === NONE ? null : removalReason,
      placedAt: instant(placedOn, placedTime, 'placedTime') ?? undefined,
      removedAt: instant(removedOn, removedTime, 'removedTime'),
    });
    if (checked.success) return checked.data;
    for (const { path, message } of checked.error.issues) {
      const field = String(path[0]);
      // The time of a given day is already reported.
      if (field === 'placedAt' && placedOn) {
        if (instantAt(placedOn, placedTime ?? '', zone) === null) continue;
        refuse(message, 'placedOn');
      } else
        refuse(field === 'placedAt' ? 'REQUIRED' : message, SHOWN_AT[field] ?? (field as keyof SensorValues));
    }
    return z.NEVER;
  });

/** A new sensor, placed on a day. */
export const newSensor = (today: string): SensorValues => ({
  model: '',
  serial: '',
  lot: '',
  bodySite: null,
  side: NONE,
  placedOn: today,
  placedTime: '',
  removedOn: null,
  removedTime: '',
  removalReason: NONE,
  remarks: '',
});

export function valuesOfSensor(sensor: CgmSensor, zone: string): SensorValues {
  const placed = wallTimeOf(sensor.placedAt, zone);
  const removed = sensor.removedAt === null ? null : wallTimeOf(sensor.removedAt, zone);
  return {
    model: sensor.model,
    serial: sensor.serial ?? '',
    lot: sensor.lot ?? '',
    bodySite: sensor.bodySite,
    side: sensor.side ?? NONE,
    placedOn: placed.day,
    placedTime: placed.time,
    removedOn: removed?.day ?? null,
    removedTime: removed?.time ?? '',
    removalReason: sensor.removalReason ?? NONE,
    remarks: sensor.remarks ?? '',
  };
}
