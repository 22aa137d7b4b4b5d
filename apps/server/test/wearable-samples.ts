import type { TestBed } from './api-test-bed.ts';
import type { Clinic } from './clinics.ts';

export const ALL_CHOICES = [
  'STEPS',
  'DISTANCE',
  'ENERGY',
  'EFFORT',
  'WORKOUTS',
  'HEART_RATE',
  'RESTING_HEART_RATE',
  'HRV',
  'SLEEP',
  'MEALS',
] as const;

const pad = (value: number) => String(value).padStart(2, '0');
/** A clock of Madrid in winter. */
export const at = (day: string, hour: number, minute = 0): string =>
  `${day}T${pad(hour)}:${pad(minute)}:00+01:00`;

/** Steps of some minutes. */
export const steps = (source: string, start: string, end: string, value: number, more: object = {}) => ({
  metric: 'STEPS',
  source,
  start,
  end,
  value,
  ...more,
});

/** Something of each kind, on one day. */
export const someRecords = (day: string, text = 'Pan') => ({
  intervals: [steps('Reloj', at(day, 8), at(day, 8, 10), 900)],
  heartRates: [{ source: 'Reloj', start: at(day, 8), secondsAfter: [0, 5, 10], bpm: [80, 95, 110] }],
  sleeps: [
    {
      source: 'Reloj',
      start: at(day, 0, 10),
      end: at(day, 7),
      segments: [
        { state: 'LIGHT', start: at(day, 0, 30), end: at(day, 3) },
        { state: 'DEEP', start: at(day, 3), end: at(day, 6, 50) },
      ],
      device: { isNap: false, efficiency: 90, latencyS: 1200, wasoS: null },
    },
  ],
  workouts: [{ source: 'Reloj', start: at(day, 18), end: at(day, 18, 40), name: 'Running', energyKcal: 320 }],
  dayValues: [{ source: 'Reloj', metric: 'RESTING_HEART_RATE', date: day, value: 58 }],
  meals: [
    {
      source: 'diario',
      date: day,
      time: '08:10',
      meal: 'Desayuno',
      food: text,
      amount: '60 g',
      energyKcal: 150,
      carbohydrateG: 30,
      proteinG: 5,
      fatG: 1,
      fibreG: 2,
      sodiumMg: null,
    },
  ],
});

/** Hands a file over in parts, as the principal specialist. @returns its id */
export async function importRecords(
  bed: TestBed,
  clinic: Clinic,
  patientId: string,
  parts: readonly object[],
  more: { fileName?: string; choices?: readonly string[] } = {},
): Promise<string> {
  const as = clinic.people.specialist;
  const body = { fileName: 'export.zip', format: 'APPLE_HEALTH', choices: ALL_CHOICES, ...more };
  const begun = await bed.call('beginWearableImport', { as, path: { patientId }, body });
  if (begun.status !== 201) throw new Error(`The import answered ${begun.text}.`);
  const path = { patientId, importId: begun.body.id as string };
  for (const [index, part] of parts.entries()) {
    const added = await bed.call('addWearableRecords', {
      as,
      path: { ...path, part: String(index + 1) },
      body: part,
    });
    if (added.status !== 200) throw new Error(`The part answered ${added.text}.`);
  }
  const told = { parts: parts.length, read: 10, stored: 10, skipped: [] };
  const completed = await bed.call('completeWearableImport', { as, path, body: told });
  if (completed.status !== 200) throw new Error(`The import ended with ${completed.text}.`);
  return path.importId;
}

/** @returns the id and token of a new device */
export async function addDevice(
  bed: TestBed,
  clinic: Clinic,
  patientId: string,
  more: object = {},
): Promise<{ id: string; name: string; token: string }> {
  const made = await bed.call('createWearableDevice', {
    as: clinic.people.specialist,
    path: { patientId },
    body: { name: 'Reloj', choices: ALL_CHOICES, ...more },
  });
  if (made.status !== 201) throw new Error(`The device answered ${made.text}.`);
  const { id, name } = made.body.device as { id: string; name: string };
  return { id, name, token: made.body.token as string };
}
