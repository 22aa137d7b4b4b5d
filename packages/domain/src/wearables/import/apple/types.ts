import type { WearableMetricId } from '../../metrics.ts';
import type { SleepState } from '../../sleep/stay.ts';
import type { NeverReadKind } from '../types.ts';

export interface AppleQuantity {
  metric: WearableMetricId;
  /** What one of a unit is in the metric's own; a unit that is not here is not guessed. */
  units: Readonly<Record<string, number>>;
}

export const KILOCALORIES = { kcal: 1, Cal: 1, kJ: 1 / 4.184, cal: 0.001, J: 1 / 4184 };
export const METRES = { m: 1, km: 1000, mi: 1609.344, ft: 0.3048, yd: 0.9144 };
const PER_MINUTE = { 'count/min': 1, 'count/s': 60 };
const MILLISECONDS = { ms: 1, s: 1000 };

export const APPLE_QUANTITIES: Readonly<Record<string, AppleQuantity>> = {
  HKQuantityTypeIdentifierStepCount: { metric: 'STEPS', units: { count: 1 } },
  HKQuantityTypeIdentifierDistanceWalkingRunning: { metric: 'DISTANCE', units: METRES },
  HKQuantityTypeIdentifierActiveEnergyBurned: { metric: 'ACTIVE_ENERGY', units: KILOCALORIES },
  // At least as hard as a brisk walk; how much of it was harder, it does not say.
  HKQuantityTypeIdentifierAppleExerciseTime: {
    metric: 'MODERATE_MINUTES',
    units: { min: 1, s: 1 / 60, hr: 60 },
  },
  HKQuantityTypeIdentifierHeartRate: { metric: 'HEART_RATE', units: PER_MINUTE },
  HKQuantityTypeIdentifierRestingHeartRate: { metric: 'RESTING_HEART_RATE', units: PER_MINUTE },
  HKQuantityTypeIdentifierHeartRateVariabilitySDNN: { metric: 'HRV_SDNN', units: MILLISECONDS },
};

export const APPLE_SLEEP = 'HKCategoryTypeIdentifierSleepAnalysis';
export const APPLE_SLEEP_STATES: Readonly<Record<string, SleepState>> = {
  HKCategoryValueSleepAnalysisInBed: 'IN_BED',
  HKCategoryValueSleepAnalysisAsleep: 'ASLEEP',
  HKCategoryValueSleepAnalysisAsleepUnspecified: 'ASLEEP',
  HKCategoryValueSleepAnalysisAsleepCore: 'LIGHT',
  HKCategoryValueSleepAnalysisAsleepDeep: 'DEEP',
  HKCategoryValueSleepAnalysisAsleepREM: 'REM',
  HKCategoryValueSleepAnalysisAwake: 'AWAKE',
};

const CYCLE =
  /Menstrua|Ovulation|Cervical|SexualActivity|Pregnan|Progesterone|Contracept|Lactation|Bleeding|Vaginal|BasalBodyTemperature/;
const ECG = /Electrocardiogram|AtrialFibrillation|IrregularHeartRhythm/;

/** What no choice brings in, by the type of a record. */
export function neverReadType(type: string): NeverReadKind | null {
  if (CYCLE.test(type)) return 'CYCLE';
  if (ECG.test(type)) return 'ECG';
  return type.startsWith('HKClinicalType') ? 'CLINICAL' : null;
}

/** Elements beside the records, as they are counted. */
export const APPLE_ELEMENTS: Readonly<Record<string, NeverReadKind | 'NOT_USED' | 'TOTALS'>> = {
  WorkoutRoute: 'PLACES',
  ClinicalRecord: 'CLINICAL',
  Audiogram: 'OTHER',
  VisionPrescription: 'OTHER',
  Correlation: 'NOT_USED',
  // Sums of days beside what they are the sum of.
  ActivitySummary: 'TOTALS',
};
