import {
  figureDifferences,
  intakeDifferences,
  readHomeFigures,
  readIntakeAnswers,
  type Answers,
  type BodyFigures,
  type BodyMagnitude,
  type FigureDifference,
  type IntakeDifference,
  type SectionId,
} from '@healzy/domain/patient-data';
import type { IntakeAcceptance } from '@healzy/api/patient-data/intakes';

/** Everything in which a questionnaire differs from the record, each with a name of its own to tick it by. */
export interface Differences {
  answers: readonly (IntakeDifference & { key: string })[];
  figures: readonly (FigureDifference & { key: string })[];
}

export const answerKey = (section: SectionId, question: string): string => `${section}/${question}`;
export const figureKey = (magnitude: BodyMagnitude): string => `figures/${magnitude}`;

export function differencesOf(
  record: { answers: Readonly<Record<SectionId, Answers>>; figures: BodyFigures },
  sent: { answers: unknown; figures: unknown },
): Differences {
  return {
    answers: intakeDifferences(record.answers, readIntakeAnswers(sent.answers)).map((one) => ({
      ...one,
      key: answerKey(one.section, one.question.id),
    })),
    figures: figureDifferences(record.figures, readHomeFigures(sent.figures)).map((one) => ({
      ...one,
      key: figureKey(one.magnitude),
    })),
  };
}

/** What was ticked, as the server takes it. */
export function acceptanceOf(differences: Differences, ticked: ReadonlySet<string>): IntakeAcceptance {
  return {
    answers: differences.answers
      .filter(({ key }) => ticked.has(key))
      .map(({ section, question }) => ({ section, question: question.id })),
    figures: differences.figures.filter(({ key }) => ticked.has(key)).map(({ magnitude }) => magnitude),
  };
}
