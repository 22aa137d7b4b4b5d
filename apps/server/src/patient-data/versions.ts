import { noAnswers, readAnswers, type SectionId } from '@healzy/domain/patient-data';
import type { PatientDataAuthor, PatientDataSource } from '@healzy/api/schema';
import { handler } from '../http/calls.ts';
import { cutPage, listFingerprint, readCursor } from '../http/paging.ts';
import { VERSION_COLUMNS } from './answers.ts';
import { demandClinical } from './handlers.ts';

interface HistoryRow {
  section: SectionId;
  version: number;
  answers: unknown;
  before: unknown;
  source: PatientDataSource;
  createdAt: string;
  author: PatientDataAuthor | null;
}

export const listPatientDataVersions = handler(
  'listPatientDataVersions',
  async ({ caller, path, query }, sql) => {
    const { patientId, section } = path;
    await demandClinical(sql, caller, patientId, 'read');
    const fingerprint = listFingerprint(['patient-data', patientId, section]);
    const after = readCursor(fingerprint, query.cursor);
    const { rows } = await sql.query<HistoryRow>(
      `SELECT ${VERSION_COLUMNS}, b.answers AS before FROM patient_data_versions v
       LEFT JOIN patient_data_versions b ON b.account_id = v.account_id AND b.patient_id = v.patient_id
         AND b.section = v.section AND b.version = v.version - 1
       WHERE v.account_id = $1 AND v.patient_id = $2 AND v.section = $3
         AND ($4::integer IS NULL OR v.version < $4::integer)
       ORDER BY v.version DESC LIMIT $5`,
      [caller.accountId, patientId, section, after === null ? null : Number(after.value), query.limit + 1],
    );
    const page = cutPage(rows, query.limit, fingerprint, (row) => ({
      value: String(row.version),
      id: patientId.toLowerCase(),
    }));
    return {
      status: 200,
      body: {
        items: page.items.map((row) => ({
          section: row.section,
          version: row.version,
          answers: readAnswers(row.section, row.answers),
          before: row.before === null ? noAnswers(row.section) : readAnswers(row.section, row.before),
          source: row.source,
          author: row.author,
          createdAt: row.createdAt,
        })),
        nextCursor: page.nextCursor,
      },
    };
  },
);
