import {
  questionsOf,
  SECTION_IDS,
  type Answers,
  type AnswerValue,
  type KnownQuestion,
  type SectionId,
} from '../../patient-data/index.ts';
import type { FoodMeaning } from '../meanings/meaning.ts';
import { MEDICINE_GROUPS, MEDICINES } from '../meanings/medicines.ts';
import { OPTION_MEANINGS } from '../meanings/option-meanings.ts';
import { QUESTION_MEANINGS, type QuestionMeaning } from '../meanings/question-meanings.ts';
import { STATE_MEANINGS, type PatientState } from '../meanings/states.ts';
import { setOf, type RestrictingRecord } from '../patient-restrictions.ts';

/** An answer of each kind to a question without options. */
function exampleOf(question: KnownQuestion): AnswerValue {
  switch (question.kind) {
    case 'yesNo':
      return true;
    case 'number':
      return question.min;
    case 'entries':
      return [
        Object.fromEntries(question.fields.map(({ id }, index) => [id, index === 0 ? 'Algo dicho' : null])),
      ];
    default:
      return 'Algo dicho';
  }
}

/** A code with its meaning, and the record of a patient of whom nothing else is known. */
export interface MeantByRecord {
  code: string;
  meaning: FoodMeaning;
  record: RestrictingRecord;
}

const NOTHING: RestrictingRecord = { answers: {}, age: null, hasPregnancyRanges: false, foodAnswers: [] };
const recordWith = (section: SectionId, answers: Answers): RestrictingRecord => ({
  ...NOTHING,
  answers: { [section]: answers },
});
const AGE_OF: Readonly<Record<PatientState, number | null>> = {
  INFANT: 0,
  CHILD_UNDER_6: 4,
  CHILD_UNDER_10: 8,
  CHILD_UNDER_18: 12,
  OVER_70: 75,
  PREGNANCY_RANGES: null,
};

/** Every code that has a meaning, for checks that walk through all of them. */
export const MEANT_BY_RECORDS: readonly MeantByRecord[] = [
  ...SECTION_IDS.flatMap((section) =>
    questionsOf(section).flatMap((question): MeantByRecord[] => {
      const meaning = (QUESTION_MEANINGS[section] as Readonly<Record<string, QuestionMeaning>>)[question.id];
      const set = setOf(question);
      if (meaning === undefined || meaning === 'medicines') return [];
      if (meaning === 'options' && set !== null)
        return Object.entries(OPTION_MEANINGS[set] as Readonly<Record<string, FoodMeaning>>).map(
          ([option, one]) => ({
            code: `${set}.${option}`,
            meaning: one,
            record: recordWith(section, { [question.id]: question.kind === 'choice' ? option : [option] }),
          }),
        );
      return meaning === 'options'
        ? []
        : [
            {
              code: `words.${question.id}`,
              meaning,
              record: recordWith(section, { [question.id]: exampleOf(question) }),
            },
          ];
    }),
  ),
  ...MEDICINE_GROUPS.map((group) => ({
    code: `medicine.${group}`,
    meaning: MEDICINES[group].means,
    record: recordWith('medical-history', {
      medication: [{ name: MEDICINES[group].names[0], dose: null, schedule: null }],
    }),
  })),
  ...(Object.keys(STATE_MEANINGS) as PatientState[]).map((state) => ({
    code: `state.${state}`,
    meaning: STATE_MEANINGS[state],
    record: { ...NOTHING, age: AGE_OF[state], hasPregnancyRanges: state === 'PREGNANCY_RANGES' },
  })),
];
