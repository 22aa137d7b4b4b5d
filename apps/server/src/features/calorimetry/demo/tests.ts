import type { CalorimetryConditions, PhaseKind } from '@healzy/domain/calorimetry';

/** Phase, seconds, oxygen in mL/min, ratio of carbon dioxide to it, and speed in km/h. */
type DemoPhase = readonly [kind: PhaseKind, seconds: number, vo2: number, rer: number, speed: number];

/** A demo calorimetry: who was measured when, and what the cart saw. */
interface DemoCalorimetry {
  account: 'alba' | 'brisa';
  /** Position in the account's list of patients. */
  patient: number;
  daysAgo: number;
  name: string;
  seed: number;
  phases: readonly DemoPhase[];
  conditions: Partial<CalorimetryConditions>;
  observations: string;
  conclusions: string;
}

const CONDITIONS = {
  fastingHours: 12,
  caffeineHours: 12,
  exerciseHours: 24,
  restMinutes: 30,
  medication: 'Metformina y enalapril, tomados después de la prueba.',
} as const satisfies Partial<CalorimetryConditions>;

/** A man of 61 years who has lost weight between the two, and burns fat up to a higher speed. */
export const DEMO_CALORIMETRIES: readonly DemoCalorimetry[] = [
  {
    account: 'alba',
    patient: 1,
    daysAgo: 160,
    name: 'Calorimetría inicial',
    seed: 2001,
    phases: [
      ['RECLINED', 900, 253, 0.85, 0],
      ['SEATED', 180, 288, 0.86, 0],
      ['TREADMILL_4', 240, 985, 0.87, 4],
      ['TREADMILL_5', 240, 1150, 0.875, 5],
      ['TREADMILL_6', 240, 1385, 0.92, 6],
      ['TREADMILL_7', 240, 1810, 0.97, 7],
      ['TREADMILL_8', 180, 2330, 0.995, 8],
      ['RECOVERY', 240, 560, 0.96, 0],
    ],
    conditions: { ...CONDITIONS, remarks: 'Primera vez con mascarilla.' },
    observations: 'Buena adaptación a la mascarilla. Apoya las manos en la barandilla a 8 km/h.',
    conclusions: 'Repetir en unos cinco meses, con el plan en marcha.',
  },
  {
    account: 'alba',
    patient: 1,
    daysAgo: 2,
    name: 'Calorimetría de control',
    seed: 2002,
    phases: [
      ['RECLINED', 900, 246, 0.81, 0],
      ['SEATED', 180, 279, 0.82, 0],
      ['TREADMILL_4', 240, 925, 0.83, 4],
      ['TREADMILL_5', 240, 1075, 0.84, 5],
      ['TREADMILL_6', 240, 1270, 0.845, 6],
      ['TREADMILL_7', 240, 1640, 0.91, 7],
      ['TREADMILL_8', 180, 2190, 0.96, 8],
      ['RECOVERY', 240, 510, 0.93, 0],
    ],
    conditions: CONDITIONS,
    observations: 'Sin incidencias. Camina y corre sin apoyarse.',
    conclusions: 'Más grasa a la misma velocidad que en la prueba inicial. Entrenar suave a unos 6 km/h.',
  },
];
