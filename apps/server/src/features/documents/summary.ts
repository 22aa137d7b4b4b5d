import type { SummaryReader } from '../../contributions/summary.ts';

/** How many documents the patient has. */
export const countDocuments: SummaryReader<'documents'> = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<{ count: number }>(
    `SELECT count(*) FROM documents d WHERE d.account_id = $1 AND d.entity_type = 'PATIENT' AND d.entity_id = $2
       AND d.state = 'STORED'`,
    [accountId, patientId],
  );
  return rows[0]?.count ?? 0;
};
