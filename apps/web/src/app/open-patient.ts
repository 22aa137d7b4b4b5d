import type { Patient } from '@healzy/api/patients';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, use } from 'react';

const OpenPatient = createContext<UseQueryResult<Patient> | null>(null);

/** Provided by the frame of a patient's record. */
export const OpenPatientProvider = OpenPatient.Provider;

/** The patient whose record is open; its frame reports a failure to load it. */
export function useOpenPatient(): UseQueryResult<Patient> {
  const query = use(OpenPatient);
  if (query === null) throw new Error("useOpenPatient is for screens inside a patient's record.");
  return query;
}
