import type { SimulatedKind } from '@healzy/domain/cgm';
import type { RangeProfile } from '@healzy/domain/medical-tests';
import type { GlucoseUnit } from '@healzy/domain/shared';

/** A demo CGM test: its patient, readings and state. */
export interface DemoTest {
  account: 'alba' | 'brisa';
  /** Position in the account's list of patients. */
  patient: number;
  name: string;
  state: 'STARTED' | 'IN_PROGRESS' | 'FINISHED' | 'CANCELED';
  rangeProfile: RangeProfile;
  kind: SimulatedKind;
  unit: GlucoseUnit;
  cadenceMinutes: number;
  /** Days before today on which the trace began, and its length; 0 days means no file yet. */
  beganDaysAgo: number;
  days: number;
  /** The day of the trace, counted from 0, in whose night the sensor reads LOW for an hour. */
  nightAtLow?: number;
  /** Its final analysis has been begun. */
  hasDraftAnalysis?: boolean;
}

const TEST = {
  account: 'alba',
  state: 'IN_PROGRESS',
  rangeProfile: 'STANDARD',
  kind: 'TYPE_2',
  unit: 'mg/dL',
  cadenceMinutes: 5,
  beganDaysAgo: 13,
  days: 14,
} as const satisfies Partial<DemoTest>;

export const DEMO_TESTS: readonly DemoTest[] = [
  { ...TEST, patient: 1, name: 'MCG de dos semanas', hasDraftAnalysis: true },
  {
    ...TEST,
    patient: 2,
    name: 'MCG antes del plan',
    kind: 'PREDIABETES',
    rangeProfile: 'TIGHT',
    beganDaysAgo: 9,
    days: 10,
  },
  // Its sensor has been silent for two days: the clinic should call.
  {
    ...TEST,
    patient: 3,
    name: 'MCG de control',
    kind: 'TYPE_1',
    beganDaysAgo: 27,
    days: 25,
    // A night that every place which speaks of this patient must put first.
    nightAtLow: 22,
  },
  {
    ...TEST,
    patient: 4,
    name: 'MCG en el embarazo',
    kind: 'GESTATIONAL',
    rangeProfile: 'PREGNANCY',
    cadenceMinutes: 15,
    beganDaysAgo: 6,
    days: 7,
  },
  { ...TEST, patient: 5, name: 'MCG de verano', state: 'FINISHED', beganDaysAgo: 48, days: 14 },
  {
    ...TEST,
    patient: 6,
    name: 'MCG interrumpida',
    state: 'CANCELED',
    kind: 'PREDIABETES',
    beganDaysAgo: 20,
    days: 3,
  },
  { ...TEST, patient: 7, name: 'MCG por empezar', state: 'STARTED', days: 0 },
  { ...TEST, patient: 1, name: 'MCG anterior', state: 'FINISHED', beganDaysAgo: 90, days: 14 },
  { ...TEST, account: 'brisa', patient: 0, name: 'MCG de dos semanas', unit: 'mmol/L', kind: 'PREDIABETES' },
  {
    ...TEST,
    account: 'brisa',
    patient: 1,
    name: 'MCG de deportista',
    kind: 'HEALTHY',
    rangeProfile: 'TIGHT',
  },
];
