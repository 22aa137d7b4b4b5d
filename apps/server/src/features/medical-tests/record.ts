import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { testSpecialists } from './test-rows.ts';

export const recordSections: RecordSources = {
  medicalTests: {
    table: 'medical_tests',
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    async writeMore(sql, { id }, { accountId, principalId }) {
      await testSpecialists.insert(sql, {
        accountId,
        medicalTestId: id,
        professionalId: principalId,
        isPrincipal: true,
      });
    },
  },
};
