import { useAppointmentPatient } from '@healzy/api/appointments';
import { managesAppointmentsOf } from '@healzy/domain/appointments';
import { fullName } from '../../app/full-name.ts';
import { useCurrentAccount } from '../../state/account.ts';

/**
 * The patient of an appointment, and those of their specialists for whom the user may book: all of them at reception,
 * for a specialist only themselves.
 *
 * @param wishedId whose calendar is open: preferred if the patient is theirs
 */
export function usePatientChoice(patientId: string | null, wishedId: string | null) {
  const query = useAppointmentPatient(patientId);
  const actor = useCurrentAccount();
  const patient = patientId === null ? undefined : query.data;
  const options =
    patient?.specialists
      .filter(({ professionalId }) => actor !== null && managesAppointmentsOf(actor, professionalId))
      .map(({ professionalId, isPrincipal, ...name }) => ({
        id: professionalId,
        label: fullName(name),
        isPrincipal,
      })) ?? null;
  const preferred =
    options?.find(({ id }) => id === wishedId) ??
    options?.find(({ isPrincipal }) => isPrincipal) ??
    options?.[0];
  return {
    patient: patient
      ? {
          id: patient.id,
          name: fullName(patient),
          timezone: patient.timezone,
          hasSpecialists: patient.specialists.length > 0,
        }
      : null,
    specialists: options?.map(({ id, label }) => ({ id, label })) ?? null,
    preferredId: preferred?.id ?? null,
  };
}
