import type { OptionSetId } from '../option-sets.ts';
import type { Question } from '../questions.ts';

const TRAINS = ['ONE_TO_TWO', 'THREE_TO_FOUR', 'FIVE_OR_MORE'] as const;
const WHEN_TRAINING = [
  { question: 'strengthDays', is: TRAINS },
  { question: 'cardioDays', is: TRAINS },
] as const;
const SUPPLEMENT_FIELDS = [
  { id: 'name', kind: 'text', maxLength: 200 },
  { id: 'dose', kind: 'text', maxLength: 100 },
] as const;

/** Shown once the question has been answered with yes. */
const yes = <Id extends string>(question: Id) => [{ question, is: [true] }] as const;

/** Whether there is any, which, and as text what the options lack. */
const avoided = <Has extends string, Which extends string, Options extends OptionSetId, Other extends string>(
  has: Has,
  which: Which,
  options: Options,
  other: Other,
) =>
  [
    { id: has, group: 'diet', kind: 'yesNo' },
    { id: which, group: 'diet', kind: 'choices', options, shownWhen: yes(has) },
    {
      id: other,
      group: 'diet',
      kind: 'text',
      maxLength: 500,
      shownWhen: [{ question: which, is: ['OTHER'] }],
    },
  ] as const;

const drinksPerDay = <Id extends string>(id: Id) =>
  ({
    id,
    group: 'rest',
    kind: 'number',
    min: 0,
    max: 30,
    unit: 'perDay',
    shownWhen: yes('takesStimulants'),
  }) as const;

/** Sport, diet, day to day and rest. */
export const HABITS_QUESTIONS = [
  { id: 'strengthDays', group: 'sport', kind: 'choice', options: 'trainingDays' },
  { id: 'cardioDays', group: 'sport', kind: 'choice', options: 'trainingDays' },
  {
    id: 'trainingHours',
    group: 'sport',
    kind: 'choice',
    options: 'trainingHours',
    shownWhen: WHEN_TRAINING,
  },
  { id: 'trainingTime', group: 'sport', kind: 'choices', options: 'dayPart', shownWhen: WHEN_TRAINING },
  {
    id: 'sports',
    group: 'sport',
    kind: 'text',
    maxLength: 500,
    shownWhen: WHEN_TRAINING,
    isRemark: true,
  },

  { id: 'dietTypes', group: 'diet', kind: 'choices', options: 'dietType' },
  {
    id: 'otherDiet',
    group: 'diet',
    kind: 'text',
    maxLength: 300,
    shownWhen: [{ question: 'dietTypes', is: ['OTHER'] }],
  },
  { id: 'mealsPerDay', group: 'diet', kind: 'number', min: 1, max: 12, unit: 'perDay' },
  { id: 'snacksPerDay', group: 'diet', kind: 'number', min: 0, max: 12, unit: 'perDay' },
  { id: 'fasts', group: 'diet', kind: 'yesNo' },
  {
    id: 'fastingHours',
    group: 'diet',
    kind: 'choice',
    options: 'fastingHours',
    shownWhen: yes('fasts'),
  },
  { id: 'hasDigestiveProblems', group: 'diet', kind: 'yesNo' },
  {
    id: 'digestiveProblems',
    group: 'diet',
    kind: 'choices',
    options: 'digestiveProblem',
    shownWhen: yes('hasDigestiveProblems'),
  },
  { id: 'takesSupplements', group: 'diet', kind: 'yesNo' },
  {
    id: 'dietSupplements',
    group: 'diet',
    kind: 'entries',
    fields: SUPPLEMENT_FIELDS,
    shownWhen: yes('takesSupplements'),
  },
  ...avoided('hasAllergies', 'allergies', 'allergen', 'otherAllergies'),
  ...avoided('hasIntolerances', 'intolerances', 'intolerance', 'otherIntolerances'),
  { id: 'avoidedFoods', group: 'diet', kind: 'text', maxLength: 1000, isRemark: true },
  { id: 'water', group: 'diet', kind: 'choice', options: 'water' },
  {
    id: 'currentIntakeKcal',
    group: 'diet',
    kind: 'number',
    min: 300,
    max: 15_000,
    unit: 'kcalPerDay',
    isForStaff: true,
  },

  { id: 'workType', group: 'dayToDay', kind: 'choice', options: 'workType' },
  { id: 'activityLevel', group: 'dayToDay', kind: 'choice', options: 'activityLevel' },
  { id: 'isSmoker', group: 'dayToDay', kind: 'yesNo' },
  {
    id: 'cigarettes',
    group: 'dayToDay',
    kind: 'choice',
    options: 'cigarettes',
    shownWhen: yes('isSmoker'),
  },
  { id: 'alcohol', group: 'dayToDay', kind: 'choice', options: 'alcohol' },

  { id: 'sleepHours', group: 'rest', kind: 'choice', options: 'sleepHours' },
  { id: 'tired', group: 'rest', kind: 'choice', options: 'frequency' },
  { id: 'energy', group: 'rest', kind: 'choice', options: 'energy' },
  { id: 'sleepPattern', group: 'rest', kind: 'choice', options: 'sleepPattern' },
  { id: 'sleepProblems', group: 'rest', kind: 'choices', options: 'sleepProblem', isRemark: true },
  { id: 'takesRestSupplements', group: 'rest', kind: 'yesNo' },
  {
    id: 'restSupplements',
    group: 'rest',
    kind: 'entries',
    fields: SUPPLEMENT_FIELDS,
    shownWhen: yes('takesRestSupplements'),
  },
  { id: 'takesStimulants', group: 'rest', kind: 'yesNo' },
  drinksPerDay('coffeesPerDay'),
  drinksPerDay('teasPerDay'),
  drinksPerDay('energyDrinksPerDay'),
  { id: 'screens', group: 'rest', kind: 'choice', options: 'frequency' },
] as const satisfies readonly Question[];
