import { ageOn, daysOfLocalDate, searchKey } from '../../shared/index.ts';
import type { LaboratoryReport, ReportPatient } from '../report.ts';

/** What a person confirms before a report joins a test. */
export const BLOOD_REPORT_DOUBTS = [
  'OTHER_NAME',
  'OTHER_BIRTHDATE',
  'OTHER_SEX',
  'SEVERAL_PEOPLE',
  'REPEATED',
] as const;
export type BloodReportDoubtId = (typeof BLOOD_REPORT_DOUBTS)[number];

export interface BloodReportDoubt {
  id: BloodReportDoubtId;
  /** What the report says. */
  found: string;
  /** What the record says; of a repeated report, the test that has it. */
  expected: string;
}

/** The patient as the record has them; null where it is not known. */
export interface RecordedPerson {
  name: string;
  surname: string;
  birthdate: string | null;
  sex: 'MALE' | 'FEMALE' | null;
}

const wordsOf = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Whether one of the words is among the others; a letter alone stands for a name that begins with it. */
const shares = (words: readonly string[], others: readonly string[]): boolean =>
  words.length === 0 ||
  words.some((word) =>
    others.some((other) =>
      other.length === 1 ? word.startsWith(other) : other.length > 1 && word === other,
    ),
  );

/** Of two people with one surname, the given name tells; of two with one given name, the surname. */
function isOtherName(found: string, { name, surname }: RecordedPerson): boolean {
  const words = wordsOf(found);
  return words.length > 0 && !(shares(wordsOf(name), words) && shares(wordsOf(surname), words));
}

/** Day and month change places between reports in two languages: that alone makes no other person. */
const swapped = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/u, '$1-$3-$2');

function isOtherBirth(
  { born, age }: ReportPatient,
  birthdate: string | null,
  sampled: string | null,
): boolean {
  if (birthdate === null) return false;
  if (born !== null && daysOfLocalDate(born) !== null)
    return born !== birthdate && swapped(born) !== birthdate;
  const then = sampled === null ? null : ageOn(birthdate, sampled);
  return age !== null && then !== null && Math.abs(age - then) > 1;
}

/**
 * Whether a report may be of another person than the record. What one of them leaves out is not compared.
 *
 * @param reports those of the file that propose values
 */
export function personDoubts(
  reports: readonly Pick<LaboratoryReport, 'patient' | 'sampled'>[],
  person: RecordedPerson,
): BloodReportDoubt[] {
  const doubts = new Map<BloodReportDoubtId, BloodReportDoubt>();
  const add = (id: BloodReportDoubtId, found: string, expected: string): void => {
    if (!doubts.has(id)) doubts.set(id, { id, found, expected });
  };
  for (const { patient, sampled } of reports) {
    if (patient.name !== null && isOtherName(patient.name, person))
      add('OTHER_NAME', patient.name, `${person.name} ${person.surname}`.trim());
    if (isOtherBirth(patient, person.birthdate, sampled?.date.slice(0, 10) ?? null))
      add('OTHER_BIRTHDATE', patient.born ?? String(patient.age ?? ''), person.birthdate ?? '');
    if (patient.sex !== null && person.sex !== null && patient.sex !== person.sex)
      add('OTHER_SEX', patient.sex, person.sex);
  }
  return [...doubts.values()];
}

/** Reads doubts from an answer; what is none is left out. */
export function readReportDoubts(value: unknown): BloodReportDoubt[] {
  if (!Array.isArray(value)) return [];
  const textOf = (text: unknown): string => (typeof text === 'string' ? text : '');
  return value.flatMap((each: unknown): BloodReportDoubt[] => {
    if (typeof each !== 'object' || each === null) return [];
    const { id: told, found, expected } = each as Record<string, unknown>;
    const id = BLOOD_REPORT_DOUBTS.find((known) => known === told);
    return id === undefined ? [] : [{ id, found: textOf(found), expected: textOf(expected) }];
  });
}
