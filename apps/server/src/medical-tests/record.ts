import { OF_PATIENT, type RecordSources } from '../contributions/record.ts';

export const recordSections: RecordSources = {
  medicalTests: {
    table: 'medical_tests',
    of: OF_PATIENT,
    order: 'x.created_at, x.id',
    async writeMore(sql, { id }, { accountId, principalId }) {
      await sql.query(
        `INSERT INTO medical_test_specialists (account_id, medical_test_id, professional_id, is_principal)
         VALUES ($1, $2, $3, true)`,
        [accountId, id, principalId],
      );
    },
  },
};
