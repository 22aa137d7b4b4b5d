import { bloodTextSchema } from '@healzy/domain/blood-analysis';
import { isBlankRichText } from '@healzy/domain/shared';
import type { AccessLevel } from '@healzy/domain/session';
import { z } from 'zod';
import type { Sql } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/ids.ts';
import { NEXT_VERSION } from '../../../platform/db/table.ts';
import { handler, type Caller } from '../../../platform/http/calls.ts';
import { checked } from '../../../platform/http/form.ts';
import { conflict, recordForbidden } from '../../../platform/http/http-problem.ts';
import { updated } from '../../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../../platform/http/versions.ts';
import { requireTestOf } from '../../medical-tests/access.ts';
import { takeStep } from '../../medical-tests/steps.ts';
import { isPrincipalOf, type TestRow } from '../../medical-tests/test-rows.ts';
import { touchPatient } from '../../../shared/patient-access/activity.ts';
import { signature } from '../results/answer.ts';
import { noResults } from '../results/fhir.ts';
import { findResults } from '../results/result-rows.ts';
import { bloodDiagnoses, earlierWith, findDiagnosis, isOutdated, toDiagnosis } from './diagnosis-rows.ts';
import { writeDiagnoses } from './generate.ts';

const typed = (id: string) => ({ id, type: 'BLOOD_ANALYSIS' as const });

const mayWriteOf = (caller: Caller, access: AccessLevel): boolean =>
  access === 'edit' && caller.roles.includes('SPECIALIST');

async function diagnosisNow(sql: Sql, caller: Caller, test: TestRow, mayWrite: boolean) {
  const key = { accountId: caller.accountId, medicalTestId: test.id };
  const results = await findResults(sql, key);
  return toDiagnosis(sql, await findDiagnosis(sql, key), { test, caller, mayWrite, results });
}

export const getBloodDiagnosis = handler('getBloodDiagnosis', async ({ caller, path }, sql) => {
  const { test, access } = await requireTestOf(sql, caller, typed(path.medicalTestId), 'read');
  return { status: 200, ...versioned(await diagnosisNow(sql, caller, test, mayWriteOf(caller, access))) };
});

const stateConflict = () =>
  conflict('BLOOD_DIAGNOSIS_STATE', 'The diagnosis is not written yet, or is being written.');

/** The diagnosis as it is, locked with its test, for someone who may write it. */
async function openDiagnosis(sql: Sql, caller: Caller, medicalTestId: string) {
  const { test } = await requireTestOf(sql, caller, typed(medicalTestId), 'edit');
  if (test.state === 'CANCELED') throw conflict('BLOOD_TEST_CANCELED', 'A cancelled test has no diagnosis.');
  const key = { accountId: caller.accountId, medicalTestId: test.id };
  const row = await findDiagnosis(sql, key);
  if (row?.finishedAt != null)
    throw conflict('BLOOD_DIAGNOSIS_FINISHED', 'A finished diagnosis stays as it is.');
  const results = await findResults(sql, key);
  const current = await toDiagnosis(sql, row, { test, caller, mayWrite: true, results });
  return { test, row, results, current, key };
}

export const generateBloodDiagnosis = handler(
  'generateBloodDiagnosis',
  async ({ caller, path, ifMatch, services, afterCommit }, sql) => {
    const { test, row, results, current, key } = await openDiagnosis(sql, caller, path.medicalTestId);
    if (row?.state === 'GENERATING') return { status: 202, ...versioned(current) };
    requireVersion(ifMatch, current);
    if (results === undefined || results.values.length === 0) throw noResults();
    const order = {
      state: 'GENERATING' as const,
      attempts: 0,
      requestedBy: caller.userId,
      requestedAt: services.now(),
      resultsVersion: results.version,
    };
    if (row) {
      const earlier = row.state === 'READY' ? await earlierWith(sql, row) : row.earlier;
      await bloodDiagnoses.update(sql, { id: row.id }, { ...order, earlier, version: NEXT_VERSION });
    } else
      await bloodDiagnoses.insert(sql, {
        ...key,
        ...order,
        id: newId(),
        patientId: test.patientId,
        text: [],
        earlier: [],
      });
    await touchPatient(sql, test.patientId, services.now());
    // A process that ends before it is written leaves it to the next minute of any other.
    afterCommit(() => writeDiagnoses(services, caller.accountId));
    return { status: 202, ...versioned(await diagnosisNow(sql, caller, test, true)) };
  },
);

const bodySchema = z.object({ text: bloodTextSchema });

export const updateBloodDiagnosis = handler(
  'updateBloodDiagnosis',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { test, row, current } = await openDiagnosis(sql, caller, path.medicalTestId);
    requireVersion(ifMatch, current);
    if (row?.state !== 'READY') throw stateConflict();
    const { text } = checked(bodySchema, updated('updateBloodDiagnosis', { text: row.text }, body));
    if (JSON.stringify(text) === JSON.stringify(row.text)) return { status: 200, ...versioned(current) };
    const now = services.now();
    // It saves itself while it is typed: what one person types is one text.
    const earlier = row.updatedBy === caller.userId ? row.earlier : await earlierWith(sql, row);
    await bloodDiagnoses.update(
      sql,
      { id: row.id },
      { text, earlier, updatedBy: caller.userId, updatedAt: now, version: NEXT_VERSION },
    );
    await touchPatient(sql, test.patientId, now);
    return { status: 200, ...versioned(await diagnosisNow(sql, caller, test, true)) };
  },
);

export const finishBloodDiagnosis = handler(
  'finishBloodDiagnosis',
  async ({ caller, path, ifMatch, services }, sql) => {
    const { test, row, results, current } = await openDiagnosis(sql, caller, path.medicalTestId);
    if (!isPrincipalOf(test, caller)) throw recordForbidden();
    requireVersion(ifMatch, current);
    if (row?.state !== 'READY') throw stateConflict();
    if (isOutdated(row, results))
      throw conflict('BLOOD_DIAGNOSIS_OUTDATED', 'The results were changed since it was written.');
    if (isBlankRichText(row.text)) throw conflict('BLOOD_DIAGNOSIS_EMPTY', 'Nothing is written.');
    const now = services.now();
    const { name, surname } = await signature(sql, caller.userId, now.toISOString());
    await bloodDiagnoses.update(
      sql,
      { id: row.id },
      {
        finishedBy: caller.userId,
        finishedAt: now,
        finishedName: `${name} ${surname}`.trim(),
        version: NEXT_VERSION,
      },
    );
    // One that was finished without its diagnosis stays finished.
    if (test.state !== 'FINISHED') await takeStep(sql, test, 'FINISH', now);
    return { status: 200, ...versioned(await diagnosisNow(sql, caller, test, true)) };
  },
);
