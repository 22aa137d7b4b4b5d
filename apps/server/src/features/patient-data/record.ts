import { randomBytes } from 'node:crypto';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';

export const recordSections: RecordSources = {
  measurements: {
    table: 'body_measurements',
    of: OF_PATIENT,
    order: 'x.measured_on, x.created_at, x.id',
  },
  answers: { table: 'patient_data_versions', of: OF_PATIENT, order: 'x.section, x.version' },
  intakes: {
    table: 'intakes',
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    // The link was issued elsewhere: in this account it opens nothing and can no longer be filled in.
    derived: ({ state }, { patientId }) => ({
      patientId,
      tokenHash: randomBytes(32).toString('base64url'),
      state: state === 'OPEN' ? 'WITHDRAWN' : state,
    }),
  },
};

export const erasure: ErasureParts = {
  addresses: ['SELECT sent_to FROM intakes WHERE patient_id = $1'],
};
