import { expect, it } from 'vitest';
import { noFigures } from '../patient-data/index.ts';
import { bodyOnDay } from './index.ts';

const DAY = '2026-06-01';
const person = { sex: 'MALE', birthdate: '1990-01-01', isPregnant: false } as const;
const measured = (measuredOn: string, figures: object) => ({
  measuredOn,
  figures: { ...noFigures(), ...figures },
});

it('takes nothing of another quarter but the height of an adult', () => {
  const all = { weightKg: 80, heightCm: 180, fatPercent: 20 };
  const at = (measuredOn: string) => bodyOnDay({ ...person, measurements: [measured(measuredOn, all)] }, DAY);
  expect(at('2026-03-01')).toMatchObject({ weightKg: 80, heightCm: 180, leanMassKg: 64 });
  expect(at('2026-02-28')).toMatchObject({ weightKg: null, heightCm: 180, leanMassKg: null });
});

it("leaves out a child's height of another quarter", () => {
  const measurements = [measured('2026-02-28', { heightCm: 130 })];
  expect(bodyOnDay({ ...person, birthdate: '2016-01-01', measurements }, DAY).heightCm).toBeNull();
  // Measured before the patient was grown.
  expect(bodyOnDay({ ...person, birthdate: '2008-03-01', measurements }, DAY).heightCm).toBeNull();
});

it('takes the next visit where the measurement before it is too old', () => {
  const measurements = [measured('2026-06-20', { weightKg: 82 }), measured('2025-06-01', { weightKg: 95 })];
  expect(bodyOnDay({ ...person, measurements }, DAY).weightKg).toBe(82);
});
