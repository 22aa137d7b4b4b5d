import type { Answers, AnswerValue, SectionId } from '../index.ts';

/**
 * A line of specification 3.9 to 3.11 and 9.8 about the patient's questionnaire, copied by hand, not taken from the
 * code.
 */
export interface SpecifiedQuestion {
  /** Name in the specification. */
  words: string;
  section: SectionId;
  question: string;
  /** The options that it names, in its order; omitted where it names none. */
  options?: readonly string[];
  /** Answers that make the question apply. */
  needs?: Answers;
  /** A valid answer. */
  answer: AnswerValue;
  /** An invalid answer, with the error code. */
  refused: readonly [AnswerValue, string];
}

const NO_OPTION = ['SOMETHING_ELSE', 'OPTION_INVALID'] as const;
const NO_OPTIONS = [['SOMETHING_ELSE'], 'OPTION_INVALID'] as const;
const NO_BOOLEAN = ['yes', 'OPTION_INVALID'] as const;
const TOO_MANY = [31, 'OUT_OF_RANGE'] as const;
const SMOKES = { isSmoker: true };
const TRAINS = { strengthDays: 'ONE_TO_TWO' };
const STIMULANTS = { takesStimulants: true };
const tooLong = (length: number) => ['a'.repeat(length + 1), 'TOO_LONG'] as const;
const nameless = [[{ name: '', dose: '5 mg' }], 'REQUIRED'] as const;

const body = 'anthropometric-data';
const history = 'medical-history';
const objective = 'healzy-objective';
const habits = 'habits';

export const SPECIFIED_QUESTIONS: readonly SpecifiedQuestion[] = [
  {
    words: 'Body shape',
    section: body,
    question: 'bodyShape',
    options: ['APPLE', 'PEAR', 'HOURGLASS', 'RECTANGULAR'],
    answer: 'PEAR',
    refused: NO_OPTION,
  },
  {
    words: 'Abdomen shape',
    section: body,
    question: 'abdomenShape',
    options: ['FLAT', 'SOME_FAT', 'BELLY'],
    answer: 'BELLY',
    refused: NO_OPTION,
  },
  {
    words: 'Complexion',
    section: body,
    question: 'complexion',
    options: ['VERY_OBESE', 'OBESE', 'SOME_FAT', 'SKINNY', 'TONED', 'MUSCLED', 'VERY_MUSCLED'],
    answer: 'TONED',
    refused: NO_OPTION,
  },
  {
    words: 'Objective',
    section: objective,
    question: 'objective',
    options: [
      'WEIGHT_LOSS',
      'WEIGHT_GAIN',
      'DIGESTIVE_IMPROVEMENT',
      'ENERGY_IMPROVEMENT',
      'ENERGY_IMPROVEMENT_AND_LOW_STRESS',
      'SPORT_PERFORMANCE',
      'IMPROVE_HORMONAL_HEALTH',
      'PREVENT_DISEASES',
    ],
    answer: 'SPORT_PERFORMANCE',
    refused: NO_OPTION,
  },
  {
    words: 'Weight-loss amount',
    section: objective,
    question: 'weightLossAmount',
    options: ['TWO_TO_FIVE', 'FIVE_TO_TEN', 'MORE_THAN_TEN'],
    needs: { objective: 'WEIGHT_LOSS' },
    answer: 'FIVE_TO_TEN',
    refused: NO_OPTION,
  },
  {
    words: 'Weight-gain amount',
    section: objective,
    question: 'weightGainAmount',
    options: ['TWO_TO_FIVE', 'FIVE_TO_TEN', 'MORE_THAN_TEN'],
    needs: { objective: 'WEIGHT_GAIN' },
    answer: 'TWO_TO_FIVE',
    refused: NO_OPTION,
  },
  {
    words: 'Diseases',
    section: history,
    question: 'diseases',
    needs: { hasDiseases: true },
    answer: ['DIABETES_TYPE_2', 'HYPERTENSION'],
    refused: NO_OPTIONS,
  },
  {
    words: 'Family disease',
    section: history,
    question: 'familyDiseases',
    needs: { hasFamilyDiseases: true },
    answer: ['CANCER'],
    refused: NO_OPTIONS,
  },
  {
    words: 'Drug/medication lists',
    section: history,
    question: 'medication',
    needs: { takesMedication: true },
    answer: [{ name: 'Metformina', dose: '850 mg', schedule: 'Desayuno y cena' }],
    refused: nameless,
  },
  {
    words: 'Sport: strength days',
    section: habits,
    question: 'strengthDays',
    // 0, 1–2, 3–4, 5+
    options: ['NONE', 'ONE_TO_TWO', 'THREE_TO_FOUR', 'FIVE_OR_MORE'],
    answer: 'THREE_TO_FOUR',
    refused: NO_OPTION,
  },
  {
    words: 'Sport: cardio days',
    section: habits,
    question: 'cardioDays',
    options: ['NONE', 'ONE_TO_TWO', 'THREE_TO_FOUR', 'FIVE_OR_MORE'],
    answer: 'NONE',
    refused: NO_OPTION,
  },
  {
    words: 'Sport: hours per day',
    section: habits,
    question: 'trainingHours',
    // 1–2, more than 2
    options: ['ONE_TO_TWO', 'MORE_THAN_TWO'],
    needs: TRAINS,
    answer: 'MORE_THAN_TWO',
    refused: NO_OPTION,
  },
  {
    words: 'Sport: time of day',
    section: habits,
    question: 'trainingTime',
    needs: TRAINS,
    answer: ['MORNING', 'EVENING'],
    refused: NO_OPTIONS,
  },
  {
    words: 'Diet: type(s)',
    section: habits,
    question: 'dietTypes',
    answer: ['MEDITERRANEAN', 'GLUTEN_FREE'],
    refused: NO_OPTIONS,
  },
  {
    words: 'Diet: meals per day',
    section: habits,
    question: 'mealsPerDay',
    answer: 3,
    refused: [0, 'OUT_OF_RANGE'],
  },
  {
    words: 'Diet: snacks',
    section: habits,
    question: 'snacksPerDay',
    answer: 0,
    refused: [1.5, 'WHOLE_NUMBER'],
  },
  {
    words: 'Diet: fasting hours',
    section: habits,
    question: 'fastingHours',
    // 10–12, 13–16, more than 16, OMAD
    options: ['TEN_TO_TWELVE', 'THIRTEEN_TO_SIXTEEN', 'MORE_THAN_SIXTEEN', 'OMAD'],
    needs: { fasts: true },
    answer: 'OMAD',
    refused: NO_OPTION,
  },
  {
    words: 'Diet: digestive problems',
    section: habits,
    question: 'digestiveProblems',
    needs: { hasDigestiveProblems: true },
    answer: ['BLOATING'],
    refused: NO_OPTIONS,
  },
  {
    words: 'Diet: supplements',
    section: habits,
    question: 'dietSupplements',
    needs: { takesSupplements: true },
    answer: [{ name: 'Omega 3', dose: '1 g' }],
    refused: nameless,
  },
  {
    words: 'Diet: allergies',
    section: habits,
    question: 'allergies',
    needs: { hasAllergies: true },
    answer: ['NUTS', 'MOLLUSCS'],
    refused: NO_OPTIONS,
  },
  {
    words: 'Intolerances',
    section: habits,
    question: 'intolerances',
    needs: { hasIntolerances: true },
    answer: ['LACTOSE'],
    refused: NO_OPTIONS,
  },
  {
    words: 'Diet: water',
    section: habits,
    question: 'water',
    // Under 1 l, 1–2 l, over 2 l
    options: ['UNDER_ONE_LITRE', 'ONE_TO_TWO_LITRES', 'OVER_TWO_LITRES'],
    answer: 'OVER_TWO_LITRES',
    refused: NO_OPTION,
  },
  {
    words: 'Current intake',
    section: habits,
    question: 'currentIntakeKcal',
    answer: 1850,
    refused: [100, 'OUT_OF_RANGE'],
  },
  {
    words: 'Day to day: work type',
    section: habits,
    question: 'workType',
    answer: 'SITTING',
    refused: NO_OPTION,
  },
  {
    words: 'Day to day: activity level',
    section: habits,
    question: 'activityLevel',
    answer: 'MODERATE',
    refused: NO_OPTION,
  },
  {
    words: 'Day to day: smoker',
    section: habits,
    question: 'isSmoker',
    answer: false,
    refused: NO_BOOLEAN,
  },
  {
    words: 'Day to day: smoker, quantity',
    section: habits,
    question: 'cigarettes',
    // Under 10, 10–20, over 20
    options: ['UNDER_TEN', 'TEN_TO_TWENTY', 'OVER_TWENTY'],
    needs: SMOKES,
    answer: 'UNDER_TEN',
    refused: NO_OPTION,
  },
  { words: 'Alcohol', section: habits, question: 'alcohol', answer: 'WEEKLY', refused: NO_OPTION },
  {
    words: 'Rest: sleep hours',
    section: habits,
    question: 'sleepHours',
    // Under 5, 5–7, over 7 h
    options: ['UNDER_FIVE', 'FIVE_TO_SEVEN', 'OVER_SEVEN'],
    answer: 'FIVE_TO_SEVEN',
    refused: NO_OPTION,
  },
  { words: 'Rest: tired', section: habits, question: 'tired', answer: 'OFTEN', refused: NO_OPTION },
  { words: 'Rest: energy', section: habits, question: 'energy', answer: 'LOW', refused: NO_OPTION },
  {
    words: 'Rest: sleep pattern',
    section: habits,
    question: 'sleepPattern',
    answer: 'SHIFTS',
    refused: NO_OPTION,
  },
  {
    words: 'Rest: supplements',
    section: habits,
    question: 'restSupplements',
    needs: { takesRestSupplements: true },
    answer: [{ name: 'Melatonina', dose: '1 mg' }],
    refused: nameless,
  },
  {
    words: 'Rest: stimulants',
    section: habits,
    question: 'takesStimulants',
    answer: true,
    refused: NO_BOOLEAN,
  },
  {
    words: 'Rest: coffees',
    section: habits,
    question: 'coffeesPerDay',
    needs: STIMULANTS,
    answer: 2,
    refused: TOO_MANY,
  },
  {
    words: 'Rest: teas',
    section: habits,
    question: 'teasPerDay',
    needs: STIMULANTS,
    answer: 0,
    refused: TOO_MANY,
  },
  {
    words: 'Rest: energy drinks',
    section: habits,
    question: 'energyDrinksPerDay',
    needs: STIMULANTS,
    answer: 1,
    refused: TOO_MANY,
  },
  { words: 'Rest: screens', section: habits, question: 'screens', answer: 'ALWAYS', refused: NO_OPTION },
  {
    words: 'Objective, in words',
    section: objective,
    question: 'objectiveReason',
    answer: '=SUM(A1) <b>👩‍⚕️</b> مرحبا',
    refused: tooLong(2000),
  },
];
