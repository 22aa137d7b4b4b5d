import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '../src/platform/http/contract.ts';
import type { TestBed } from './api-test-bed.ts';
import type { Clinic } from './clinics.ts';
import type { OperationAccess } from './operation-access.ts';
import type { SampleCall } from './sample-calls.ts';

/** What the tests over all features need of a feature about a patient; `features/<name>.ts` exports it as `samples`. */
export interface FeatureSamples {
  /** Its tables that hold an account's data. */
  tables: readonly string[];
  /** Those whose rows are never changed or deleted alone. */
  unchangingTables?: readonly string[];
  /** Adds a record that says `text`, by the patient's principal specialist. @returns its id */
  add: (bed: TestBed, clinic: Clinic, patientId: string, text: string) => Promise<string>;
  /** One valid call of each operation, aimed at a patient or at a record that need not exist. */
  calls: (target: { patientId: string; id: string }) => Partial<Record<OperationId, SampleCall>>;
  /** Its lines of the table of access, where they are not in `operation-access.ts`. */
  access?: Partial<Record<OperationId, OperationAccess>>;
}

const names = readdirSync(join(import.meta.dirname, 'features')).map((file) => file.replace(/\.ts$/, ''));

export const featureSamples: readonly (FeatureSamples & { name: string })[] = await Promise.all(
  names.sort().map(async (name) => {
    const { samples } = (await import(`./features/${name}.ts`)) as { samples: FeatureSamples };
    return { ...samples, name };
  }),
);

/** Adds a record of every feature to a patient. @returns their ids, by the feature's name */
export async function addFeatureRecords(
  bed: TestBed,
  clinic: Clinic,
  patientId: string,
  text = 'Duerme mal y cena a las once.',
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const { name, add } of featureSamples) ids[name] = await add(bed, clinic, patientId, text);
  return ids;
}
