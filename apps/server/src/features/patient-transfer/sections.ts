import { RECORD_ROWS, type RecordSection } from '@healzy/domain/patient-transfer';
import type { Contributions } from '../../contributions/index.ts';
import type { RecordSource } from '../../contributions/record.ts';

/** The fields of a section that are columns of its table. */
export const fieldsOf = (section: RecordSection, { besides = [] }: Pick<RecordSource, 'besides'>): string[] =>
  Object.keys(RECORD_ROWS[section].shape).filter((field) => !besides.includes(field));

/** The condition on `x` that selects a section's rows of patient `$1`. */
export function rowsOf(section: RecordSection, { record, documentOwners }: Contributions): string {
  const { of } = record[section];
  return typeof of === 'string' ? of : of(documentOwners);
}
