import type { HandOver } from '../../contributions/hand-over.ts';
import { noteChange } from './chat-rows.ts';
import { OF_ALL_PATIENTS } from './waiting.ts';

/** Frees the chats of patients whom the specialist has left, unless every patient is open to them by another role. */
export const handOver: HandOver = async (sql, { accountId, professionalId, patientId }) => {
  const { rows } = await sql.query<{ patientId: string }>(
    `UPDATE chats x SET assignee_id = NULL FROM professionals f
     WHERE x.account_id = $1 AND f.id = $2 AND x.assignee_id = f.user_id
       AND ($3::uuid IS NULL OR x.patient_id = $3::uuid)
       AND NOT EXISTS (SELECT 1 FROM patient_specialists s
         WHERE s.account_id = $1 AND s.patient_id = x.patient_id AND s.professional_id = $2)
       AND NOT EXISTS (SELECT 1 FROM memberships m
         WHERE m.account_id = $1 AND m.user_id = f.user_id AND m.roles && ${OF_ALL_PATIENTS})
     RETURNING x.patient_id`,
    [accountId, professionalId, patientId ?? null],
  );
  for (const chat of rows) await noteChange(sql, accountId, chat.patientId);
};
