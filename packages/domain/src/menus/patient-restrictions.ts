import { FOOD_RESTRICTIONS, type FoodRestriction } from '../foods/index.ts';
import {
  questionsOf,
  SECTION_IDS,
  type Answers,
  type AnswerValue,
  type Entry,
  type KnownQuestion,
  type SectionId,
} from '../patient-data/index.ts';
import type { FoodMeaning } from './meanings/meaning.ts';
import { medicineGroups, MEDICINE_GROUPS, medicinePattern, MEDICINES } from './meanings/medicines.ts';
import { heardRemarks } from './meanings/remark-audience.ts';
import { OPTION_MEANINGS } from './meanings/option-meanings.ts';
import { QUESTION_MEANINGS, type QuestionMeaning } from './meanings/question-meanings.ts';
import { CHILD_STATES, STATE_MEANINGS, statesOfAge, type PatientState } from './meanings/states.ts';
import type { FoodAnswer } from './food-answers.ts';

/** A record as far as it can restrict what a patient eats. */
export interface RestrictingRecord {
  answers: Readonly<Partial<Record<SectionId, Answers>>>;
  /** Completed years; null when the birthdate is not known. */
  age: number | null;
  /** Whether the latest glucose test is judged by the ranges of pregnancy. */
  hasPregnancyRanges: boolean;
  /** What a person said about questions of food. */
  foodAnswers: readonly FoodAnswer[];
}

/** A question that a person must answer before menus take foods. */
export interface FoodQuestion {
  /** Names the sentence that asks: `disease.KIDNEY`, `words.avoidedFoods`. */
  code: string;
  /** What the record says in words; null where a code says all. */
  about: string | null;
}

/** Something that board and paper say. */
export interface FoodRemark {
  /** Names its sentence: `disease.HYPERTENSION`. */
  code: string;
  /** The words that it is about, such as the name of a medicine. */
  about: string | null;
}

export interface PatientRestrictions {
  restrictions: FoodRestriction[];
  remarks: FoodRemark[];
  /** Not answered yet. */
  questions: FoodQuestion[];
  /** The patient's and the specialist's own words. */
  others: string[];
}

const wordsOf = (value: AnswerValue | undefined): string | null => {
  if (typeof value === 'string') return value.trim() || null;
  if (!Array.isArray(value)) return null;
  const entries = value as readonly Entry[];
  const named = entries.map((entry) => [entry['name'], entry['detail']].filter(Boolean).join(': '));
  return named.filter(Boolean).join('; ') || null;
};

const codesOf = (value: AnswerValue | undefined): string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.filter((each): each is string => typeof each === 'string')
      : [];

/** Every meaning that a record has, with the code of its sentence and the words that it is about. */
interface Found {
  code: string;
  about: string | null;
  meaning: FoodMeaning;
}

/** The set of a question's options. */
export const setOf = (question: KnownQuestion): keyof typeof OPTION_MEANINGS | null =>
  question.kind === 'choice' || question.kind === 'choices' ? question.options : null;

function* foundIn(section: SectionId, answers: Answers): Generator<Found> {
  const meanings = QUESTION_MEANINGS[section] as Readonly<Record<string, QuestionMeaning>>;
  for (const question of questionsOf(section)) {
    const meaning = meanings[question.id];
    const value = answers[question.id];
    if (meaning === undefined || value === null || value === undefined) continue;
    if (meaning === 'options') {
      const set = setOf(question);
      for (const option of codesOf(value)) {
        const found = set && (OPTION_MEANINGS[set] as Readonly<Record<string, FoodMeaning>>)[option];
        if (!found) continue;
        const about = found.kind === 'asks' && found.inWords ? wordsOf(answers[found.inWords]) : null;
        yield { code: `${set}.${option}`, about, meaning: found };
      }
    } else if (meaning === 'medicines') {
      for (const { name } of value as readonly Entry[]) {
        if (!name) continue;
        const groups = medicineGroups(name);
        for (const group of groups)
          yield { code: `medicine.${group}`, about: name, meaning: MEDICINES[group].means };
        if (groups.length === 0) yield { code: 'medicine.UNKNOWN', about: name, meaning: { kind: 'remark' } };
      }
    } else {
      const about = wordsOf(value);
      if (about !== null && meaning.kind !== 'none') yield { code: `words.${question.id}`, about, meaning };
    }
  }
}

function statesOf({ answers, age, hasPregnancyRanges }: RestrictingRecord): PatientState[] {
  const history = answers['medical-history'] ?? {};
  const isSaid =
    codesOf(history['pregnancy']).length > 0 || codesOf(history['diseases']).includes('GESTATIONAL_DIABETES');
  return [...statesOfAge(age), ...(hasPregnancyRanges && !isSaid ? (['PREGNANCY_RANGES'] as const) : [])];
}

/** Whether a person has said what this means. Other words than those that were read are another question. */
const isAnswered = ({ code, about }: FoodQuestion, answers: readonly FoodAnswer[]): boolean =>
  answers.some((answer) => answer.question === code && answer.about === about);

/** Questions about words that name what is not eaten; those of others name operations, diseases and medicines. */
const NAMES_FOODS: ReadonlySet<string> = new Set([
  'dietType.OTHER',
  'allergen.OTHER',
  'intolerance.OTHER',
  'words.avoidedFoods',
]);

/**
 * What a patient's record means for their food, in the terms of foods, in sentences, and in questions that are still open.
 * What a person ticked in answer to a question holds until a person removes it, also where the record changes: a
 * restriction never ends by itself.
 */
export function restrictionsOf(record: RestrictingRecord): PatientRestrictions {
  const found: Found[] = [
    ...SECTION_IDS.flatMap((section) => [...foundIn(section, record.answers[section] ?? {})]),
    ...statesOf(record).map((state) => ({
      code: `state.${state}`,
      about: null,
      meaning: STATE_MEANINGS[state],
    })),
  ];
  const restricted = new Set<FoodRestriction>(record.foodAnswers.flatMap(({ restrictions }) => restrictions));
  const remarks = new Map<string, FoodRemark>();
  const questions: FoodQuestion[] = [];
  for (const { code, about, meaning } of found) {
    if (meaning.kind === 'restricts') for (const one of meaning.restrictions) restricted.add(one);
    if (meaning.kind === 'remark' || (meaning.kind === 'restricts' && meaning.remark))
      remarks.set(`${code} ${about}`, { code, about });
    if (meaning.kind === 'asks' && !isAnswered({ code, about }, record.foodAnswers))
      questions.push({ code, about });
  }
  const others = [
    ...questions.flatMap(({ code, about }) => (about !== null && NAMES_FOODS.has(code) ? [about] : [])),
    ...record.foodAnswers.flatMap(({ words }) => (words === null ? [] : [words])),
  ];
  return {
    restrictions: FOOD_RESTRICTIONS.filter((each) => restricted.has(each)),
    remarks: heardRemarks([...remarks.values()], restricted, new Set(found.map(({ code }) => code))),
    questions,
    others: [...new Set(others)],
  };
}

/** What is restricted for the patient's age alone: a girl who is pregnant has no alcohol at any age. */
export function restrictionsOfAge(record: RestrictingRecord): FoodRestriction[] {
  const atAnyAge = restrictionsOf({ ...record, age: null }).restrictions;
  return restrictionsOf(record).restrictions.filter((one) => !atAnyAge.includes(one));
}

const restrictionsIn = (meaning: FoodMeaning): readonly FoodRestriction[] =>
  meaning.kind === 'restricts' ? meaning.restrictions : [];

/** Every option of the record with what it means. */
const MEANT_OPTIONS: readonly {
  section: SectionId;
  question: string;
  set: string;
  option: string;
  meaning: FoodMeaning;
}[] = SECTION_IDS.flatMap((section) =>
  questionsOf(section).flatMap((question) => {
    const set = setOf(question);
    const meanings = QUESTION_MEANINGS[section] as Readonly<Record<string, QuestionMeaning>>;
    if (set === null || meanings[question.id] !== 'options') return [];
    return Object.entries(OPTION_MEANINGS[set] as Readonly<Record<string, FoodMeaning>>).map(
      ([option, meaning]) => ({ section, question: question.id, set, option, meaning }),
    );
  }),
);

/** The options that restrict, as a table for SQL: a row for each restriction that one means. */
export const RESTRICTING_OPTIONS = MEANT_OPTIONS.flatMap(({ section, question, option, meaning }) =>
  restrictionsIn(meaning).map((restriction) => ({ section, question, option, restriction })),
);

/** The same of medicines, by a regular expression of their names in lower case without accents. */
export const RESTRICTING_MEDICINES: readonly { pattern: string; restriction: FoodRestriction }[] =
  MEDICINE_GROUPS.flatMap((group) =>
    restrictionsIn(MEDICINES[group].means).map((restriction) => ({
      pattern: medicinePattern(group),
      restriction,
    })),
  );

/** The same of ages: whoever is younger than `under` years. */
export const RESTRICTING_AGES: readonly { under: number; restriction: FoodRestriction }[] =
  CHILD_STATES.flatMap(({ state, under }) =>
    restrictionsIn(STATE_MEANINGS[state]).map((restriction) => ({ under, restriction })),
  );

/** The options that ask, as a table for SQL, with the question whose words the answer is about. */
export const ASKING_OPTIONS = MEANT_OPTIONS.flatMap(({ section, question, set, option, meaning }) =>
  meaning.kind === 'asks'
    ? [{ section, question, option, code: `${set}.${option}`, inWords: meaning.inWords ?? null }]
    : [],
);

/** The same of questions whose words ask. */
export const ASKING_WORDS: readonly { section: SectionId; question: string; code: string }[] =
  SECTION_IDS.flatMap((section) =>
    Object.entries(QUESTION_MEANINGS[section] as Readonly<Record<string, QuestionMeaning>>).flatMap(
      ([question, meaning]) =>
        typeof meaning === 'object' && meaning.kind === 'asks'
          ? [{ section, question, code: `words.${question}` }]
          : [],
    ),
  );

/** The same of medicines. */
export const ASKING_MEDICINES: readonly { pattern: string; code: string }[] = MEDICINE_GROUPS.flatMap(
  (group) =>
    MEDICINES[group].means.kind === 'asks'
      ? [{ pattern: medicinePattern(group), code: `medicine.${group}` }]
      : [],
);

/** The same of ages. */
export const ASKING_AGES: readonly { under: number; code: string }[] = CHILD_STATES.flatMap(
  ({ state, under }) => (STATE_MEANINGS[state].kind === 'asks' ? [{ under, code: `state.${state}` }] : []),
);
