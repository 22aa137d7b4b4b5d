import type { PatientAnswers, SectionId } from '../../patient-data/index.ts';
import { ASKS, none, REMARK, type FoodMeaning } from './meaning.ts';

/**
 * How the answers to a question are read: by the meanings of its options, by one meaning of whatever was written, or as
 * medicines.
 */
export type QuestionMeaning = 'options' | 'medicines' | FoodMeaning;

const GATE = none('A yes or no that leads to the question that says which.');
const ENERGY = none('It sets the energy of the plan, not which foods are in it.');
const AMOUNT = none('An amount excludes no food.');
const BY_OPTION = none('The option that asks for these words asks what they mean.');

/** What the answers to each question mean. Complete by its type: a question without a meaning does not compile. */
export const QUESTION_MEANINGS: {
  readonly [Section in SectionId]: Readonly<Record<keyof PatientAnswers[Section], QuestionMeaning>>;
} = {
  'anthropometric-data': { bodyShape: 'options', abdomenShape: 'options', complexion: 'options' },
  'medical-history': {
    hasDiseases: GATE,
    diseases: 'options',
    otherDiseases: BY_OPTION,
    pregnancy: 'options',
    // A stomach, bowel or gallbladder that is not whole changes amounts and textures.
    surgeries: ASKS,
    hasFamilyDiseases: GATE,
    familyDiseases: none('A disease of the family restricts nothing of the patient.'),
    familyDiseaseDetails: none('A disease of the family restricts nothing of the patient.'),
    takesMedication: GATE,
    medication: 'medicines',
    medicalRemarks: REMARK,
  },
  'healzy-objective': {
    objective: 'options',
    weightLossAmount: 'options',
    weightGainAmount: 'options',
    objectiveReason: none('Says why, not what is eaten.'),
    formerAttempts: none('Says what was tried, not what is eaten.'),
  },
  habits: {
    strengthDays: 'options',
    cardioDays: 'options',
    trainingHours: 'options',
    trainingTime: 'options',
    sports: ENERGY,
    dietTypes: 'options',
    otherDiet: BY_OPTION,
    mealsPerDay: none('The shares of the plan say which meals there are.'),
    snacksPerDay: none('The shares of the plan say which meals there are.'),
    fasts: GATE,
    fastingHours: 'options',
    hasDigestiveProblems: GATE,
    digestiveProblems: 'options',
    takesSupplements: GATE,
    dietSupplements: none('What is taken is counted with the supplements.'),
    hasAllergies: GATE,
    allergies: 'options',
    otherAllergies: BY_OPTION,
    hasIntolerances: GATE,
    intolerances: 'options',
    otherIntolerances: BY_OPTION,
    avoidedFoods: ASKS,
    water: 'options',
    currentIntakeKcal: ENERGY,
    workType: 'options',
    activityLevel: 'options',
    isSmoker: GATE,
    cigarettes: 'options',
    alcohol: 'options',
    sleepHours: 'options',
    tired: 'options',
    energy: 'options',
    sleepPattern: 'options',
    sleepProblems: 'options',
    takesRestSupplements: GATE,
    restSupplements: none('What is taken is counted with the supplements.'),
    takesStimulants: GATE,
    coffeesPerDay: AMOUNT,
    teasPerDay: AMOUNT,
    energyDrinksPerDay: AMOUNT,
    screens: 'options',
  },
};
