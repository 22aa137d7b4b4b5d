import { useState } from 'react';
import type { SavedRecord } from './useSavedForm.ts';

/**
 * A record for a form that changes it, as it was when the form opened: what is read again meanwhile is met when it is
 * saved, not slipped in below the typing.
 * @returns what the form takes, and how an answer of the server becomes the form's record
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
