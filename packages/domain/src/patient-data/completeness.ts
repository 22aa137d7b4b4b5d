import type { Answers } from './questions.ts';
import { type GroupId, groupsOf, type KnownQuestion, SECTION_IDS, type SectionId } from './questionnaire.ts';
import { askedQuestions, isUnanswered, type Audience } from './shown.ts';

/** How much of a section is answered. */
export interface Completeness {
  /** Questions that apply and are answered. */
  answered: number;
  /** Questions that apply; remarks do not count. */
  total: number;
}

/**
 * How many of the questions that apply are answered. Remarks do not count, so nobody has to write prose to be done; a
 * dependent question counts once the answer that makes it apply is given.
 */
export function completenessOf(
  section: SectionId,
  answers: Answers,
  audience: Audience = 'staff',
): Completeness {
  return countOf(askedQuestions(section, answers, audience), answers);
}

/** The same for each group of a section; of a group that only asks for remarks, nothing counts. */
export function completenessOfGroups(
  section: SectionId,
  answers: Answers,
): readonly ({ readonly id: GroupId } & Completeness)[] {
  const asked = askedQuestions(section, answers, 'staff');
  return groupsOf(section).map(({ id }) => ({
    id,
    ...countOf(
      asked.filter(({ group }) => group === id),
      answers,
    ),
  }));
}

function countOf(questions: readonly KnownQuestion[], answers: Answers): Completeness {
  const counted = questions.filter((question) => question.isRemark !== true);
  return {
    answered: counted.filter(({ id }) => !isUnanswered(answers[id])).length,
    total: counted.length,
  };
}

/** The same for all sections. */
export function completenessOfAll(
  answers: Readonly<Partial<Record<SectionId, Answers>>>,
  audience: Audience = 'staff',
): Completeness {
  const parts = SECTION_IDS.map((section) => completenessOf(section, answers[section] ?? {}, audience));
  return {
    answered: parts.reduce((sum, part) => sum + part.answered, 0),
    total: parts.reduce((sum, part) => sum + part.total, 0),
  };
}

/** Whether everything that applies is answered. */
export const isComplete = ({ answered, total }: Completeness): boolean => answered === total;
