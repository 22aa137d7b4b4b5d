import type { Answers, AnswerValue } from './questions.ts';
import { questionsOf, type KnownQuestion, type SectionId } from './questionnaire.ts';
import { isUnanswered, shownQuestions } from './shown.ts';

/** Whether something is said: blanks and rows that were added and left empty are nothing. */
const isSaid = (value: AnswerValue | undefined): boolean =>
  typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.some((each: unknown) =>
          typeof each === 'object' && each !== null
            ? Object.values(each).some((cell) => isSaid(cell as AnswerValue))
            : isSaid(each as AnswerValue),
        )
      : !isUnanswered(value);

/** The questions with an answer in what was sent that do not apply to these answers. */
function hiddenAmong(section: SectionId, answers: Answers, sent: Answers): KnownQuestion[] {
  const shown = new Set<string>(shownQuestions(section, answers).map(({ id }) => id));
  return questionsOf(section).filter(({ id }) => isSaid(sent[id]) && !shown.has(id));
}

/**
 * The answers with the yes that what was sent implies: whoever names diseases has some, if nobody has answered whether. A
 * form asks that first, another program may leave it out.
 *
 * @param answers all answers of the section, with those that were sent
 *
 * @example withImpliedYes('medical-history', { diseases: ['GOUT'] }, { diseases: ['GOUT'] }).hasDiseases // true
 */
export function withImpliedYes(section: SectionId, answers: Answers, sent: Answers): Answers {
  const opening = hiddenAmong(section, answers, sent)
    .flatMap(({ shownWhen = [] }): readonly { question: string; is: readonly unknown[] }[] => shownWhen)
    .filter(({ question, is }) => is.includes(true) && isUnanswered(answers[question]))
    .map(({ question }) => [question, true] as const);
  if (opening.length === 0) return answers;
  return withImpliedYes(section, { ...answers, ...Object.fromEntries(opening) }, sent);
}

/** What was sent and would be lost, because its question does not apply to the other answers: it is refused instead. */
export const lostAnswers = (section: SectionId, answers: Answers, sent: Answers): string[] =>
  hiddenAmong(section, answers, sent).map(({ id }) => id);
