import { foldHeading } from '../../shared/delimited/index.ts';
import type { SkippedReason } from './result.ts';

/** Clarity's event types that are sensor readings (EGV; G7 also writes `Fasting Glucose`). */
const READINGS = new Set([
  'egv',
  'fasting glucose',
  'vge',
  'valor estimado de glucosa',
  'valor de glucosa estimado',
  'nivel estimado de glucosa',
  'glucosa en ayunas',
  'geschatzter glukosewert',
  'geschatzter glucosewert',
  'nuchternglukose',
  'nuchternglucose',
]);

const OTHERS: readonly (readonly [SkippedReason, RegExp])[] = [
  ['ALERT', /^(alert|alarm|alerta|alarma|aviso|warnung|warnhinweis|benachrichtigung)/],
  ['CALIBRATION', /^(calibra|kalibri)/],
  ['INSULIN', /^insulin/],
  ['CARBS', /^(carb|carbohidrat|hidratos|kohlenhydrat|meal|comida|mahlzeit)/],
  ['EXERCISE', /^(exercise|ejercicio|activity|actividad|training|bewegung|sport)/],
  ['HEALTH', /^(health|salud|gesundheit)/],
  ['NOTE', /^(note|nota|notiz)/],
  [
    'PERSON_OR_DEVICE',
    /^(first ?name|last ?name|patient|date ?of ?birth|device|sensor|nombre|apellido|identificador|fecha de nacimiento|dispositivo|vorname|nachname|geburtsdatum|gerat|id)/,
  ],
];

/** What a Clarity row of this event type is: a reading, or the reason to skip it. */
export function clarityRowKind(eventType: string): 'READING' | SkippedReason {
  const folded = foldHeading(eventType);
  if (READINGS.has(folded)) return 'READING';
  return OTHERS.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'OTHER_EVENT';
}

const LIBRE: Record<number, SkippedReason> = {
  2: 'STRIP',
  3: 'KETONE',
  4: 'INSULIN',
  5: 'CARBS',
  6: 'NOTE',
};

/** Why a LibreView row of this record type is not sensor history. 0 is history, 1 a scan; older meters swap them. */
export function libreRowReason(recordType: number): SkippedReason {
  return LIBRE[recordType] ?? 'OTHER_EVENT';
}
