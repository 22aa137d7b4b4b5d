import type { PatientData } from '@healzy/api/patient-data';
import {
  questionsOf,
  readAnswers,
  typedPatientAnswers,
  type Answers,
  type AnswerValue,
  type Entry,
  type KnownQuestion,
  type PatientAnswers,
  type SectionId,
} from '@healzy/domain/patient-data';
import type { FieldValues } from 'react-hook-form';

/** The value of a field whose question is not answered. */
function emptyValueOf(question: KnownQuestion): AnswerValue {
  if (question.kind === 'text') return '';
  if (question.kind === 'choices' || question.kind === 'entries') return [];
  return null;
}

/** A row as the fields of a list store it. */
const rowOf = (entry: Entry, ids: readonly string[]): Entry =>
  Object.fromEntries(ids.map((id) => [id, entry[id] ?? null]));

/** The form's values for a section's answers: every question has one, and lists have rows. */
export function formValuesOf(section: SectionId, answers: Answers): Record<string, AnswerValue> {
  return Object.fromEntries(
    questionsOf(section).map((question) => {
      const value = answers[question.id] ?? emptyValueOf(question);
      if (question.kind !== 'entries' || !Array.isArray(value)) return [question.id, value];
      const ids = question.fields.map(({ id }) => id);
      return [question.id, (value as readonly Entry[]).map((entry) => rowOf(entry, ids))];
    }),
  );
}

/** The answers of all sections as they are saved. */
export const savedAnswers = ({ sections }: PatientData): PatientAnswers =>
  typedPatientAnswers(Object.fromEntries(sections.map(({ section, answers }) => [section, answers])));

/** The answers of a section while typing: invalid ones do not count yet. */
export const answersWhileTyping = (section: SectionId, values: FieldValues): Answers =>
  readAnswers(section, values);
