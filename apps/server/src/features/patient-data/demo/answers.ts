import { OPTION_SETS, type Answers, type OptionSetId, type SectionId } from '@healzy/domain/patient-data';
import type { Sql } from '../../../platform/db/database.ts';
import type { DemoLife } from '../../../demo/lives.ts';
import { storeAnswers } from '../answers.ts';

/** Whose answers these are, and who wrote them down. */
export interface DemoAnswersOf {
  accountId: string;
  patientId: string;
  authorId: string;
  /** Index of the patient in the clinic: it determines the answers. */
  index: number;
  isWoman: boolean;
  /** What is known of their health, of those with tests. */
  life: DemoLife | undefined;
  /** When the patient came. */
  since: Date;
  now: Date;
}

/** Picks an option of a set, a different one for each patient. */
const one = <Set extends OptionSetId>(set: Set, seed: number): string => {
  const options: readonly string[] = OPTION_SETS[set];
  return options[seed % options.length] ?? '';
};

const habitsOf = (index: number): Answers => ({
  strengthDays: one('trainingDays', index),
  cardioDays: one('trainingDays', index + 1),
  trainingHours: 'ONE_TO_TWO',
  trainingTime: [one('dayPart', index)],
  sports: index % 3 === 0 ? 'Pilates y caminar' : null,
  dietTypes: [index % 5 === 2 ? 'VEGETARIAN' : 'MEDITERRANEAN'],
  mealsPerDay: 3,
  snacksPerDay: index % 3,
  fasts: index % 4 === 1,
  fastingHours: 'THIRTEEN_TO_SIXTEEN',
  hasDigestiveProblems: index % 3 === 0,
  digestiveProblems: ['BLOATING', 'HEAVY_DIGESTION'],
  takesSupplements: index % 2 === 0,
  dietSupplements: [{ name: 'Vitamina D', dose: '2000 UI' }],
  hasAllergies: index % 6 === 0,
  allergies: ['NUTS'],
  hasIntolerances: index % 5 === 0,
  intolerances: ['LACTOSE'],
  water: one('water', index + 1),
  currentIntakeKcal: 1600 + ((index * 130) % 1100),
  workType: one('workType', index),
  activityLevel: one('activityLevel', index + 1),
  isSmoker: index % 7 === 3,
  cigarettes: 'UNDER_TEN',
  alcohol: one('alcohol', index + 1),
  sleepHours: one('sleepHours', index + 1),
  tired: one('frequency', index + 1),
  energy: one('energy', index + 2),
  sleepPattern: one('sleepPattern', index),
  takesRestSupplements: false,
  takesStimulants: index % 4 !== 2,
  coffeesPerDay: 1 + (index % 3),
  teasPerDay: index % 2,
  energyDrinksPerDay: 0,
  screens: one('frequency', index + 2),
});

/** What is different for a child of primary school. */
const CHILD_HABITS: Answers = {
  strengthDays: 'NONE',
  cardioDays: 'THREE_TO_FOUR',
  sports: 'Natación',
  dietTypes: ['OMNIVOROUS'],
  fasts: false,
  mealsPerDay: 4,
  hasDigestiveProblems: true,
  digestiveProblems: ['BLOATING'],
  takesSupplements: false,
  hasAllergies: false,
  hasIntolerances: false,
  currentIntakeKcal: 1750,
  isSmoker: false,
  alcohol: OPTION_SETS.alcohol[0],
  takesStimulants: false,
  sleepHours: 'OVER_SEVEN',
};

const knownHistoryOf = ({ diseases, medication }: DemoLife): Answers => ({
  hasDiseases: diseases.length > 0,
  diseases: [...diseases],
  takesMedication: medication.length > 0,
  medication: medication.map((medicine) => ({ ...medicine })),
});

const historyOf = (index: number, isWoman: boolean): Answers => ({
  hasDiseases: index % 3 !== 2,
  diseases: [
    index % 2 === 0 ? 'PREDIABETES' : 'HYPERTENSION',
    ...(isWoman && index % 4 === 2 ? ['HYPOTHYROIDISM'] : []),
  ],
  hasFamilyDiseases: true,
  familyDiseases: ['DIABETES_TYPE_2', ...(index % 2 === 1 ? ['CARDIOVASCULAR'] : [])],
  familyDiseaseDetails: [
    { name: 'Diabetes tipo 2', relative: index % 2 === 0 ? 'MOTHER' : 'FATHER' },
    ...(index % 2 === 1 ? [{ name: 'Infarto', relative: 'GRANDPARENT' }] : []),
  ],
  takesMedication: index % 3 !== 2,
  medication:
    index % 2 === 0
      ? [{ name: 'Metformina', dose: '850 mg', schedule: 'Con la cena' }]
      : [{ name: 'Enalapril', dose: '10 mg', schedule: 'Por la mañana' }],
});

const objectiveOf = (index: number): Answers => ({
  objective: one('objective', index),
  weightLossAmount: 'FIVE_TO_TEN',
  weightGainAmount: 'TWO_TO_FIVE',
  objectiveReason: index === 0 ? 'Quiere llegar con energía al final del día.' : null,
});

const bodyOf = (index: number): Answers => ({
  bodyShape: one('bodyShape', index),
  abdomenShape: one('abdomenShape', index),
  complexion: one('complexion', index + 2),
});

const part = (answers: Answers, share: number): Answers =>
  Object.fromEntries(Object.entries(answers).slice(0, Math.ceil(Object.keys(answers).length * share)));

/** The versions of one patient's questionnaire: `[section, answers, days after they came]`. */
function statesOf({ index, isWoman, life }: DemoAnswersOf): [SectionId, Answers, number][] {
  const habits = { ...habitsOf(index), ...(life?.isChild && CHILD_HABITS) };
  const first: [SectionId, Answers, number][] = [
    ['medical-history', { ...historyOf(index, isWoman), ...(life && knownHistoryOf(life)) }, 0],
    ['healzy-objective', { ...objectiveOf(index), ...(life && { objective: life.objective }) }, 0],
  ];
  if (index % 4 === 3) return first;
  // At a later visit the rest was answered, and more water was drunk.
  const later: [SectionId, Answers, number][] =
    index % 4 === 2 ? [] : [['habits', { ...habits, water: 'OVER_TWO_LITRES' }, 30]];
  return [
    ...first,
    ...(life?.isChild
      ? []
      : [['anthropometric-data', bodyOf(index), 0] satisfies [SectionId, Answers, number]]),
    ['habits', part(habits, index % 4 === 2 ? 0.5 : 0.8), 0],
    ...later,
  ];
}

/** Adds plausible answers; every tenth patient has not been asked yet. */
export async function addDemoAnswers(sql: Sql, whose: DemoAnswersOf): Promise<void> {
  if (whose.index % 10 === 9) return;
  const { accountId, patientId, authorId, since, now } = whose;
  for (const [section, answers, days] of statesOf(whose)) {
    const at = new Date(since.getTime() + days * 86_400_000);
    if (at > now) continue;
    await storeAnswers(sql, { accountId, patientId, section, answers, source: 'STAFF', authorId, at });
  }
}
