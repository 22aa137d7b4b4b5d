import { describe, expect, it } from 'vitest';
import {
  ANSWERS_SCHEMAS,
  intakeDifferences,
  isListQuestion,
  mergedAnswers,
  noAnswers,
  questionsOf,
  SECTION_IDS,
  withRecordAnswers,
  type Answers,
  type AnswerValue,
  type KnownQuestion,
  type SectionId,
} from '../index.ts';

const section = (id: SectionId, answers: Answers): Answers => ({ ...noAnswers(id), ...answers });
const everything = (id: SectionId) => questionsOf(id).map((question) => question.id);
const inSections = (id: SectionId, answers: Answers) =>
  ({
    ...Object.fromEntries(SECTION_IDS.map((one) => [one, noAnswers(one)])),
    [id]: section(id, answers),
  }) as Record<SectionId, Answers>;
const linesOf = (id: SectionId, record: Answers, given: Answers) =>
  intakeDifferences(inSections(id, record), inSections(id, given)).map(
    ({ question, kind, after, item, isRisk }) => [question.id, kind, item ?? after, isRisk],
  );
const merge = (id: SectionId, record: Answers, given: Answers, decision = {}) =>
  mergedAnswers(id, section(id, record), section(id, given), {
    answers: everything(id),
    removals: [],
    ...decision,
  });

const ALLERGIC = { hasAllergies: true, allergies: ['NUTS', 'OTHER'], otherAllergies: 'Kiwi\nLátex' };

describe('a list of the record', () => {
  it('is added to; what the patient does not name becomes a removal, marked as a risk', () => {
    const given = { hasAllergies: true, allergies: ['PEANUTS', 'OTHER'], otherAllergies: 'kiwi\nMango' };
    expect(linesOf('habits', ALLERGIC, given)).toEqual([
      ['allergies', 'ADDED', ['PEANUTS'], false],
      ['allergies', 'REMOVED', 'NUTS', true],
      ['otherAllergies', 'ADDED', 'Mango', false],
      ['otherAllergies', 'REMOVED', 'Látex', true],
    ]);
    expect(merge('habits', ALLERGIC, given)).toMatchObject({
      allergies: ['NUTS', 'OTHER', 'PEANUTS'],
      otherAllergies: 'Kiwi\nLátex\nMango',
    });
  });

  it('is not emptied by a no: each item becomes a removal, and the no follows from them', () => {
    const given = { hasAllergies: false };
    expect(linesOf('habits', ALLERGIC, given)).toEqual([
      ['allergies', 'REMOVED', 'NUTS', true],
      ['allergies', 'REMOVED', 'OTHER', true],
      ['otherAllergies', 'REMOVED', 'Kiwi', true],
      ['otherAllergies', 'REMOVED', 'Látex', true],
    ]);
    expect(merge('habits', ALLERGIC, given)).toMatchObject(ALLERGIC);
    const removals = linesOf('habits', ALLERGIC, given).map(([question, , item]) => ({ question, item }));
    expect(merge('habits', ALLERGIC, given, { removals })).toEqual(section('habits', given));
    expect(merge('habits', ALLERGIC, given, { removals: removals.slice(0, 2) })).toMatchObject({
      hasAllergies: true,
      // "Another food" stays as long as there is one.
      allergies: ['OTHER'],
      otherAllergies: 'Kiwi\nLátex',
    });
  });

  it('keeps a yes without a list until the no is chosen', () => {
    expect(linesOf('habits', { hasAllergies: true }, { hasAllergies: false })).toEqual([
      ['hasAllergies', 'CHANGED', false, true],
    ]);
    expect(merge('habits', { hasAllergies: true }, { hasAllergies: false }).hasAllergies).toBe(false);
  });

  it('stays as it is when the patient leaves it out', () => {
    expect(linesOf('habits', ALLERGIC, {})).toEqual([]);
    expect(linesOf('habits', ALLERGIC, { hasAllergies: true })).toEqual([]);
    expect(merge('habits', ALLERGIC, {})).toEqual(section('habits', ALLERGIC));
  });

  it('keeps the paragraphs of a text to which nothing is added', () => {
    const remarks = '  Toma la medicación:\n    – por la mañana\n\n\nLlamar a su hija.\n';
    const record = { ...ALLERGIC, otherAllergies: remarks, sports: remarks };
    const given = { otherAllergies: 'llamar a su hija.', allergies: ['PEANUTS'], hasAllergies: true };
    const merged = mergedAnswers('habits', section('habits', record), section('habits', given), {
      answers: ['allergies', 'otherAllergies'],
      removals: [],
    });
    expect(merged).toMatchObject({
      allergies: ['NUTS', 'OTHER', 'PEANUTS'],
      otherAllergies: remarks,
      sports: remarks,
    });
  });

  it('gains what a row lacked, and keeps another dose next to its own', () => {
    const row = (name: string, dose: string | null, schedule: string | null = null) => ({
      name,
      dose,
      schedule,
    });
    const record = { takesMedication: true, medication: [row('Metformina', null), row('Eutirox', '50')] };
    const given = {
      takesMedication: true,
      medication: [row('metformina', '850', 'noche'), row('Eutirox', '75'), row('Eutirox', null)],
    };
    expect(linesOf('medical-history', record, given)).toEqual([
      ['medication', 'ADDED', [row('Metformina', '850', 'noche'), row('Eutirox', '75')], false],
    ]);
    expect(merge('medical-history', record, given).medication).toEqual([
      row('Metformina', '850', 'noche'),
      row('Eutirox', '50'),
      row('Eutirox', '75'),
    ]);
  });

  it('is not removed with the answer that opens it', () => {
    const record = { strengthDays: 'THREE_TO_FOUR', trainingTime: ['MORNING'], sports: 'Pádel' };
    const given = { strengthDays: 'NONE', cardioDays: 'NONE' };
    expect(linesOf('habits', record, given)).toEqual([
      ['strengthDays', 'CHANGED', 'NONE', true],
      ['cardioDays', 'CHANGED', 'NONE', false],
      ['trainingTime', 'REMOVED', 'MORNING', true],
      ['sports', 'REMOVED', 'Pádel', true],
    ]);
    expect(merge('habits', record, given)).toMatchObject({ ...record, cardioDays: 'NONE' });
    const removals = [
      { question: 'trainingTime', item: 'MORNING' },
      { question: 'sports', item: 'Pádel' },
    ];
    expect(merge('habits', record, given, { removals })).toEqual(section('habits', given));
  });

  /** An answer to every list of the questionnaire, in two states without common items. */
  const filled = (question: KnownQuestion, at: 0 | 1): AnswerValue => {
    const name = ['Uno', 'Dos'][at] ?? '';
    if (question.kind === 'text') return name;
    if (question.kind === 'entries')
      return [Object.fromEntries(question.fields.map(({ id }, index) => [id, index === 0 ? name : null]))];
    // "Another" makes its follow-up question apply.
    return question.id === 'trainingTime' || question.id === 'sleepProblems' ? null : ['OTHER'];
  };

  it.each(
    SECTION_IDS.flatMap((id) =>
      questionsOf(id)
        .filter(isListQuestion)
        .map((question) => [id, question] as const),
    ),
  )('of %s, %o, loses nothing to any answer that removes nothing by name', (id, asked) => {
    const lists = questionsOf(id).filter(isListQuestion);
    const open: Answers = Object.fromEntries(
      questionsOf(id).map((question): [string, AnswerValue] => [
        question.id,
        question.kind === 'yesNo' ? true : isListQuestion(question) ? filled(question, 0) : null,
      ]),
    );
    const record = ANSWERS_SCHEMAS[id].parse({
      ...open,
      ...(id === 'habits' ? { strengthDays: 'ONE_TO_TWO', trainingTime: ['MORNING'] } : {}),
    });
    const no = Object.fromEntries(
      questionsOf(id).map(({ id: name, kind }) => [name, kind === 'yesNo' ? false : null]),
    );
    const other = Object.fromEntries(
      questionsOf(id).map((question): [string, AnswerValue] => [
        question.id,
        question.kind === 'yesNo' ? true : lists.includes(question) ? filled(question, 1) : null,
      ]),
    );
    for (const given of [no, ANSWERS_SCHEMAS[id].parse(other)]) {
      const merged = ANSWERS_SCHEMAS[id].parse(merge(id, record, given));
      expect(JSON.stringify(merged[asked.id]), JSON.stringify(given)).toContain(
        JSON.stringify(record[asked.id]).replace(/^[["]+|[\]"]+$/g, ''),
      );
    }
  });
});

describe('a draft', () => {
  it('is prefilled from the record where the patient has said nothing', () => {
    const record = inSections('habits', { ...ALLERGIC, hasIntolerances: true, intolerances: ['LACTOSE'] });
    const draft = inSections('habits', { hasIntolerances: false });
    expect(withRecordAnswers(draft, record).habits).toMatchObject({
      ...ALLERGIC,
      hasIntolerances: false,
      intolerances: null,
    });
  });
});
