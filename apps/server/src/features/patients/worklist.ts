import type { WorklistSources } from '../../contributions/worklist.ts';

export const worklist = {
  PRINCIPAL_AWAY: {
    patient: 's.patient_id',
    select: `SELECT s.patient_id, s.patient_id, s.professional_id::text, NULL::timestamptz, NULL::uuid,
        NULL::timestamptz, s.professional_id
      FROM professionals away JOIN patient_specialists s ON s.account_id = $1 AND s.professional_id = away.id
      JOIN patients p ON p.id = s.patient_id AND p.state = 'ACTIVE'
      WHERE away.account_id = $1 AND s.is_principal AND NOT EXISTS (
        SELECT 1 FROM memberships m
        WHERE m.account_id = $1 AND m.professional_id = away.id AND 'SPECIALIST' = ANY (m.roles))`,
    subject: 'SELECT id AS patient_id FROM patients WHERE id = $1 AND account_id = $2',
    alertText: `(SELECT u.name || ' ' || u.surname FROM professionals pr JOIN users u ON u.id = pr.user_id
      WHERE pr.id = l.specialist_id)`,
  },
} satisfies WorklistSources;
