import { ALLERGENS } from '../shared/index.ts';

/**
 * Every option set of the questionnaire, defined once. Where specification 3.9, 3.10 and 9.8 name the options, those
 * are used; where they only name the question, the options are ours (decision 0032).
 */
export const OPTION_SETS = {
  // Specification 3.9 and 3.10.
  bodyShape: ['APPLE', 'PEAR', 'HOURGLASS', 'RECTANGULAR'],
  abdomenShape: ['FLAT', 'SOME_FAT', 'BELLY'],
  complexion: ['VERY_OBESE', 'OBESE', 'SOME_FAT', 'SKINNY', 'TONED', 'MUSCLED', 'VERY_MUSCLED'],
  objective: [
    'WEIGHT_LOSS',
    'WEIGHT_GAIN',
    'DIGESTIVE_IMPROVEMENT',
    'ENERGY_IMPROVEMENT',
    'ENERGY_IMPROVEMENT_AND_LOW_STRESS',
    'SPORT_PERFORMANCE',
    'IMPROVE_HORMONAL_HEALTH',
    'PREVENT_DISEASES',
  ],
  weightAmount: ['TWO_TO_FIVE', 'FIVE_TO_TEN', 'MORE_THAN_TEN'],
  // Specification 9.8.
  trainingDays: ['NONE', 'ONE_TO_TWO', 'THREE_TO_FOUR', 'FIVE_OR_MORE'],
  trainingHours: ['ONE_TO_TWO', 'MORE_THAN_TWO'],
  fastingHours: ['TEN_TO_TWELVE', 'THIRTEEN_TO_SIXTEEN', 'MORE_THAN_SIXTEEN', 'OMAD'],
  water: ['UNDER_ONE_LITRE', 'ONE_TO_TWO_LITRES', 'OVER_TWO_LITRES'],
  sleepHours: ['UNDER_FIVE', 'FIVE_TO_SEVEN', 'OVER_SEVEN'],
  cigarettes: ['UNDER_TEN', 'TEN_TO_TWENTY', 'OVER_TWENTY'],
  // Ours.
  dayPart: ['MORNING', 'MIDDAY', 'AFTERNOON', 'EVENING'],
  disease: [
    'DIABETES_TYPE_1',
    'DIABETES_TYPE_2',
    'PREDIABETES',
    'GESTATIONAL_DIABETES',
    'HYPERTENSION',
    'DYSLIPIDAEMIA',
    'CARDIOVASCULAR',
    'STROKE',
    'HYPOTHYROIDISM',
    'HYPERTHYROIDISM',
    'POLYCYSTIC_OVARY',
    'ENDOMETRIOSIS',
    'FATTY_LIVER',
    'KIDNEY',
    'GALLSTONES',
    'GOUT',
    'COELIAC',
    'IRRITABLE_BOWEL',
    'INFLAMMATORY_BOWEL',
    'REFLUX',
    'ANAEMIA',
    'OSTEOPOROSIS',
    'ARTHRITIS',
    'ASTHMA',
    'SLEEP_APNOEA',
    'MIGRAINE',
    'DEPRESSION_ANXIETY',
    'EATING_DISORDER',
    'CANCER',
    'OTHER',
  ],
  relative: ['MOTHER', 'FATHER', 'SIBLING', 'CHILD', 'GRANDPARENT', 'OTHER'],
  dietType: [
    'OMNIVOROUS',
    'MEDITERRANEAN',
    'FLEXITARIAN',
    'PESCATARIAN',
    'VEGETARIAN',
    'VEGAN',
    'LOW_CARB',
    'KETOGENIC',
    'PALEO',
    'GLUTEN_FREE',
    'LOW_FODMAP',
    'OTHER',
  ],
  digestiveProblem: [
    'BLOATING',
    'GAS',
    'HEARTBURN',
    'HEAVY_DIGESTION',
    'ABDOMINAL_PAIN',
    'CONSTIPATION',
    'DIARRHOEA',
    'NAUSEA',
    'OTHER',
  ],
  allergen: [...ALLERGENS, 'OTHER'],
  intolerance: ['LACTOSE', 'FRUCTOSE', 'SORBITOL', 'NON_COELIAC_GLUTEN', 'HISTAMINE', 'OTHER'],
  workType: ['SITTING', 'STANDING', 'MOVING', 'HEAVY', 'STUDYING', 'AT_HOME', 'NOT_WORKING'],
  // From sitting all day to hard physical work or training; the factors are in `body`.
  activityLevel: ['SEDENTARY', 'LIGHT', 'MODERATE', 'ACTIVE', 'VERY_ACTIVE'],
  alcohol: ['NEVER', 'OCCASIONALLY', 'WEEKLY', 'DAILY'],
  frequency: ['NEVER', 'SOMETIMES', 'OFTEN', 'ALWAYS'],
  energy: ['VERY_LOW', 'LOW', 'NORMAL', 'HIGH', 'VERY_HIGH'],
  sleepPattern: ['REGULAR', 'IRREGULAR', 'SHIFTS'],
  sleepProblem: ['FALLING_ASLEEP', 'WAKING_AT_NIGHT', 'WAKING_EARLY', 'SNORING', 'NIGHTMARES'],
} as const satisfies Record<string, readonly string[]>;

export type OptionSets = typeof OPTION_SETS;
export type OptionSetId = keyof OptionSets;
/** A code of one set: `OptionOf<'bodyShape'>`. */
export type OptionOf<Set extends OptionSetId> = OptionSets[Set][number];
