import { describe, expect, it } from 'vitest';
import {
  ANSWERS_SCHEMAS,
  figureDifferences,
  intakeDifferences,
  intakeProgress,
  intakeSchema,
  mergedAnswers,
  noAnswers,
  noFigures,
  questionsOf,
  readHomeFigures,
  readIntakeAnswers,
  SECTION_IDS,
  type Answers,
  type SectionId,
} from '../index.ts';

const nothing = Object.fromEntries(SECTION_IDS.map((section) => [section, noAnswers(section)])) as Record<
  SectionId,
  Answers
>;
const ill = { hasDiseases: true, diseases: ['GOUT'] };

describe('what a patient submits', () => {
  it('treats omitted sections as unanswered, and drops staff-only answers', () => {
    const read = intakeSchema.parse({
      answers: { habits: { isSmoker: false, currentIntakeKcal: 2000 } },
      figures: { heightCm: 1.75, weightKg: 80.4, neckCm: 40 },
    });
    expect(read.answers).toEqual({ ...nothing, habits: { ...noAnswers('habits'), isSmoker: false } });
    expect(read.figures).toEqual({ ...noFigures(), heightCm: 175, weightKg: 80.4 });
  });

  it.each([
    [{ answers: { habits: { mealsPerDay: 99 } }, figures: {} }, 'answers.habits.mealsPerDay', 'OUT_OF_RANGE'],
    [{ answers: { habits: { nonsense: 1 } }, figures: {} }, 'answers.habits', 'UNKNOWN_PROPERTY'],
    [{ answers: { secrets: {} }, figures: {} }, 'answers', 'UNKNOWN_PROPERTY'],
    [{ answers: {}, figures: { weightKg: 700 } }, 'figures.weightKg', 'OUT_OF_RANGE'],
  ])('rejects %j', (sent, path, code) => {
    const issue = intakeSchema.safeParse(sent).error?.issues[0];
    expect([issue?.path.join('.'), issue?.message]).toEqual([path, code]);
  });

  it('keeps the valid parts of a draft', () => {
    const draft = { habits: { mealsPerDay: 99, isSmoker: true, currentIntakeKcal: 2000 }, other: 7 };
    expect(readIntakeAnswers(draft)).toEqual({
      ...nothing,
      habits: { ...noAnswers('habits'), isSmoker: true },
    });
    expect(readIntakeAnswers(null)).toEqual(nothing);
    expect(readHomeFigures({ weightKg: 700, waistCm: 90, chestCm: 99 })).toEqual({
      ...noFigures(),
      waistCm: 90,
    });
  });

  it('counts only questions asked of patients', () => {
    const asked = questionsOf('habits')
      .filter((one) => one.isForStaff === true)
      .map(({ id }) => id);
    expect(asked.length).toBeGreaterThan(0);
    const answers = { ...noAnswers('healzy-objective'), objective: 'WEIGHT_LOSS' };
    expect(intakeProgress('healzy-objective', answers)).toEqual({ answered: 1, total: 2 });
  });
});

describe('differences from the record', () => {
  it('are other answers, never omitted ones', () => {
    const record = {
      ...nothing,
      habits: { ...noAnswers('habits'), isSmoker: true, water: 'ONE_TO_TWO_LITRES' },
    };
    const given = { ...nothing, habits: { ...noAnswers('habits'), isSmoker: false } };
    expect(
      intakeDifferences(record, given).map(({ section, question, before, after }) => [
        section,
        question.id,
        before,
        after,
      ]),
    ).toEqual([['habits', 'isSmoker', true, false]]);
    expect(intakeDifferences(record, record)).toEqual([]);
  });

  it('include each measurement that is not the latest', () => {
    const record = { ...noFigures(), weightKg: 80, heightCm: 175 };
    expect(figureDifferences(record, { weightKg: 79, heightCm: 175, waistCm: 90 })).toEqual([
      { magnitude: 'weightKg', before: 80, after: 79 },
      { magnitude: 'waistCm', before: null, after: 90 },
    ]);
  });

  it('are accepted answer by answer, with what an answer depends on', () => {
    const record = { ...noAnswers('medical-history'), takesMedication: false };
    const given = { ...noAnswers('medical-history'), ...ill, takesMedication: true };
    const take = (...answers: string[]) => ({ answers, removals: [] });
    const merged = mergedAnswers('medical-history', record, given, take('diseases'));
    expect(merged).toEqual({ ...record, ...ill });
    expect(ANSWERS_SCHEMAS['medical-history'].parse(merged)).toEqual(merged);
    expect(mergedAnswers('medical-history', record, given, take())).toEqual(record);
  });
});
