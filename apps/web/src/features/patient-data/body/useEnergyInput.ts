import { usePatientData } from '@healzy/api/patient-data';
import { useBodyMeasurements } from '@healzy/api/patient-data/measurements';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { energyInputOf, type EnergyInput } from '@healzy/domain/patient-data';
import { todayIn } from '@healzy/domain/shared';
import type { LoadingPart } from '../../../app/AppScreen.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';

/** What the energy of the open patient is computed from: their latest figures and answers, each with its day. */
export function useEnergyInput(): { input: EnergyInput | undefined; queries: readonly LoadingPart[] } {
  const patient = useOpenPatient();
  const patientId = patient.data?.id ?? '';
  const data = usePatientData(patientId);
  const measured = useBodyMeasurements(patientId);
  const queries = [patient, data, measured];
  if (!patient.data || !data.data || !measured.data) return { input: undefined, queries };
  return {
    input: energyInputOf({
      patient: patient.data,
      sections: data.data.sections,
      measurements: measured.data.items,
      measuredResting: data.data.measuredResting,
      today: todayIn(patient.data.timezone, serverNow()),
    }),
    queries,
  };
}
