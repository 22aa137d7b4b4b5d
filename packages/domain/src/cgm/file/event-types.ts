import { foldHeading } from '../../shared/delimited/index.ts';
import type { SkippedReason } from './result.ts';

/** Clarity's event types that are sensor readings (EGV; G7 also writes `Fasting Glucose`). */
const READINGS = new Set([
  'egv',
  'cbg',
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
  'valeur estimee du glucose',
  'valeur de glucose estimee',
  'glycemie a jeun',
  'glucose a jeun',
  'valore stimato del glucosio',
  'valore del glucosio stimato',
  'glucosio a digiuno',
  'valor estimado de glicose',
  'valor de glicose estimado',
  'glicose em jejum',
  'geschatte glucosewaarde',
  'nuchtere glucose',
]);

const OTHERS: readonly (readonly [SkippedReason, RegExp])[] = [
  [
    'ALERT',
    /^(alert|alarm|allarme|aviso|avviso|avertissement|warnung|warnhinweis|waarschuwing|benachrichtigung|melding)/,
  ],
  ['CALIBRATION', /^(calibra|kalibr|etalonnage)/],
  ['INSULIN', /^insulin|^ins[ou]line/],
  [
    'CARBS',
    /^(carb|hidratos|kohlenhydrat|glucides|koolhydra|meal|comida|mahlzeit|repas|past[oi]\b|refeicao|maaltijd)/,
  ],
  [
    'EXERCISE',
    /^(exerci[sc]|ejercicio|esercizio|activi|actividad|attivita|atividade|training|bewegung|sport|lichaamsbeweging|inspanning|oefening)/,
  ],
  ['HEALTH', /^(health|salud|gesundheit|sante|salute|saude|gezondheid)/],
  ['STRIP', /^(bg|smbg|fingerstick)\b/],
  ['NOTE', /^(not[aei])/],
  [
    'PERSON_OR_DEVICE',
    new RegExp(
      [
        '^(first ?name|last ?name|patient|date ?of ?birth|device|sensor|id',
        'nombre|apellido|identificador|fecha de nacimiento|dispositivo|vorname|nachname|geburtsdatum|gerat',
        'prenom|nom\\b|date de naissance|appareil|capteur|nome\\b|cognome|data di nascita|paziente',
        'sobrenome|apelido|data de nascimento|paciente|voornaam|achternaam|geboortedatum|apparaat)',
      ].join('|'),
    ),
  ],
];

/** `Estimated Glucose Value` in any of the languages, in any number and order. */
const ESTIMATED = /estimated|estimad|estime|stimat|geschat[tz]/;
const GLUCOSE = /gluc|gluk|glic|glyc/;

/** What a Clarity row of this event type is: a reading, or the reason to skip it; `OTHER_EVENT` when it is unknown. */
export function clarityRowKind(eventType: string): 'READING' | SkippedReason {
  const folded = foldHeading(eventType);
  if (READINGS.has(folded) || (ESTIMATED.test(folded) && GLUCOSE.test(folded))) return 'READING';
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
