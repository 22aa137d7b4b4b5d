import { CONTRACT_OPERATIONS, type ContractOperation } from '../src/platform/http/contract.ts';
import { belongingsOf } from '../src/features/patient-erasure/owned.ts';
import type { TestBed } from './api-test-bed.ts';
import type { Clinic } from './clinics.ts';
import { sampleCalls, type SampleCall, type Target } from './sample-calls.ts';

/** An operation whose sample call is aimed at a patient, or at something that belongs to them. */
export interface OperationAbout extends ContractOperation {
  sample: SampleCall;
}

/** The id of every row about a patient, as the database knows them. */
export async function idsAbout(
  bed: TestBed,
  { accountId, people }: Clinic,
  patientId: string,
): Promise<Set<string>> {
  const { contributions } = bed.app.services;
  const scope = { accountId, userId: people.specialist.userId };
  return bed.database.asAccount(scope, async (sql) => {
    const { ids } = await belongingsOf(sql, { accountId, patientId }, contributions);
    return new Set(ids);
  });
}

/** What is called with a token and aimed at the target's patient. A new operation is among them without being listed. */
export async function operationsAbout(
  bed: TestBed,
  clinic: Clinic,
  target: Target,
): Promise<OperationAbout[]> {
  const ids = await idsAbout(bed, clinic, target.patientId);
  const samples = sampleCalls(clinic, target);
  const isAbout = ({ path, query, body }: SampleCall) =>
    [path, query, body as object].some((part) =>
      Object.values(part ?? {}).some((value) => [value].flat().some((id) => ids.has(id as string))),
    );
  return CONTRACT_OPERATIONS.filter(({ id, isPublic }) => !isPublic && isAbout(samples[id])).map(
    (operation) => ({ ...operation, sample: samples[operation.id] }),
  );
}
