import type { OptionOf, OptionSetId } from '../../patient-data/index.ts';
import { ASKS, asksInWords, none, NOTE, restricts, restrictsAndNotes, type FoodMeaning } from './meaning.ts';

const BODY = none('A shape of the body excludes no food.');
const ENERGY = none('It sets the energy of the plan, not which foods are in it.');
const SLEEP = none('Sleep excludes no food.');
const HABIT = none('A habit that excludes no food; drinks with caffeine are counted with the supplements.');
const TRAINING = none('It sets energy and macronutrients of the plan, not which foods are in it.');

/**
 * What each option of the record means for food. Complete by its type: an option without a meaning does not compile.
 *
 * What is a restriction follows by definition (a coeliac eats no gluten: Regulation EU 828/2014; a vegan nothing of
 * animals) or has a published source: large predatory fish in pregnancy, breastfeeding and childhood (AESAN 2019), raw
 * and ready-to-eat foods with a risk of listeria in pregnancy (AESAN). The rest is a note, or a question where a wrong
 * guess would harm.
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
    THIRTEEN_TO_SIXTEEN: NOTE,
    MORE_THAN_SIXTEEN: ASKS,
    OMAD: ASKS,
  },
  water: { UNDER_ONE_LITRE: NOTE, ONE_TO_TWO_LITRES: HABIT, OVER_TWO_LITRES: HABIT },
  sleepHours: { UNDER_FIVE: SLEEP, FIVE_TO_SEVEN: SLEEP, OVER_SEVEN: SLEEP },
  cigarettes: { UNDER_TEN: HABIT, TEN_TO_TWENTY: HABIT, OVER_TWENTY: HABIT },
  dayPart: { MORNING: TRAINING, MIDDAY: TRAINING, AFTERNOON: TRAINING, EVENING: TRAINING },
  disease: {
    DIABETES_TYPE_1: NOTE,
    DIABETES_TYPE_2: NOTE,
    PREDIABETES: NOTE,
    // It is a disease of pregnancy.
    GESTATIONAL_DIABETES: restrictsAndNotes('MERCURY', 'LISTERIA', 'ALCOHOL'),
    HYPERTENSION: NOTE,
    DYSLIPIDAEMIA: NOTE,
    CARDIOVASCULAR: NOTE,
    STROKE: ASKS,
    HYPOTHYROIDISM: NOTE,
    HYPERTHYROIDISM: NOTE,
    POLYCYSTIC_OVARY: NOTE,
    ENDOMETRIOSIS: none('No diet is proven to treat it.'),
    FATTY_LIVER: NOTE,
    KIDNEY: ASKS,
    GALLSTONES: NOTE,
    GOUT: NOTE,
    COELIAC: restrictsAndNotes('GLUTEN'),
    IRRITABLE_BOWEL: ASKS,
    INFLAMMATORY_BOWEL: ASKS,
    REFLUX: NOTE,
    ANAEMIA: NOTE,
    OSTEOPOROSIS: NOTE,
    ARTHRITIS: NOTE,
    ASTHMA: NOTE,
    SLEEP_APNOEA: NOTE,
    MIGRAINE: NOTE,
    DEPRESSION_ANXIETY: none('Only some medicines for it touch food: the medicines say which.'),
    EATING_DISORDER: ASKS,
    CANCER: ASKS,
    OTHER: asksInWords('otherDiseases'),
  },
  pregnancyState: {
    NEITHER: none('Neither pregnant nor breastfeeding.'),
    PREGNANT: restrictsAndNotes('MERCURY', 'LISTERIA', 'ALCOHOL'),
    BREASTFEEDING: restrictsAndNotes('MERCURY', 'ALCOHOL'),
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
    FLEXITARIAN: NOTE,
    PESCATARIAN: restricts('MEAT'),
    VEGETARIAN: restricts('VEGETARIAN'),
    VEGAN: restrictsAndNotes('VEGAN'),
    LOW_CARB: ASKS,
    KETOGENIC: ASKS,
    PALEO: ASKS,
    GLUTEN_FREE: restricts('GLUTEN'),
    LOW_FODMAP: restrictsAndNotes('FODMAP'),
    HALAL: restrictsAndNotes('PORK', 'ALCOHOL'),
    KOSHER: restrictsAndNotes('PORK', 'CRUSTACEANS', 'MOLLUSCS'),
    NO_PORK: restricts('PORK'),
    NO_ALCOHOL: restricts('ALCOHOL'),
    OTHER: asksInWords('otherDiet'),
  },
  digestiveProblem: {
    BLOATING: NOTE,
    GAS: NOTE,
    HEARTBURN: NOTE,
    HEAVY_DIGESTION: NOTE,
    ABDOMINAL_PAIN: NOTE,
    CONSTIPATION: NOTE,
    DIARRHOEA: NOTE,
    NAUSEA: NOTE,
    OTHER: ASKS,
  },
  allergen: {
    GLUTEN: restricts('GLUTEN'),
    CRUSTACEANS: restrictsAndNotes('CRUSTACEANS'),
    EGGS: restricts('EGGS'),
    FISH: restricts('FISH'),
    PEANUTS: restrictsAndNotes('PEANUTS'),
    SOYBEANS: restricts('SOYBEANS'),
    // Milk without lactose still is milk; that it is not named as lactose would mislead who reads the list.
    MILK: restrictsAndNotes('MILK'),
    NUTS: restricts('NUTS'),
    CELERY: restricts('CELERY'),
    MUSTARD: restricts('MUSTARD'),
    SESAME: restricts('SESAME'),
    SULPHITES: restricts('SULPHITES'),
    LUPIN: restricts('LUPIN'),
    MOLLUSCS: restrictsAndNotes('MOLLUSCS'),
    OTHER: asksInWords('otherAllergies'),
  },
  intolerance: {
    LACTOSE: restricts('LACTOSE'),
    FRUCTOSE: restrictsAndNotes('FRUCTOSE'),
    SORBITOL: restricts('SORBITOL'),
    NON_COELIAC_GLUTEN: restricts('GLUTEN'),
    HISTAMINE: restrictsAndNotes('HISTAMINE'),
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
    DAILY: NOTE,
  },
  frequency: { NEVER: HABIT, SOMETIMES: HABIT, OFTEN: HABIT, ALWAYS: HABIT },
  energy: { VERY_LOW: HABIT, LOW: HABIT, NORMAL: HABIT, HIGH: HABIT, VERY_HIGH: HABIT },
  sleepPattern: { REGULAR: SLEEP, IRREGULAR: SLEEP, SHIFTS: NOTE },
  sleepProblem: {
    FALLING_ASLEEP: SLEEP,
    WAKING_AT_NIGHT: SLEEP,
    WAKING_EARLY: SLEEP,
    SNORING: SLEEP,
    NIGHTMARES: SLEEP,
  },
};
