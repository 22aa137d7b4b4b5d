import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';

const ofFirstAssignment = (column: string) =>
  `(SELECT ${column} FROM patient_specialist_changes c WHERE ${ofPatient('c')} ORDER BY c.at LIMIT 1)`;

/** A patient's first state and specialists are part of PATIENT_CREATED. */
export const timelineSources = {
  PATIENT_CREATED: {
    subject: 'p.id',
    at: 'p.created_at',
    user: ofFirstAssignment('c.user_id'),
    people: `coalesce(${ofFirstAssignment('to_json(array_prepend(c.principal_id, c.observer_ids))')}, '[]')`,
    from: 'FROM patients p WHERE p.account_id = $1 AND p.id = $2',
  },
  CARD_CHANGED: {
    subject: 'c.patient_id',
    at: 'c.at',
    user: 'c.user_id',
    fields: 'to_json(c.fields)',
    from: `FROM patient_card_changes c WHERE ${ofPatient('c')}`,
  },
  STATE_CHANGED: {
    subject: 'c.patient_id',
    at: 'c.at',
    user: 'c.user_id',
    code: 'c.state',
    from: `FROM patient_state_changes c WHERE ${ofPatient('c')}
      AND c.id > (SELECT min(first.id) FROM patient_state_changes first WHERE ${ofPatient('first')})`,
  },
  SPECIALISTS_CHANGED: {
    subject: 'c.patient_id',
    at: 'c.at',
    user: 'c.user_id',
    people: 'to_json(array_prepend(c.principal_id, c.observer_ids))',
    from: `FROM patient_specialist_changes c JOIN patients p ON p.account_id = $1 AND p.id = c.patient_id
      WHERE ${ofPatient('c')} AND c.at > p.created_at`,
  },
} satisfies TimelineSources;
