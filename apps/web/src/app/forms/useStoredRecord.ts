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

/**
 * The same for a form that edits a record or makes a new one.
 * @returns the record as it was when the form opened, undefined for a new one, and what the form takes
 * @example const { base, source } = useRecordOrNew(food, valuesOf, emptyFood);
 */
export function useRecordOrNew<Row extends { version: number }, Values>(
  row: Row | undefined,
  valuesOf: (row: Row) => Values,
  empty: () => Values,
) {
  const [base] = useState(row);
  const [initial] = useState(() => (base ? valuesOf(base) : empty()));
  const newer = (current: unknown): SavedRecord<Values> => {
    const { version } = current as Row;
    return { values: valuesOf(current as Row), version };
  };
  return { base, source: { initial, version: base?.version, newer } };
}
