import type { BloodFinding, BloodIndex } from '@healzy/api/schema';
import { reportFileName } from '@healzy/domain/shared';
import { findLetterhead, readLogo } from '../../../accounts/letterhead.ts';
import type { Sql } from '../../../../platform/db/database.ts';
import { longHandler, type LongCall } from '../../../../platform/http/calls.ts';
import { paperPerson } from '../../../../shared/patient-access/patient-name.ts';
import { patientZone } from '../../../../shared/patient-access/patient-zone.ts';
import { requireTestOf } from '../../../medical-tests/access.ts';
import { patientLanguage } from '../../../patients/patient-language.ts';
import { pdfThread } from '../../../../platform/pdf/thread.ts';
import { bloodLabels } from '../../labels.ts';
import { acceptedDoubts, inOrder, toValue } from '../../results/answer.ts';
import { noResults } from '../../results/fhir.ts';
import { findResults } from '../../results/result-rows.ts';
import { computed, subjectOf } from '../../results/subject.ts';
import { findDiagnosis, isOutdated } from '../diagnosis-rows.ts';
import type { BloodPaperData } from './paper-data.ts';

const makeBeside = pdfThread<BloodPaperData>(
  'features/blood-analysis/diagnosis/paper/paper-worker',
  new URL('paper-worker-source.mjs', import.meta.url),
);

export const exportBloodDiagnosis = longHandler('exportBloodDiagnosis', async (call) => {
  const { logoKey, ...found } = await call.inAccount((sql) => readPaper(sql, call));
  const logo = await readLogo(call.services, logoKey);
  const data = { ...found, clinic: { ...found.clinic, logo } };
  const body = await makeBeside(data, call.caller.accountId);
  const day = data.sampledAt?.slice(0, 10) ?? data.madeAt.slice(0, 10);
  return {
    status: 200,
    body,
    fileName: reportFileName(bloodLabels(data.language)('file'), data.patient, day),
  };
});

async function readPaper(
  sql: Sql,
  { caller, path, query, services }: LongCall<'exportBloodDiagnosis'>,
): Promise<BloodPaperData & { logoKey: string | null }> {
  const { accountId } = caller;
  const typed = { id: path.medicalTestId, type: 'BLOOD_ANALYSIS' as const };
  const { test } = await requireTestOf(sql, caller, typed, 'read');
  const key = { accountId, medicalTestId: test.id };
  const results = await findResults(sql, key);
  if (results === undefined || results.values.length === 0) throw noResults();
  const row = await findDiagnosis(sql, key);
  const subject = await subjectOf(sql, test.patientId, results);
  const now = await computed(sql, test.patientId, results, subject);
  // A finished diagnosis keeps what it was written from.
  const { findings, withheld, allowsNutritionText } = row?.finishedAt == null ? now : (row.findings ?? now);
  const outdated = row !== undefined && isOutdated(row, results);
  const { name: clinic, logoKey } = await findLetterhead(sql, accountId);
  const principal = test.specialists.find(({ isPrincipal }) => isPrincipal);
  return {
    language: query.language ?? (await patientLanguage(sql, caller, test.patientId)),
    clinic: { name: clinic, logo: null },
    logoKey,
    ...(await paperPerson(sql, test.patientId)),
    test: test.name,
    specialist: `${principal?.name ?? ''} ${principal?.surname ?? ''}`.trim(),
    madeAt: services.now().toISOString(),
    zone: await patientZone(sql, test.patientId),
    acceptedDoubts: await acceptedDoubts(sql, results),
    sampledAt: results.sampledAt,
    laboratory: results.laboratory,
    isFasting: results.isFasting,
    values: inOrder(results.values).map((value) => toValue(value, subject)),
    indices: now.indices as BloodIndex[],
    findings: findings as BloodFinding[],
    withheld,
    hasCritical: !allowsNutritionText,
    diagnosis:
      row?.state === 'READY'
        ? {
            // Beside a value that became critical since, its advice on nutrition is not given.
            text: outdated && !now.allowsNutritionText ? null : row.text,
            isOutdated: outdated,
            finished: row.finishedAt === null ? null : { at: row.finishedAt, name: row.finishedName ?? '' },
          }
        : null,
  };
}
