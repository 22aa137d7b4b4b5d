import { describe, expect, it } from 'vitest';
import {
  ANSWERS_SCHEMAS,
  answerRows,
  OPTION_SETS,
  questionsOf,
  readAnswers,
  shownQuestions,
} from './index.ts';
import { SPECIFIED_QUESTIONS } from './testing/specified.ts';

describe.each(SPECIFIED_QUESTIONS)(
  '$words',
  ({ section, question: id, options, needs = {}, answer, refused }) => {
    const question = questionsOf(section).find((each) => each.id === id);

    it('is asked, with the options that the specification names and no others', () => {
      expect(question).toBeDefined();
      if (options && (question?.kind === 'choice' || question?.kind === 'choices'))
        expect(OPTION_SETS[question.options]).toEqual(options);
      expect(options === undefined || question?.kind === 'choice').toBe(true);
    });

    it('applies when it should, and only then', () => {
      const isShown = (answers: typeof needs) =>
        shownQuestions(section, answers).some((each) => each.id === id);
      expect(isShown(needs)).toBe(true);
      if (Object.keys(needs).length > 0) expect(isShown({})).toBe(false);
    });

    it('accepts an answer, returns it and exports it', () => {
      const parsed = ANSWERS_SCHEMAS[section].parse({ ...needs, [id]: answer });
      expect(parsed[id]).toEqual(answer);
      expect(readAnswers(section, JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
      expect(answerRows(section, parsed).filter((row) => row.question === id)).not.toEqual([]);
    });

    it('rejects an invalid answer, and says why', () => {
      const [wrong, code] = refused;
      const issues = ANSWERS_SCHEMAS[section].safeParse({ ...needs, [id]: wrong }).error?.issues ?? [];
      expect(issues.map(({ path, message }) => [path[0], message])).toEqual([[id, code]]);
    });
  },
);
