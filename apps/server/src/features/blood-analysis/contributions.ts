import type { BloodChange } from '@healzy/api/schema';
import { bloodChanges, type BloodValueRecord } from '@healzy/domain/blood-analysis';
import { bloodMarker } from '@healzy/domain/blood-analysis/markers';
import { acceptsData } from '@healzy/domain/medical-tests';
import { ageOn } from '@healzy/domain/shared';
import { type DocumentOwnerRules, usedBy } from '../../contributions/document-owners.ts';
import { OF_PATIENT, type RecordSources } from '../../contributions/record.ts';
import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import { VISITS, visitParams, type VisitChangeReader } from '../../contributions/visits.ts';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { requireTestOf } from '../medical-tests/access.ts';
import { testFinal } from '../medical-tests/problems.ts';

export { writeDiagnoses as everyMinute } from './diagnosis/generate.ts';
export { demo } from './demo/fill.ts';

export const timeline = {
  BLOOD_RESULTS_SAVED: {
    subject: 't.id',
    at: 'b.updated_at',
    user: 'b.updated_by',
    title: 't.name',
    from: `FROM blood_results b JOIN medical_tests t ON t.account_id = $1 AND t.id = b.medical_test_id
      WHERE ${ofPatient('t')} AND b.account_id = $1 AND b.values <> '[]'::jsonb`,
  },
} satisfies TimelineSources;

interface SampleRow {
  visit: string;
  testId: string;
  sampledAt: string;
  values: BloodValueRecord[];
  isNew: boolean;
  birthdate: string | null;
}

const MOST_TESTS = 50;

/** What results that were saved since changed, beside the last ones before; a corrected result counts as saved then. */
const readBloodChanges: VisitChangeReader<'BLOOD'> = async (context) => {
  // Blood values are read by specialists alone, as in the test itself.
  if (!context.caller.roles.includes('SPECIALIST')) return new Map();
  const { rows } = await context.sql.query<SampleRow>(
    `SELECT v.id AS visit, b.medical_test_id AS test_id, b.sampled_at, b.values,
       v.since IS NULL OR b.updated_at > v.since AS is_new,
       (SELECT to_char(p.birthdate, 'YYYY-MM-DD') FROM patients p WHERE p.account_id = $1 AND p.id = v.patient_id) AS birthdate
     FROM ${VISITS} JOIN LATERAL (
       SELECT r.medical_test_id, r.sampled_at, r.values, r.updated_at FROM blood_results r
       JOIN medical_tests t ON t.account_id = r.account_id AND t.id = r.medical_test_id AND t.state <> 'CANCELED'
       WHERE r.account_id = $1 AND r.patient_id = v.patient_id AND r.sampled_at IS NOT NULL
       ORDER BY r.sampled_at DESC, r.id LIMIT ${MOST_TESTS}) b ON true
     ORDER BY v.id, b.sampled_at DESC`,
    visitParams(context),
  );
  const found = new Map<string, BloodChange>();
  for (const { id } of context.visits) {
    const samples = rows.filter(({ visit }) => visit === id);
    const fresh = samples.filter(({ isNew, values }) => isNew && values.length > 0);
    const [latest] = fresh;
    if (latest === undefined) continue;
    const known = samples.filter(({ isNew }) => !isNew);
    const { moves, others } = bloodChanges(
      known,
      fresh,
      latest.birthdate === null ? null : ageOn(latest.birthdate, latest.sampledAt.slice(0, 10)),
    );
    if (moves.length + others.outside + others.within + others.unknown === 0) continue;
    found.set(id, {
      kind: 'BLOOD',
      testId: latest.testId,
      sampledOn: latest.sampledAt.slice(0, 10),
      moves: moves.map(({ marker, move, position, result: { value, comparator, unit } }) => {
        const { es: nameEs, en: nameEn } = bloodMarker(marker);
        return { marker, nameEs, nameEn, move, value, comparator, unit, position };
      }),
      others,
    });
  }
  return found;
};

const reports = usedBy('LABORATORY_REPORT', 'blood_reports');

/** Removes files of laboratories that were uploaded and never read. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { before }) {
    await reports.removeUnused(sql, before);
  },
};

export const documentOwners: DocumentOwnerRules = {
  LABORATORY_REPORT: {
    demand: async (sql, caller, id, wanted) => {
      const { test } = await requireTestOf(sql, caller, { id, type: 'BLOOD_ANALYSIS' }, wanted);
      if (wanted === 'edit' && !acceptsData(test.state)) throw testFinal();
    },
    isInUse: reports.isInUse,
    ofPatient: 'SELECT t.id FROM medical_tests t WHERE t.patient_id = $1',
  },
};

export const recordSections: RecordSources = {
  bloodReports: { table: 'blood_reports', of: OF_PATIENT, order: 'x.created_at, x.id' },
  bloodResults: {
    table: 'blood_results',
    of: OF_PATIENT,
    order: 'x.updated_at, x.id',
    rewrite: (row, newIdOf) => ({
      ...row,
      values: row.values.map((value) => ({
        ...value,
        reportId: value.reportId === null ? null : (newIdOf(value.reportId) ?? null),
      })),
    }),
  },
  bloodDiagnoses: {
    table: 'blood_diagnoses',
    of: OF_PATIENT,
    order: 'x.requested_at, x.id',
  },
};

export const visitChanges = { BLOOD: readBloodChanges };
