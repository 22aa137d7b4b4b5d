import {
  isUnanswered,
  OPTION_SETS,
  questionsOf,
  type Answers,
  type AnswerValue,
  type Entry,
  type EntryFieldId,
  type GroupId,
  type KnownQuestion,
  type OptionOf,
  type OptionSetId,
  type QuestionId,
  type SectionId,
} from '@healzy/domain/patient-data';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import type patientData from '../../locales/es/patient-data.json';

type OptionKey = { [Set in OptionSetId]: `option.${Set}.${OptionOf<Set>}` }[OptionSetId];
type NamedList = keyof (typeof patientData)['entryName'];
type Hinted = keyof (typeof patientData)['hint'];

const isHinted = (id: QuestionId, hints: Readonly<Record<string, unknown>>): id is Hinted & QuestionId =>
  Object.hasOwn(hints, id);

/** The texts of the questionnaire: questions, options, and answers. */
export function useQuestionLabels() {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const hints = t('hint', { returnObjects: true });

  const optionName = (set: OptionSetId, code: string): string => t(`option.${set}.${code}` as OptionKey);
  const columnName = (question: QuestionId, field: EntryFieldId): string =>
    field === 'name' ? t(`entryName.${question as NamedList}`) : t(`entry.${field}`);

  const cellsOf = (question: KnownQuestion, entry: Entry): string =>
    question.kind !== 'entries'
      ? ''
      : question.fields
          .flatMap((field) => {
            const cell = entry[field.id];
            if (cell === null || cell === undefined || cell === '') return [];
            return [field.kind === 'choice' ? optionName(field.options, cell) : cell];
          })
          .join(' · ');

  /** The display text of an answer; null if there is none. */
  const answer = (question: KnownQuestion, value: AnswerValue | undefined): string | null => {
    if (isUnanswered(value) || value === undefined || value === null) return null;
    switch (question.kind) {
      case 'choice':
        return typeof value === 'string' ? optionName(question.options, value) : null;
      case 'choices':
        return Array.isArray(value)
          ? value.map((code) => optionName(question.options, String(code))).join(', ')
          : null;
      case 'number':
        return typeof value === 'number'
          ? `${formats.number(value, 0)}\u00a0${t(`unit.${question.unit}`)}`
          : null;
      case 'yesNo':
        return t(value === true ? 'answer.yes' : 'answer.no');
      case 'text':
        return String(value);
      case 'entries':
        return Array.isArray(value)
          ? (value as readonly Entry[]).map((entry) => cellsOf(question, entry)).join('; ')
          : null;
    }
  };

  /** A question with its answer, for a list. */
  const fact = (question: KnownQuestion, answers: Answers) => ({
    term: t(`question.${question.id}`),
    detail: answer(question, answers[question.id]) ?? t('answer.none'),
  });

  return {
    group: (id: GroupId): string => t(`group.${id}`),
    question: (id: QuestionId): string => t(`question.${id}`),
    hint: (id: QuestionId): string | undefined => (isHinted(id, hints) ? t(`hint.${id}`) : undefined),
    optionName,
    /** The options of a set, for a field. */
    options: (set: OptionSetId): { id: string; label: string }[] =>
      OPTION_SETS[set].map((code) => ({ id: code, label: optionName(set, code) })),
    columnName,
    addRow: (id: QuestionId): string => t(`entryAdd.${id as NamedList}`),
    answer,
    fact,
    /** What was answered of a section. */
    answered: (section: SectionId, answers: Answers) =>
      questionsOf(section)
        .filter(({ id }) => !isUnanswered(answers[id]))
        .map((question) => fact(question, answers)),
  };
}
