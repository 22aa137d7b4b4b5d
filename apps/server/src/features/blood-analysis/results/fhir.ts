import { fhirOfResults } from '@healzy/domain/blood-analysis/fhir';
import { reportFileName, todayIn } from '@healzy/domain/shared';
import type { Sql } from '../../../platform/db/database.ts';
import { handler } from '../../../platform/http/calls.ts';
import { conflict, requireFound } from '../../../platform/http/http-problem.ts';
import { requireTestOf } from '../../medical-tests/access.ts';
import { patientLanguage } from '../../patients/patient-language.ts';
import type { ReportContents } from '../reports/contents.ts';
import { bloodReports } from '../reports/report-rows.ts';
import { inOrder } from './answer.ts';
import { findResults } from './result-rows.ts';

export const noResults = () => conflict('BLOOD_NO_RESULTS', 'The test has no saved results.');

/** What the laboratory had not answered in the reports that values are from. */
async function absentIn(sql: Sql, testId: string, reportIds: readonly string[]) {
  const rows = await bloodReports
    .pick('contents')
    .select(sql, 'WHERE x.medical_test_id = $1 AND x.id = ANY ($2::uuid[])', [testId, reportIds]);
  const unread = rows.flatMap(({ contents }: { contents: ReportContents }) =>
    contents.samples.flatMap((sample) => sample.unread),
  );
  const seen = new Set<string>();
  return unread.flatMap(({ reason, marker }) => {
    if (marker === null || (reason !== 'PENDING' && reason !== 'NOT_DONE') || seen.has(marker)) return [];
    seen.add(marker);
    return [{ marker, reason }];
  });
}

interface PersonRow {
  name: string;
  surname: string;
  birthdate: string | null;
  sex: 'MALE' | 'FEMALE' | null;
  timezone: string;
}

export const exportBloodFhir = handler('exportBloodFhir', async ({ caller, path, services }, sql) => {
  const key = { id: path.medicalTestId, type: 'BLOOD_ANALYSIS' as const };
  const { test } = await requireTestOf(sql, caller, key, 'read');
  const row = await findResults(sql, { accountId: caller.accountId, medicalTestId: test.id });
  if (row === undefined || row.values.length === 0 || row.sampledAt === null) throw noResults();
  const { rows } = await sql.query<PersonRow>(
    'SELECT name, surname, birthdate, sex, timezone FROM patients WHERE id = $1',
    [test.patientId],
  );
  const { timezone, ...person } = requireFound(rows[0]);
  const reportIds = [...new Set(row.values.flatMap(({ reportId }) => reportId ?? []))];
  const { bundle, notSaid } = fhirOfResults({
    id: test.id,
    name: test.name,
    language: await patientLanguage(sql, caller, test.patientId),
    patient: { id: test.patientId, ...person },
    // FHIR asks for a zone beside an hour; the day alone is certain.
    sampledAt: row.sampledAt.slice(0, 10),
    laboratory: row.laboratory,
    isFasting: row.isFasting,
    issuedAt: row.updatedAt,
    isFinal: test.state === 'FINISHED',
    values: inOrder(row.values),
    absent: await absentIn(sql, test.id, reportIds),
  });
  const name = reportFileName('fhir', `${person.name} ${person.surname}`, todayIn(timezone, services.now()));
  return {
    status: 200,
    body: { fileName: name.replace(/\.pdf$/u, '.json'), bundle: bundle as Record<string, unknown>, notSaid },
  };
});
