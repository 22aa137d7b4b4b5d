import { searchKey } from '@healzy/domain/shared';
import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import { OF_PATIENT, type ErasureParts, type RecordSources } from '../../contributions/record.ts';
import type { StepProofs } from '../../contributions/step-proofs.ts';
import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import type { WorklistSources } from '../../contributions/worklist.ts';
import { notFound, recordForbidden } from '../../platform/http/http-problem.ts';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { requirePatient } from '../../shared/patient-access/assignments.ts';
import { endStaleImports } from './imports/stale-imports.ts';

export { demo } from './demo/fill.ts';

const ofFirstAssignment = (column: string) =>
  `(SELECT ${column} FROM patient_specialist_changes c WHERE ${ofPatient('c')} ORDER BY c.at LIMIT 1)`;

/** A patient's first state and specialists are part of PATIENT_CREATED. */
export const timeline = {
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

export const stepProofs = {
  PATIENT_CREATED: {
    subject: 'c.id',
    // A record that came from elsewhere has a card from before, whose beginning it does not carry.
    at: 'least(c.created_at, x.created_at)',
    isTimeless: true,
    from: () => 'FROM patients c WHERE c.account_id = x.account_id AND c.id = x.patient_id',
  },
} satisfies StepProofs;

/** Removes abandoned imports, and old records of writes, by which cached counts are invalidated. */
export const cleanUp: CleanUp = {
  inAccount: (sql, { now, before }) => endStaleImports(sql, now, before),
  async atEnd({ database }) {
    await database.asSystem((sql) =>
      sql.query(`DELETE FROM patient_writes WHERE at < now() - interval '1 day'`),
    );
  },
};

export const documentOwners: DocumentOwnerRules = {
  PATIENT: {
    demand: async (sql, caller, id, wanted) => {
      const access = await requirePatient(sql, caller, id);
      if (wanted === 'edit' && access.identity !== 'edit') throw recordForbidden();
    },
    ofPatient: '$1',
  },
  PATIENT_IMPORT: {
    demand: async (_sql, caller, id) => {
      if (id !== caller.userId) throw notFound();
    },
  },
};

export const recordSections: RecordSources = {
  tags: {
    table: 'patient_tags',
    of: OF_PATIENT,
    order: 'x.tag_key',
    derived: ({ tag }, { patientId }) => ({ patientId, tagKey: searchKey(tag) }),
  },
};

export const erasure: ErasureParts = {
  addresses: ['SELECT email FROM patients WHERE id = $1'],
  repeats: ['patient_imports'],
};

/** What the account's people did with the record, or how its own work went. */
export const stayingTables = [
  'patient_access_log',
  'patient_bulk_befores',
  'patient_card_changes',
  'patient_import_patients',
  'patient_specialist_changes',
  'patient_specialists',
  'patient_state_changes',
];

export const setup = { PATIENT: 'SELECT EXISTS (SELECT 1 FROM patients WHERE account_id = $1)' };
