import type { SummaryReader } from '../../contributions/summary.ts';

/** The most recently signed note. */
export const readLastNote: SummaryReader<'lastNote'> = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<{ id: string; title: string; at: string; by: string }>(
    `SELECT n.id, n.title, v.signed_at AS at, v.author_name || ' ' || v.author_surname AS by
     FROM notes n JOIN note_versions v ON v.account_id = $1 AND v.note_id = n.id AND v.version = n.version
     WHERE n.account_id = $1 AND n.patient_id = $2 AND n.deleted_at IS NULL ORDER BY v.signed_at DESC, n.id DESC LIMIT 1`,
    [accountId, patientId],
  );
  return rows[0] ?? null;
};
