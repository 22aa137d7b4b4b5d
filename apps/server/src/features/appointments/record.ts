import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';

export const recordSections: RecordSources = {
  appointments: {
    table: 'appointments',
    of: OF_PATIENT,
    order: 'x.starts_at, x.id',
    // Future appointments were made with a specialist of another account, so they are left out.
    isCarried: ({ endsAt }, now) => Date.parse(endsAt) <= now.getTime(),
    derived: (_row, { patientId, principalId }) => ({
      patientId,
      professionalId: principalId,
    }),
  },
};

export const erasure: ErasureParts = {
  addresses: ['SELECT sent_to FROM appointment_notices WHERE patient_id = $1'],
};
