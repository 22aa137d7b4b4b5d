import {
  ANSWERS_SCHEMAS,
  answersRecord,
  changedAnswers,
  completenessOf,
  completenessOfAll,
  noAnswers,
  readAnswers,
  SECTION_IDS,
  type Answers,
  type SectionId,
} from '@healzy/domain/patient-data';
import type { PatientDataAuthor, PatientDataSection, PatientDataSource } from '@healzy/api/schema';
import { columnOfType, idColumn } from '../../platform/db/columns.ts';
import type { Sql } from '../../platform/db/database.ts';
import { table, type RowOf } from '../../platform/db/table.ts';

const answerVersions = table(
  'patient_data_versions',
  answersRecord.extend({ accountId: idColumn, patientId: idColumn, answers: columnOfType<Answers>() }),
);

const read = answerVersions.pick('section', 'version', 'answers', 'source', 'createdAt');
export type VersionRow = RowOf<typeof read> & { author: PatientDataAuthor | null };

/** The columns of the version `v`; the author is null when the account knows nobody by that id. */
export const VERSION_COLUMNS = `${read.columns('v')},
  (SELECT json_build_object('userId', u.id, 'name', u.name, 'surname', u.surname) FROM users u WHERE u.id = v.author_id)
    AS author`;

const neverSaved = (section: SectionId): PatientDataSection => ({
  section,
  version: 0,
  answers: noAnswers(section),
  completeness: completenessOf(section, {}),
  source: null,
  author: null,
  changedAt: null,
});

function toSection(row: VersionRow): PatientDataSection {
  const answers = readAnswers(row.section, row.answers);
  return {
    section: row.section,
    version: row.version,
    answers,
    completeness: completenessOf(row.section, answers),
    source: row.source,
    author: row.author,
    changedAt: row.createdAt,
  };
}

/** Every current section of a patient's questionnaire, in the order of the definition. */
export async function readSections(
  sql: Sql,
  accountId: string,
  patientId: string,
): Promise<PatientDataSection[]> {
  const { rows } = await sql.query<VersionRow>(
    `SELECT DISTINCT ON (v.section) ${VERSION_COLUMNS} FROM patient_data_versions v
     WHERE v.account_id = $1 AND v.patient_id = $2 ORDER BY v.section, v.version DESC`,
    [accountId, patientId],
  );
  return SECTION_IDS.map((section) => {
    const row = rows.find((each) => each.section === section);
    return row === undefined ? neverSaved(section) : toSection(row);
  });
}

/** How much of the whole questionnaire is answered. */
export const completenessOfSections = (sections: readonly PatientDataSection[]) =>
  completenessOfAll(
    Object.fromEntries(
      sections.map(({ section, answers }) => [section, readAnswers(section, answers)]),
    ) as Record<SectionId, Answers>,
  );

/** One current section. Lock the patient first when a change follows. */
export async function readSection(
  sql: Sql,
  accountId: string,
  patientId: string,
  section: SectionId,
): Promise<PatientDataSection> {
  const { rows } = await sql.query<VersionRow>(
    `SELECT ${VERSION_COLUMNS} FROM patient_data_versions v
     WHERE v.account_id = $1 AND v.patient_id = $2 AND v.section = $3 ORDER BY v.version DESC LIMIT 1`,
    [accountId, patientId, section],
  );
  return rows[0] === undefined ? neverSaved(section) : toSection(rows[0]);
}

/** Answers to store, from patient or staff. */
export interface AnswersToStore {
  accountId: string;
  patientId: string;
  section: SectionId;
  answers: Answers;
  source: PatientDataSource;
  /** Who saves them, or accepts what the patient entered. */
  authorId: string | null;
  at: Date;
}

/**
 * Stores the answers of a section as its next version, unless they are unchanged. The caller has checked permissions,
 * locked the patient and compared the version.
 *
 * @returns whether anything was stored
 */
export async function storeAnswers(sql: Sql, given: AnswersToStore): Promise<boolean> {
  const { accountId, patientId, section } = given;
  const answers = ANSWERS_SCHEMAS[section].parse(given.answers);
  const now = await readSection(sql, accountId, patientId, section);
  const before = readAnswers(section, now.answers);
  if (changedAnswers(section, before, answers).length === 0) return false;
  const said = Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== null));
  await answerVersions.insert(sql, {
    ...given,
    answers: said,
    version: now.version + 1,
    createdAt: given.at,
  });
  return true;
}
