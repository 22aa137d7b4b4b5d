import { randomBytes } from 'node:crypto';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';
import { surveys } from './rows.ts';

export const recordSections: RecordSources = {
  surveys: {
    table: surveys.name,
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    // The link was issued elsewhere: in this account it opens nothing and can no longer be answered.
    derived: ({ answeredAt }, { patientId }) => ({
      patientId,
      tokenHash: randomBytes(32).toString('base64url'),
      state: answeredAt === null ? 'WITHDRAWN' : 'ANSWERED',
    }),
  },
};

export const erasure: ErasureParts = {
  addresses: ['SELECT sent_to FROM surveys WHERE patient_id = $1'],
};
