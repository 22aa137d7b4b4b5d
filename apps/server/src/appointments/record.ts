import { OF_PATIENT, type RecordSources } from '../contributions/record.ts';

export const recordSections: RecordSources = {
  appointments: {
    table: 'appointments',
    of: OF_PATIENT,
    order: 'x.starts_at, x.id',
    // One to come was made with somebody elsewhere: it is none of this account's.
    isCarried: ({ endsAt }, now) => Date.parse(endsAt) <= now.getTime(),
    derived: (_row, { patientId, principalId }) => ({
      patient_id: patientId,
      professional_id: principalId,
    }),
  },
};
