import type { OptionOf, OptionSetId } from '../../patient-data/index.ts';
import {
  ASKS,
  asksInWords,
  none,
  REMARK,
  restricts,
  restrictsAndRemarks,
  type FoodMeaning,
} from './meaning.ts';

const BODY = none('A shape of the body excludes no food.');
const ENERGY = none('It sets the energy of the plan, not which foods are in it.');
const SLEEP = none('Sleep excludes no food.');
const HABIT = none('A habit that excludes no food; drinks with caffeine are counted with the supplements.');
const TRAINING = none('It sets energy and macronutrients of the plan, not which foods are in it.');
const IN_PREGNANCY = ['MERCURY', 'LISTERIA', 'ALCOHOL', 'CAFFEINE', 'LIVER', 'SEAWEED'] as const;

/**
 * What each option of the record means for food. Complete by its type: an option without a meaning does not compile.
 *
 * What is a restriction follows by definition (a coeliac eats no gluten: Regulation EU 828/2014; a vegan nothing of
 * animals) or has a published source: large predatory fish in pregnancy, breastfeeding and childhood (AESAN 2019); seaweed
 * in both, in pregnancy and with a thyroid that works wrongly (AESAN 2021); liver in pregnancy (NHS). Foods with a risk of
 * listeria and alcohol are left out in pregnancy, and alcohol wherever the remark says that none should be drunk, out of
 * caution: that takes foods away and adds none. So does caffeine: up to 200 mg a day is of no concern in pregnancy and while
 * breastfeeding (EFSA 2015), but menus do not add it up, and nobody is harmed by a menu without coffee. The rest is a
 * remark, or a question where a wrong guess would harm.
 */
export const OPTION_MEANINGS: {
  readonly [Set in OptionSetId]: Readonly<Record<OptionOf<Set>, FoodMeaning>>;
} = {
  bodyShape: { APPLE: BODY, PEAR: BODY, HOURGLASS: BODY, RECTANGULAR: BODY },
  abdomenShape: { FLAT: BODY, SOME_FAT: BODY, BELLY: BODY },
  complexion: {
    VERY_OBESE: BODY,
    OBESE: BODY,
    SOME_FAT: BODY,
    SKINNY: BODY,
    TONED: BODY,
    MUSCLED: BODY,
    VERY_MUSCLED: BODY,
  },
  objective: {
    WEIGHT_LOSS: ENERGY,
    WEIGHT_GAIN: ENERGY,
    DIGESTIVE_IMPROVEMENT: none('The digestive problems say which.'),
    ENERGY_IMPROVEMENT: none('No food is proven to give more energy.'),
    ENERGY_IMPROVEMENT_AND_LOW_STRESS: none('No food is proven to give more energy or less stress.'),
    SPORT_PERFORMANCE: TRAINING,
    IMPROVE_HORMONAL_HEALTH: none('No food is proven to do it by itself.'),
    PREVENT_DISEASES: none('The usual template already follows general advice.'),
  },
  weightAmount: { TWO_TO_FIVE: ENERGY, FIVE_TO_TEN: ENERGY, MORE_THAN_TEN: ENERGY },
  trainingDays: { NONE: TRAINING, ONE_TO_TWO: TRAINING, THREE_TO_FOUR: TRAINING, FIVE_OR_MORE: TRAINING },
  trainingHours: { ONE_TO_TWO: TRAINING, MORE_THAN_TWO: TRAINING },
  fastingHours: {
    TEN_TO_TWELVE: none('A night without food is usual.'),
    THIRTEEN_TO_SIXTEEN: REMARK,
    MORE_THAN_SIXTEEN: ASKS,
    OMAD: ASKS,
  },
  water: { UNDER_ONE_LITRE: REMARK, ONE_TO_TWO_LITRES: HABIT, OVER_TWO_LITRES: HABIT },
  sleepHours: { UNDER_FIVE: SLEEP, FIVE_TO_SEVEN: SLEEP, OVER_SEVEN: SLEEP },
  cigarettes: { UNDER_TEN: HABIT, TEN_TO_TWENTY: HABIT, OVER_TWENTY: HABIT },
  dayPart: { MORNING: TRAINING, MIDDAY: TRAINING, AFTERNOON: TRAINING, EVENING: TRAINING },
  disease: {
    DIABETES_TYPE_1: REMARK,
    DIABETES_TYPE_2: REMARK,
    PREDIABETES: REMARK,
    // It is a disease of pregnancy.
    GESTATIONAL_DIABETES: restrictsAndRemarks(...IN_PREGNANCY),
    HYPERTENSION: restrictsAndRemarks('ALCOHOL'),
    DYSLIPIDAEMIA: REMARK,
    CARDIOVASCULAR: REMARK,
    STROKE: ASKS,
    HYPOTHYROIDISM: restrictsAndRemarks('SEAWEED'),
    HYPERTHYROIDISM: restrictsAndRemarks('SEAWEED'),
    POLYCYSTIC_OVARY: REMARK,
    ENDOMETRIOSIS: none('No diet is proven to treat it.'),
    FATTY_LIVER: restrictsAndRemarks('ALCOHOL'),
    KIDNEY: ASKS,
    GALLSTONES: REMARK,
    // Organ meat and seafood are what ACR 2020 and EULAR name first; oily fish and red meat stay a remark.
    GOUT: restrictsAndRemarks('ALCOHOL', 'CRUSTACEANS', 'MOLLUSCS', 'LIVER'),
    COELIAC: restrictsAndRemarks('GLUTEN'),
    IRRITABLE_BOWEL: ASKS,
    INFLAMMATORY_BOWEL: ASKS,
    REFLUX: REMARK,
    ANAEMIA: REMARK,
    OSTEOPOROSIS: REMARK,
    ARTHRITIS: REMARK,
    ASTHMA: REMARK,
    SLEEP_APNOEA: restrictsAndRemarks('ALCOHOL'),
    MIGRAINE: REMARK,
    DEPRESSION_ANXIETY: none('Only some medicines for it touch food: the medicines say which.'),
    EATING_DISORDER: ASKS,
    CANCER: ASKS,
    OTHER: asksInWords('otherDiseases'),
  },
  pregnancyState: {
    NEITHER: none('Neither pregnant nor breastfeeding.'),
    PREGNANT: restrictsAndRemarks(...IN_PREGNANCY),
    BREASTFEEDING: restrictsAndRemarks('MERCURY', 'ALCOHOL', 'CAFFEINE', 'SEAWEED'),
  },
  relative: {
    MOTHER: none('Says whose disease it is.'),
    FATHER: none('Says whose disease it is.'),
    SIBLING: none('Says whose disease it is.'),
    CHILD: none('Says whose disease it is.'),
    GRANDPARENT: none('Says whose disease it is.'),
    OTHER: none('Says whose disease it is.'),
  },
  dietType: {
    OMNIVOROUS: none('Eats everything.'),
    MEDITERRANEAN: none('Excludes no food; the usual template already follows it.'),
    FLEXITARIAN: REMARK,
    PESCATARIAN: restricts('MEAT'),
    // Rennet: what a protected name prescribes is left out, other cheeses do not tell.
    VEGETARIAN: restrictsAndRemarks('VEGETARIAN'),
    VEGAN: restrictsAndRemarks('VEGAN'),
    LOW_CARB: ASKS,
    KETOGENIC: ASKS,
    PALEO: ASKS,
    GLUTEN_FREE: restricts('GLUTEN'),
    LOW_FODMAP: restrictsAndRemarks('FODMAP'),
    HALAL: restrictsAndRemarks('PORK', 'ALCOHOL'),
    KOSHER: restrictsAndRemarks('PORK', 'CRUSTACEANS', 'MOLLUSCS'),
    NO_PORK: restricts('PORK'),
    NO_ALCOHOL: restricts('ALCOHOL'),
    OTHER: asksInWords('otherDiet'),
  },
  digestiveProblem: {
    BLOATING: REMARK,
    GAS: REMARK,
    HEARTBURN: REMARK,
    HEAVY_DIGESTION: REMARK,
    ABDOMINAL_PAIN: REMARK,
    CONSTIPATION: REMARK,
    DIARRHOEA: REMARK,
    NAUSEA: REMARK,
    OTHER: ASKS,
  },
  allergen: {
    GLUTEN: restricts('GLUTEN'),
    CRUSTACEANS: restrictsAndRemarks('CRUSTACEANS'),
    EGGS: restricts('EGGS'),
    FISH: restricts('FISH'),
    PEANUTS: restrictsAndRemarks('PEANUTS'),
    SOYBEANS: restricts('SOYBEANS'),
    // Milk without lactose still is milk; that it is not named as lactose would mislead who reads the list.
    MILK: restrictsAndRemarks('MILK'),
    NUTS: restricts('NUTS'),
    CELERY: restricts('CELERY'),
    MUSTARD: restricts('MUSTARD'),
    SESAME: restricts('SESAME'),
    SULPHITES: restricts('SULPHITES'),
    LUPIN: restricts('LUPIN'),
    MOLLUSCS: restrictsAndRemarks('MOLLUSCS'),
    OTHER: asksInWords('otherAllergies'),
  },
  intolerance: {
    LACTOSE: restricts('LACTOSE'),
    FRUCTOSE: restrictsAndRemarks('FRUCTOSE'),
    SORBITOL: restricts('SORBITOL'),
    NON_COELIAC_GLUTEN: restricts('GLUTEN'),
    HISTAMINE: restrictsAndRemarks('HISTAMINE'),
    OTHER: asksInWords('otherIntolerances'),
  },
  workType: {
    SITTING: ENERGY,
    STANDING: ENERGY,
    MOVING: ENERGY,
    HEAVY: ENERGY,
    STUDYING: ENERGY,
    AT_HOME: ENERGY,
    NOT_WORKING: ENERGY,
  },
  activityLevel: { SEDENTARY: ENERGY, LIGHT: ENERGY, MODERATE: ENERGY, ACTIVE: ENERGY, VERY_ACTIVE: ENERGY },
  alcohol: {
    // The answer itself: what is drunk never is not in a menu.
    NEVER: restricts('ALCOHOL'),
    OCCASIONALLY: HABIT,
    WEEKLY: HABIT,
    DAILY: REMARK,
  },
  frequency: { NEVER: HABIT, SOMETIMES: HABIT, OFTEN: HABIT, ALWAYS: HABIT },
  energy: { VERY_LOW: HABIT, LOW: HABIT, NORMAL: HABIT, HIGH: HABIT, VERY_HIGH: HABIT },
  sleepPattern: { REGULAR: SLEEP, IRREGULAR: SLEEP, SHIFTS: REMARK },
  sleepProblem: {
    FALLING_ASLEEP: SLEEP,
    WAKING_AT_NIGHT: SLEEP,
    WAKING_EARLY: SLEEP,
    SNORING: SLEEP,
    NIGHTMARES: SLEEP,
  },
};
