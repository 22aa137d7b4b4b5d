import { describe, expect, it } from 'vitest';
import {
  ANSWERS_SCHEMAS,
  answerRows,
  changedAnswers,
  completenessOf,
  completenessOfAll,
  completenessOfGroups,
  groupsOf,
  isComplete,
  isSectionId,
  lifestyleOf,
  lostAnswers,
  MAX_ENTRIES,
  OPTION_SETS,
  questionsOf,
  readAnswers,
  SECTION_IDS,
  shownQuestions,
  takesOthersInWords,
  typedPatientAnswers,
  withImpliedYes,
  type Answers,
  type SectionId,
} from './index.ts';

const issues = (section: SectionId, answers: Answers) =>
  ANSWERS_SCHEMAS[section]
    .safeParse(answers)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const idsShown = (section: SectionId, answers: Answers) =>
  shownQuestions(section, answers).map(({ id }) => id);

describe('the definition', () => {
  const all = SECTION_IDS.flatMap((section) =>
    questionsOf(section).map((question) => ({ section, question })),
  );

  it('names every question once', () => {
    expect(new Set(all.map(({ question }) => question.id)).size).toBe(all.length);
    expect(isSectionId('habits')).toBe(true);
    expect(isSectionId('toString')).toBe(false);
  });

  it.each(all.filter(({ question }) => question.shownWhen).map((each) => [each.question.id, each] as const))(
    '%s depends on an earlier question of its section, and on answers that it accepts',
    (_, { section, question }) => {
      const questions = questionsOf(section);
      for (const { question: id, is } of question.shownWhen ?? []) {
        const asked = questions.find((one) => one.id === id);
        expect(questions.indexOf(asked ?? question)).toBeLessThan(questions.indexOf(question));
        for (const answer of is) {
          if (asked?.kind === 'yesNo') expect(answer).toBe(true);
          else if (asked?.kind === 'choice' || asked?.kind === 'choices')
            expect(OPTION_SETS[asked.options]).toContain(answer);
          else throw new Error(`${id} has no options`);
        }
      }
    },
  );

  it('keeps the questions of a group together', () => {
    for (const section of SECTION_IDS) {
      expect(groupsOf(section).flatMap(({ questions }) => questions)).toEqual(questionsOf(section));
    }
  });
});

describe('dependent questions', () => {
  it('ask for the amount that the objective needs', () => {
    expect(idsShown('healzy-objective', {})).not.toContain('weightLossAmount');
    expect(idsShown('healzy-objective', { objective: 'WEIGHT_LOSS' })).toContain('weightLossAmount');
    expect(idsShown('healzy-objective', { objective: 'WEIGHT_GAIN' })).toContain('weightGainAmount');
    expect(idsShown('healzy-objective', { objective: 'WEIGHT_GAIN' })).not.toContain('weightLossAmount');
  });

  it.each([
    [{ strengthDays: 'NONE', cardioDays: 'NONE' }, false],
    [{ strengthDays: 'NONE', cardioDays: 'ONE_TO_TWO' }, true],
    [{ strengthDays: 'FIVE_OR_MORE' }, true],
  ])('ask about training when there is any: %j', (answers, isAsked) =>
    expect(idsShown('habits', answers).includes('trainingHours')).toBe(isAsked),
  );

  it('ask for a text when the options lack the answer', () => {
    const inWords = SECTION_IDS.flatMap(questionsOf)
      .filter(takesOthersInWords)
      .map(({ id }) => id);
    expect(inWords.sort()).toEqual(['allergies', 'dietTypes', 'diseases', 'intolerances']);
  });

  it('lose their answers along the chain when its first answer is withdrawn', () => {
    const answers = {
      hasDiseases: true,
      diseases: ['OTHER'],
      otherDiseases: [{ name: 'Síndrome de Gilbert', detail: null }],
    };
    const parsed = ANSWERS_SCHEMAS['medical-history'].parse(answers);
    expect(parsed).toMatchObject(answers);
    expect(ANSWERS_SCHEMAS['medical-history'].parse({ ...answers, hasDiseases: false })).toMatchObject({
      hasDiseases: false,
      diseases: null,
      otherDiseases: null,
    });
  });
});

describe('the schema of answers', () => {
  it.each<[SectionId, Answers, string, string]>([
    ['anthropometric-data', { bodyShape: 'ROUND' }, 'bodyShape', 'OPTION_INVALID'],
    ['anthropometric-data', { bodyShape: ['PEAR'] }, 'bodyShape', 'OPTION_INVALID'],
    ['habits', { trainingTime: ['NOON'] }, 'trainingTime', 'OPTION_INVALID'],
    ['habits', { trainingTime: 'MORNING' }, 'trainingTime', 'OPTION_INVALID'],
    ['habits', { mealsPerDay: 0 }, 'mealsPerDay', 'OUT_OF_RANGE'],
    ['habits', { mealsPerDay: 13 }, 'mealsPerDay', 'OUT_OF_RANGE'],
    ['habits', { mealsPerDay: 2.5 }, 'mealsPerDay', 'WHOLE_NUMBER'],
    ['habits', { mealsPerDay: NaN }, 'mealsPerDay', 'NUMBER_INVALID'],
    ['habits', { mealsPerDay: '3' }, 'mealsPerDay', 'NUMBER_INVALID'],
    ['habits', { currentIntakeKcal: 299 }, 'currentIntakeKcal', 'OUT_OF_RANGE'],
    ['habits', { fasts: 'yes' }, 'fasts', 'OPTION_INVALID'],
    ['habits', { sports: 'a'.repeat(501) }, 'sports', 'TOO_LONG'],
    ['habits', { weight: 700 }, '', 'UNKNOWN_PROPERTY'],
    ['medical-history', { medication: [{ name: ' ', dose: '5 mg' }] }, 'medication.0.name', 'REQUIRED'],
    ['medical-history', { medication: [{ name: 'A', price: '1' }] }, 'medication.0', 'UNKNOWN_PROPERTY'],
    ['medical-history', { medication: ['A'] }, 'medication.0', 'REQUIRED'],
    [
      'medical-history',
      { medication: Array.from({ length: MAX_ENTRIES + 1 }, () => ({ name: 'A' })) },
      'medication',
      'TOO_LONG',
    ],
  ])('rejects in %s: %j', (section, answers, path, code) =>
    expect(issues(section, answers)).toEqual([[path, code]]),
  );

  it('keeps texts as they are, except for surrounding space', () => {
    const text = '=1+1 <b>👩‍⚕️</b> مرحبا';
    expect(ANSWERS_SCHEMAS['healzy-objective'].parse({ objectiveReason: `  ${text}\n` })).toMatchObject({
      objectiveReason: text,
    });
    expect(ANSWERS_SCHEMAS['healzy-objective'].parse({ objectiveReason: '   ' })).toMatchObject({
      objectiveReason: null,
    });
  });

  it('sorts options as in the set, without duplicates, and drops empty rows', () => {
    expect(ANSWERS_SCHEMAS.habits.parse({ dietTypes: ['VEGAN', 'MEDITERRANEAN', 'VEGAN'] })).toMatchObject({
      dietTypes: ['MEDITERRANEAN', 'VEGAN'],
    });
    expect(
      ANSWERS_SCHEMAS['medical-history'].parse({
        takesMedication: true,
        medication: [{ name: 'Metformina' }, { name: '', dose: null, schedule: ' ' }],
      }),
    ).toMatchObject({ medication: [{ name: 'Metformina', dose: null, schedule: null }] });
  });

  it('reads answers to an older questionnaire as far as they still fit', () => {
    expect(
      readAnswers('healzy-objective', { objective: 'WEIGHT_LOSS', weightLossAmount: 'TWENTY', retired: 1 }),
    ).toEqual({
      objective: 'WEIGHT_LOSS',
      weightLossAmount: null,
      weightGainAmount: null,
      objectiveReason: null,
      formerAttempts: null,
    });
    expect(readAnswers('habits', null)).toMatchObject({ water: null });
  });
});

describe('completeness', () => {
  it('counts each group by itself, and remarks in none', () => {
    const groups = completenessOfGroups('healzy-objective', {
      objective: 'WEIGHT_LOSS',
      objectiveReason: 'Mi boda',
    });
    expect(groups).toEqual([
      { id: 'objective', answered: 1, total: 2 },
      { id: 'motivation', answered: 0, total: 0 },
    ]);
    const habits = completenessOfGroups('habits', {});
    expect(habits.reduce((sum, { total }) => sum + total, 0)).toBe(completenessOf('habits', {}).total);
  });

  it('counts what applies, without remarks', () => {
    expect(completenessOf('healzy-objective', {})).toEqual({ answered: 0, total: 1 });
    expect(
      completenessOf('healzy-objective', { objective: 'WEIGHT_LOSS', objectiveReason: 'Mi boda' }),
    ).toEqual({ answered: 1, total: 2 });
    const whole = { objective: 'WEIGHT_LOSS', weightLossAmount: 'TWO_TO_FIVE' };
    expect(isComplete(completenessOf('healzy-objective', whole))).toBe(true);
  });

  it('counts a no and a zero as answers, but not an empty list', () => {
    const before = completenessOf('habits', {}).answered;
    expect(completenessOf('habits', { fasts: false, snacksPerDay: 0, dietTypes: [] }).answered).toBe(
      before + 2,
    );
  });

  it("does not ask patients for a specialist's estimates", () => {
    const whole = completenessOf('habits', {}).total;
    expect(completenessOf('habits', {}, 'patient').total).toBe(whole - 1);
    expect(completenessOfAll({}).total - completenessOfAll({}, 'patient').total).toBe(1);
  });

  it('adds up the sections', () => {
    const total = SECTION_IDS.reduce((sum, section) => sum + completenessOf(section, {}).total, 0);
    expect(completenessOfAll({})).toEqual({ answered: 0, total });
  });
});

describe('changes and export', () => {
  it('lists the differences, in the order of the questions', () => {
    const before = { water: 'UNDER_ONE_LITRE', fasts: true, dietTypes: [] };
    const after = { water: 'OVER_TWO_LITRES', fasts: true, mealsPerDay: 3 };
    expect(changedAnswers('habits', before, after)).toMatchObject([
      { question: { id: 'mealsPerDay' }, before: null, after: 3 },
      { question: { id: 'water' }, before: 'UNDER_ONE_LITRE', after: 'OVER_TWO_LITRES' },
    ]);
  });

  it("ignores the order in which a row's fields were stored", () => {
    expect(
      changedAnswers(
        'medical-history',
        { medication: [{ name: 'A', dose: '5 mg', schedule: null }] },
        { medication: [{ dose: '5 mg', name: 'A' }] },
      ),
    ).toEqual([]);
  });

  it('has a line for each answer and each row', () => {
    expect(
      answerRows('medical-history', {
        takesMedication: true,
        medication: [{ name: 'Metformina', dose: '850 mg', schedule: null }, { name: 'Omeprazol' }],
      }).map(({ question, value }) => [question, value]),
    ).toEqual([
      ['takesMedication', 'true'],
      ['medication', 'name=Metformina; dose=850 mg; schedule='],
      ['medication', 'name=Omeprazol; dose=; schedule='],
    ]);
    expect(answerRows('habits', { dietTypes: ['MEDITERRANEAN', 'GLUTEN_FREE'], mealsPerDay: 3 })).toEqual([
      {
        section: 'habits',
        group: 'diet',
        question: 'dietTypes',
        value: 'MEDITERRANEAN; GLUTEN_FREE',
        unit: '',
      },
      { section: 'habits', group: 'diet', question: 'mealsPerDay', value: '3', unit: 'perDay' },
    ]);
  });
});

describe('the lifestyle in short', () => {
  it('counts meals with snacks, and combines allergies and intolerances', () => {
    const answers = typedPatientAnswers({
      habits: {
        mealsPerDay: 3,
        snacksPerDay: 2,
        hasAllergies: true,
        allergies: ['NUTS'],
        hasIntolerances: true,
        intolerances: ['LACTOSE'],
        takesStimulants: false,
        activityLevel: 'MODERATE',
      },
      'medical-history': { takesMedication: true, medication: [{ name: 'Metformina' }] },
    });
    expect(lifestyleOf(answers)).toMatchObject({
      meals: 5,
      intolerances: ['NUTS', 'LACTOSE'],
      coffeesPerDay: 0,
      medicines: ['Metformina'],
      activityLevel: 'MODERATE',
      currentIntakeKcal: null,
    });
  });

  it('has no number of meals while the main ones are unknown', () => {
    expect(lifestyleOf(typedPatientAnswers({ habits: { snacksPerDay: 2 } })).meals).toBeNull();
  });
});

describe('what is sent', () => {
  it('in blanks or an empty row implies nothing and loses nothing', () => {
    for (const sent of [{ diseases: [] }, { medication: [{ name: ' ', dose: null }] }]) {
      expect(withImpliedYes('medical-history', sent, sent)).toBe(sent);
      expect(lostAnswers('medical-history', sent, sent)).toEqual([]);
    }
  });

  it.each(SECTION_IDS)('of %s is either kept or named as lost, question by question', (section) => {
    for (const { id, shownWhen } of questionsOf(section)) {
      if (shownWhen === undefined) continue;
      const sent = { [id]: 'something' };
      const kept = withImpliedYes(section, sent, sent);
      const isShown = shownQuestions(section, kept).some((question) => question.id === id);
      expect(lostAnswers(section, kept, sent)).toEqual(isShown ? [] : [id]);
      // A yes is implied wherever one opens the question.
      if (shownWhen.some(({ is }) => (is as readonly unknown[]).includes(true))) expect(isShown).toBe(true);
      // And never said against a no.
      const denied = { ...sent, ...Object.fromEntries(shownWhen.map(({ question }) => [question, false])) };
      expect(lostAnswers(section, withImpliedYes(section, denied, denied), denied)).toContain(id);
    }
  });
});
