import { useState } from 'react';
import type { SavedRecord } from './useSavedForm.ts';

/**
 * A record for the form that edits it, as it was when the form opened: newer versions read meanwhile are merged on
 * saving, not put in under the user's typing.
 * @returns what the form takes, and how a server answer becomes the form's record
 * @example const { source, recordOf } = useStoredRecord(patient, valuesOf);
 */
export function useStoredRecord<Row extends { version: number }, Values>(
  row: Row,
  valuesOf: (row: Row) => Values,
) {
  const recordOf = (saved: Row): SavedRecord<Values> => ({ values: valuesOf(saved), version: saved.version });
  const [base] = useState(() => recordOf(row));
  return {
    source: {
      initial: base.values,
      version: base.version,
      newer: (current: unknown) => recordOf(current as Row),
    },
    recordOf,
  };
}
