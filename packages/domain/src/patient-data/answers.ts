import type { Answers } from './questions.ts';
import type { PatientAnswers, SectionAnswers, SectionId } from './questionnaire.ts';
import { readAnswers } from './schemas.ts';

/**
 * Stored answers with the types from the definition.
 *
 * @example typedAnswers('habits', section.answers).activityLevel // 'MODERATE' | … | null
 */
export function typedAnswers<Section extends SectionId>(
  section: Section,
  stored: unknown,
): SectionAnswers<Section> {
  // `readAnswers` checks every answer against its question, which the compiler cannot follow through the mapped type.
  return readAnswers(section, stored) as Answers as SectionAnswers<Section>;
}

/** The same for every section. */
export function typedPatientAnswers(stored: Readonly<Partial<Record<SectionId, unknown>>>): PatientAnswers {
  return {
    'anthropometric-data': typedAnswers('anthropometric-data', stored['anthropometric-data']),
    'medical-history': typedAnswers('medical-history', stored['medical-history']),
    'healzy-objective': typedAnswers('healzy-objective', stored['healzy-objective']),
    habits: typedAnswers('habits', stored.habits),
  };
}
