import type { BloodFinding } from '@healzy/api/schema';
import type { Sql } from '../../../platform/db/database.ts';
import { NEXT_VERSION } from '../../../platform/db/table.ts';
import type { MinuteJob } from '../../../platform/jobs/minute-jobs.ts';
import { patientLanguage } from '../../patients/patient-language.ts';
import type { Services } from '../../../platform/services.ts';
import { inOrder } from '../results/answer.ts';
import { findResults } from '../results/result-rows.ts';
import { computed, subjectOf } from '../results/subject.ts';
import { bloodDiagnoses } from './diagnosis-rows.ts';
import { diagnosisText } from './diagnosis-text.ts';

/** So often writing a diagnosis is begun again after an error, before a person is asked to. */
const MOST_ATTEMPTS = 3;

interface Order {
  id: string;
  medicalTestId: string;
  patientId: string;
  requestedBy: string | null;
}

/**
 * Takes the oldest order of the account that no other process is at and writes it, in one transaction: what a killed
 * process had taken is free again.
 *
 * @returns the order's id; null when there is none
 */
async function writeNext(
  sql: Sql,
  accountId: string,
  now: Date,
  except: readonly string[],
): Promise<string | null> {
  const { rows } = await sql.query<Order>(
    `SELECT d.id, d.medical_test_id, d.patient_id, d.requested_by FROM blood_diagnoses d
     WHERE d.account_id = $1 AND d.state = 'GENERATING' AND d.id <> ALL ($2::uuid[])
     ORDER BY d.requested_at, d.id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [accountId, except],
  );
  const [order] = rows;
  if (order === undefined) return null;
  try {
    await sql.query('SAVEPOINT writing');
    await write(sql, accountId, order, now);
    await sql.query('RELEASE SAVEPOINT writing');
  } catch (error) {
    await sql.query('ROLLBACK TO SAVEPOINT writing');
    await sql.query(
      `UPDATE blood_diagnoses SET attempts = attempts + 1, version = version + 1,
         state = CASE WHEN attempts + 1 >= $2 THEN 'FAILED' ELSE state END
       WHERE id = $1`,
      [order.id, MOST_ATTEMPTS],
    );
    throw new WritingFailed(order.id, error);
  }
  return order.id;
}

/** Writing one diagnosis failed; its attempt is counted. */
class WritingFailed extends Error {
  readonly id: string;
  constructor(id: string, cause: unknown) {
    super('A diagnosis could not be written.', { cause });
    this.id = id;
  }
}

async function write(sql: Sql, accountId: string, order: Order, now: Date): Promise<void> {
  const { medicalTestId, patientId, requestedBy } = order;
  const results = await findResults(sql, { accountId, medicalTestId });
  if (results === undefined) throw new Error('A diagnosis was ordered for a test without results.');
  const { indices: _indices, ...found } = await computed(
    sql,
    patientId,
    results,
    await subjectOf(sql, patientId, results),
  );
  const language = await patientLanguage(sql, { userId: requestedBy ?? patientId }, patientId);
  const text = diagnosisText(
    { ...found, findings: found.findings as BloodFinding[], values: inOrder(results.values) },
    language,
  );
  await bloodDiagnoses.update(
    sql,
    { id: order.id },
    {
      state: 'READY',
      attempts: 0,
      generatedAt: now,
      resultsVersion: results.version,
      findings: found,
      text,
      updatedBy: null,
      updatedAt: null,
      version: NEXT_VERSION,
    },
  );
}

/** Writes the diagnoses that wait in an account; one that fails does not keep the others waiting. */
export const writeDiagnoses: MinuteJob = async ({ database, now, log }: Services, accountId) => {
  const done: string[] = [];
  for (;;) {
    const outcome = await database.asAccount({ accountId }, (sql) => attempt(sql, accountId, now(), done));
    if (outcome === null) return;
    if (outcome.error !== undefined) log.error({ err: outcome.error }, 'a diagnosis could not be written');
    done.push(outcome.id);
  }
};

/** The count of an attempt is committed, whatever became of it. */
async function attempt(sql: Sql, accountId: string, now: Date, done: readonly string[]) {
  try {
    const id = await writeNext(sql, accountId, now, done);
    return id === null ? null : { id };
  } catch (error) {
    if (error instanceof WritingFailed) return { id: error.id, error: error.cause };
    throw error;
  }
}
