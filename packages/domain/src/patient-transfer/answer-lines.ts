import { answerRows, readAnswers, SECTION_IDS } from '../patient-data/index.ts';
import type { PatientRecord } from './record.ts';

/** The file of an exported record that shows the questionnaire as a table; it is not imported. */
export const ANSWERS_FILE = 'answers.csv';

const HEADINGS = ['section', 'group', 'question', 'value', 'unit'] as const;

/** The questionnaire of a record as last saved: a line of headings, then one for each answer. */
export function answerLines({ sections }: PatientRecord): string[][] {
  const newest = new Map<string, PatientRecord['sections']['answers'][number]>();
  for (const row of sections.answers)
    if (row.version > (newest.get(row.section)?.version ?? 0)) newest.set(row.section, row);
  const rows = SECTION_IDS.flatMap((section) =>
    answerRows(section, readAnswers(section, newest.get(section)?.answers ?? {})),
  );
  return [[...HEADINGS], ...rows.map((row) => HEADINGS.map((heading) => row[heading]))];
}
