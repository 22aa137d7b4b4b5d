import { findPatients } from '@healzy/api/patients';
import { useApi } from '@healzy/api/runtime';
import { useState } from 'react';
import { fullName } from '../../app/full-name.ts';

/** Searches the patients for an appointment; `hasNone` once it is known that there is no patient to find. */
export function usePatientSearch() {
  const scope = useApi();
  const [hasNone, setNone] = useState(false);
  const search = async (text: string, signal: AbortSignal) => {
    const found = await findPatients(scope, text, signal);
    // Without a text, all of them are asked for.
    if (found.length > 0 || text.trim() === '') setNone(found.length === 0);
    return found.map((one) => ({ id: one.id, label: fullName(one), description: one.email }));
  };
  return { search, hasNone };
}
