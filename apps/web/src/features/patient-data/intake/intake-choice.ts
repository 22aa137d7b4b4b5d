import {
  figureDifferences,
  intakeDifferences,
  readHomeFigures,
  readIntakeAnswers,
  type Answers,
  type BodyFigures,
  type FigureDifference,
  type IntakeDifference,
  type SectionId,
} from '@healzy/domain/patient-data';
import type { IntakeAcceptance } from '@healzy/api/patient-data/intakes';

/** Everything in which a questionnaire differs from the record, each with a key for its checkbox. */
export interface Differences {
  answers: readonly (IntakeDifference & { key: string })[];
  figures: readonly (FigureDifference & { key: string })[];
}

/** @param item the item to be removed, if the difference is a removal */
const answerKey = (section: SectionId, question: string, item: string | null = null): string =>
  item === null ? `${section}/${question}` : `${section}/${question}/${item}`;

export function differencesOf(
  record: { answers: Readonly<Record<SectionId, Answers>>; figures: BodyFigures },
  sent: { answers: unknown; figures: unknown },
): Differences {
  return {
    answers: intakeDifferences(record.answers, readIntakeAnswers(sent.answers)).map((one) => ({
      ...one,
      key: answerKey(one.section, one.question.id, one.item),
    })),
    figures: figureDifferences(record.figures, readHomeFigures(sent.figures)).map((one) => ({
      ...one,
      key: `figures/${one.magnitude}`,
    })),
  };
}

/** The preselected differences: all that remove nothing from the record. */
export const tickedBeforehand = ({ answers, figures }: Differences): string[] =>
  [...answers.filter(({ isRisk }) => !isRisk), ...figures].map(({ key }) => key);

/** The ticked differences as the server takes them: a removal by the name of the item. */
export function acceptanceOf(differences: Differences, ticked: ReadonlySet<string>): IntakeAcceptance {
  const answers = differences.answers.filter(({ key }) => ticked.has(key));
  return {
    answers: answers
      .filter(({ kind }) => kind !== 'REMOVED')
      .map(({ section, question }) => ({ section, question: question.id })),
    removals: answers.flatMap(({ section, question, item }) =>
      item === null ? [] : [{ section, question: question.id, item }],
    ),
    figures: differences.figures.filter(({ key }) => ticked.has(key)).map(({ magnitude }) => magnitude),
  };
}
