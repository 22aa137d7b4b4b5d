import type { PatientTests } from '@healzy/api/schema';
import { TEST_NOT_BEGUN_DAYS, TEST_PROOFS, type TestProofKind } from '@healzy/domain/medical-tests';
import { type CitationSources, recordsIn } from '../../contributions/citations.ts';
import type { DocumentOwnerRules } from '../../contributions/document-owners.ts';
import type { HandOver } from '../../contributions/hand-over.ts';
import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { ofPlan, type StepProof } from '../../contributions/step-proofs.ts';
import type { SummaryReader } from '../../contributions/summary.ts';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import type { WorklistSources } from '../../contributions/worklist.ts';
import { requireTest } from './access.ts';
import { testSpecialists } from './test-rows.ts';

const reached = (at: string): TimelineSource => ({
  subject: 't.id',
  at: `t.${at}`,
  title: 't.name',
  code: 't.type',
  from: `FROM medical_tests t WHERE ${ofPatient('t')} AND t.${at} IS NOT NULL`,
});

export const timeline = {
  TEST_CREATED: { ...reached('created_at'), user: 't.created_by' },
  TEST_BEGUN: reached('in_progress_at'),
  TEST_FINISHED: reached('finished_at'),
  TEST_CANCELED: reached('canceled_at'),
} satisfies TimelineSources;

export const citations = {
  MEDICAL_TEST: recordsIn('medical_tests', 'clinical', 'type'),
} satisfies CitationSources;

export const worklist = {
  TEST_NOT_BEGUN: {
    patient: 't.patient_id',
    // An import, or its undoing, changes the test's version, so that a reviewed line returns.
    select: `SELECT t.id, t.patient_id, t.version::text, t.created_at, t.id, NULL::timestamptz, NULL::uuid
      FROM medical_tests t JOIN patients p ON p.id = t.patient_id AND p.state = 'ACTIVE'
      WHERE t.account_id = $1 AND t.state = 'STARTED'
        AND t.created_at <= $3::timestamptz - interval '${TEST_NOT_BEGUN_DAYS * 24} hours'`,
    subject: 'SELECT patient_id FROM medical_tests WHERE id = $1 AND account_id = $2',
    alertText: '(SELECT t.name FROM medical_tests t WHERE t.id = l.test_id)',
  },
} satisfies WorklistSources;

const REACHED_AT = { CREATED: 'created_at', BEGUN: 'in_progress_at', FINISHED: 'finished_at' } as const;

/** Finds what proves that a test of each type was created, begun or finished. */
export const stepProofs = Object.fromEntries(
  TEST_PROOFS.map(({ proof, type, event }): [TestProofKind, StepProof] => {
    const at = `t.${REACHED_AT[event]}`;
    return [
      proof,
      {
        subject: 't.id',
        at,
        title: 't.name',
        withdrawnAt: 't.canceled_at',
        from: () => `FROM medical_tests t WHERE ${ofPlan('t')} AND t.type = '${type}' AND ${at} IS NOT NULL`,
      },
    ];
  }),
) as Record<TestProofKind, StepProof>;

/** The tests in progress or not started, and the total count. */
const readTests: SummaryReader<'tests'> = async ({ sql, accountId, patientId }) => {
  const { rows } = await sql.query<PatientTests>(
    `SELECT coalesce(json_agg(json_build_object('id', t.id, 'type', t.type, 'name', t.name, 'state', t.state)
         ORDER BY t.created_at) FILTER (WHERE t.state IN ('STARTED', 'IN_PROGRESS')), '[]') AS active,
       count(*) AS total
     FROM medical_tests t WHERE t.account_id = $1 AND t.patient_id = $2`,
    [accountId, patientId],
  );
  return rows[0] ?? { active: [], total: 0 };
};

export const documentOwners: DocumentOwnerRules = {
  MEDICAL_TEST: {
    demand: async (sql, caller, id, wanted) => {
      await requireTest(sql, caller, id, wanted);
    },
    ofPatient: 'SELECT t.id FROM medical_tests t WHERE t.patient_id = $1',
  },
};

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

/** The active tests of the patient $3, or of all patients. */
const ACTIVE_TEST = `t.state IN ('STARTED', 'IN_PROGRESS') AND ($3::uuid IS NULL OR t.patient_id = $3::uuid)`;

/** Moves active tests to their patient's principal; observers are just removed. Finished tests keep their specialist. */
export const handOver: HandOver = async (sql, { accountId, professionalId, patientId }) => {
  const parameters = [accountId, professionalId, patientId ?? null];
  // The successor may have been an observer of the test: one row per person.
  await sql.query(
    `DELETE FROM medical_test_specialists s USING medical_tests t, patient_specialists successor
     WHERE s.account_id = $1 AND t.id = s.medical_test_id AND ${ACTIVE_TEST}
       AND successor.patient_id = t.patient_id AND successor.is_principal AND s.professional_id = successor.professional_id
       AND NOT s.is_principal AND EXISTS (SELECT 1 FROM medical_test_specialists led
         WHERE led.medical_test_id = t.id AND led.professional_id = $2 AND led.is_principal)`,
    parameters,
  );
  await sql.query(
    `UPDATE medical_test_specialists s SET professional_id = successor.professional_id
     FROM medical_tests t, patient_specialists successor
     WHERE s.account_id = $1 AND s.professional_id = $2 AND s.is_principal AND t.id = s.medical_test_id
       AND ${ACTIVE_TEST} AND successor.patient_id = t.patient_id AND successor.is_principal`,
    parameters,
  );
  await sql.query(
    `DELETE FROM medical_test_specialists s USING medical_tests t
     WHERE s.account_id = $1 AND s.professional_id = $2 AND NOT s.is_principal AND t.id = s.medical_test_id
       AND ${ACTIVE_TEST}`,
    parameters,
  );
};

export const summary = { tests: readTests };

export const stayingTables = ['medical_test_specialists'];

export const setup = { TEST: 'SELECT EXISTS (SELECT 1 FROM medical_tests WHERE account_id = $1)' };
