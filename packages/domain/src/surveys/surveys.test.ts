import { describe, expect, it } from 'vitest';
import {
  callsForAttention,
  emptySurveyAnswers,
  isSurveyScale,
  questionsOf,
  readSurveyAnswers,
  SURVEY_KINDS,
  SURVEY_TREND_IDS,
  surveyAnswersSchema,
  surveyStateAt,
  surveyTrends,
  weightDoubt,
} from './index.ts';
import { walked } from '../shared/testing/index.ts';
import {
  SPECIFIED_ATTENTION,
  SPECIFIED_QUESTIONS,
  validAnswers,
  VALID_WEEK_ANSWERS,
  WRONG_ANSWERS,
} from './testing/index.ts';

describe('the questions of surveys', () => {
  it('are asked in one order, and every week asks the same', () => {
    expect(questionsOf('INITIAL')).toEqual([
      'energy',
      'hunger',
      'sleep',
      'digestion',
      'weightKg',
      'expectations',
    ]);
    for (const kind of ['WEEK_2', 'WEEK_3', 'WEEK_4'] as const)
      expect(questionsOf(kind)).toEqual(questionsOf('WEEK_1'));
    expect(questionsOf('FINAL')).toEqual([
      'energy',
      'hunger',
      'sleep',
      'digestion',
      'adherence',
      'goal',
      'weightKg',
      'difficulties',
    ]);
    expect(questionsOf('SATISFACTION')).toEqual(['recommendation', 'attention', 'liked', 'improvements']);
  });

  it('compare over the weeks what more than one survey asks', () => {
    expect(SURVEY_TREND_IDS).toEqual(['energy', 'hunger', 'sleep', 'digestion', 'adherence', 'weightKg']);
  });
});

describe.each(SPECIFIED_QUESTIONS)('$rule', (row) => {
  it('is asked by its surveys and by no others', () => {
    const asked = SURVEY_KINDS.filter((kind) => questionsOf(kind).some((id) => id === row.field));
    expect(asked).toEqual(row.kinds);
  });

  it.each(row.kinds)('keeps and refuses what it says in %s', (kind) => {
    expect(walked(row, validAnswers(kind), surveyAnswersSchema(kind))).toEqual({
      kept: row.kept,
      refused: row.refused.map(([, code]) => code),
    });
  });
});

describe('answers', () => {
  it('are kept as given, without what the survey does not ask', () => {
    const more = { ...VALID_WEEK_ANSWERS, recommendation: 10, difficulties: '  <b>Las cenas</b>  ' };
    expect(surveyAnswersSchema('WEEK_1').parse(more)).toEqual({
      ...VALID_WEEK_ANSWERS,
      difficulties: '<b>Las cenas</b>',
    });
  });

  it('may leave out the weight and the text', () => {
    const { weightKg: _weight, difficulties: _text, ...scales } = VALID_WEEK_ANSWERS;
    expect(surveyAnswersSchema('WEEK_1').parse({ ...scales, difficulties: '  ' })).toEqual({
      ...scales,
      weightKg: null,
      difficulties: null,
    });
  });

  it.each(WRONG_ANSWERS)('with %s are refused', (_what, change, path, code) => {
    const { error } = surveyAnswersSchema('WEEK_1').safeParse({ ...VALID_WEEK_ANSWERS, ...change });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[path, code]]);
  });

  it('are read from what is stored as far as they are valid', () => {
    const stored = { energy: 7, sleep: 11, hunger: '3', weightKg: null, other: 1 };
    expect(readSurveyAnswers('WEEK_1', stored)).toEqual({ ...emptySurveyAnswers('WEEK_1'), energy: 7 });
    expect(readSurveyAnswers('WEEK_1', VALID_WEEK_ANSWERS)).toEqual(VALID_WEEK_ANSWERS);
  });

  it.each(SURVEY_KINDS)('to an empty %s lack every scale and nothing else', (kind) => {
    const { error } = surveyAnswersSchema(kind).safeParse(emptySurveyAnswers(kind));
    expect(error?.issues.map(({ path }) => path[0])).toEqual(questionsOf(kind).filter(isSurveyScale));
  });
});

describe('a survey', () => {
  const expiresAt = '2026-03-16T10:00:00Z';
  it('expires while it is open, at the very instant', () => {
    const [before, at] = [new Date('2026-03-16T09:59:59Z'), new Date(expiresAt)];
    expect(surveyStateAt({ state: 'OPEN', expiresAt }, before)).toBe('OPEN');
    expect(surveyStateAt({ state: 'OPEN', expiresAt }, at)).toBe('EXPIRED');
    expect(surveyStateAt({ state: 'ANSWERED', expiresAt }, at)).toBe('ANSWERED');
  });
});

describe('what calls for attention', () => {
  it.each(SPECIFIED_ATTENTION)('$what: $calls', ({ now, before, calls }) => {
    expect(callsForAttention(now, before ?? {})).toBe(calls);
  });

  it.each([
    [6, true],
    [7, false],
  ])('is no recommendation: %i, %s', (recommendation, calls) => {
    expect(callsForAttention({ recommendation, attention: 9 }, {})).toBe(calls);
  });
});

describe('trends', () => {
  const answered = (kind: 'WEEK_1' | 'WEEK_2', answeredAt: string, answers: object) => ({
    kind,
    answeredAt,
    answers,
  });
  it('go from the oldest to the latest, with gaps left out', () => {
    const trends = surveyTrends([
      answered('WEEK_2', '2026-03-16T10:00:00Z', { energy: 8, weightKg: null }),
      { kind: 'WEEK_3', answeredAt: null, answers: null },
      answered('WEEK_1', '2026-03-09T10:00:00Z', { energy: 6, weightKg: 72 }),
    ]);
    expect(trends).toEqual([
      {
        id: 'energy',
        points: [
          { at: '2026-03-09T10:00:00Z', value: 6 },
          { at: '2026-03-16T10:00:00Z', value: 8 },
        ],
      },
      { id: 'weightKg', points: [{ at: '2026-03-09T10:00:00Z', value: 72 }] },
    ]);
  });
});

describe('a weight that a patient writes', () => {
  const born = '1984-02-29';
  const measured = [
    { value: 58.4, on: '2026-10-03' },
    { value: 58, on: '2026-11-03' },
  ];
  const near = measured[1]!;

  it.each([
    [71.9, { near }],
    [44, { near }],
    // Pounds, and stones.
    [127.9, { near }],
    [9.1, { near }],
    [58.6, null],
    [57, null],
  ])('of %d kg fifteen days after 58.0 kg is in doubt: %j', (value, doubt) => {
    expect(weightDoubt({ value, on: '2026-11-18' }, measured, born)).toEqual(doubt);
  });

  it('is settled by a measurement of that day', () => {
    const answer = { value: 71.9, on: '2026-11-18' };
    expect(weightDoubt(answer, [...measured, { value: 72, on: answer.on }], born)).toBeNull();
    expect(weightDoubt(answer, [...measured, { value: 58.1, on: answer.on }], born)).not.toBeNull();
  });

  it('is compared with nothing before the first measurement, and impossible ones are in doubt even so', () => {
    const on = '2026-11-18';
    expect(weightDoubt({ value: 71.9, on }, [], born)).toBeNull();
    expect(weightDoubt({ value: 9, on }, [], born)).toEqual({ near: null });
  });

  it('is no part of a trend while it is in doubt', () => {
    const [trend] = surveyTrends([
      {
        kind: 'WEEK_1',
        answeredAt: '2026-11-18T10:00:00Z',
        answers: { weightKg: 71.9 },
        weightDoubt: { near },
      },
      { kind: 'WEEK_2', answeredAt: '2026-11-25T10:00:00Z', answers: { weightKg: 58.2 }, weightDoubt: null },
    ]);
    expect(trend?.points).toEqual([{ at: '2026-11-25T10:00:00Z', value: 58.2 }]);
  });
});
