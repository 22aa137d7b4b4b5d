import { CGM_SILENCE_HOURS, RECOMMENDATION_RESTORE_DAYS } from '@healzy/domain/cgm';
import { acceptsData } from '@healzy/domain/medical-tests';
import type { PatientFigureSources } from '../../contributions/patient-figures.ts';
import type { Citable, CitationSources } from '../../contributions/citations.ts';
import { type DocumentOwnerRules, usedBy } from '../../contributions/document-owners.ts';
import { fromLines, type NotificationSources } from '../../contributions/notifications.ts';
import { ofPatient, type TimelineSource, type TimelineSources } from '../../contributions/timeline.ts';
import { milliseconds, type WorklistSources } from '../../contributions/worklist.ts';
import { conflict, notFound } from '../../platform/http/http-problem.ts';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { requireCgmTest } from '../medical-tests/access.ts';
import type { TestRow } from '../medical-tests/test-rows.ts';
import { HEADLINE, SUMMARY_OF_TEST, headlinesOf } from './summaries.ts';
import { readTimeInRangeChanges } from './visit-changes.ts';

export { patientDays } from './patient-days.ts';
export { completeSummaries as everyMinute } from './summaries.ts';
export { recordSections, erasure } from './record.ts';
export { demo } from './demo/fill.ts';

const sensor = (at: string, by?: string): TimelineSource => ({
  subject: 's.medical_test_id',
  at: `s.${at}`,
  ...(by === undefined ? {} : { user: by }),
  title: 's.model',
  code: 's.body_site',
  from: `FROM cgm_sensors s JOIN medical_tests t ON t.account_id = $1 AND t.id = s.medical_test_id
    WHERE ${ofPatient('t')} AND s.account_id = $1 AND s.${at} IS NOT NULL`,
});

export const timeline = {
  CGM_DATA_ADDED: {
    subject: 't.id',
    at: 'i.created_at',
    user: 'i.created_by',
    title: 't.name',
    from: `FROM cgm_imports i JOIN medical_tests t ON t.account_id = $1 AND t.id = i.medical_test_id
      WHERE ${ofPatient('t')} AND i.account_id = $1`,
  },
  SENSOR_PLACED: sensor('placed_at', 's.created_by'),
  SENSOR_REMOVED: sensor('removed_at'),
} satisfies TimelineSources;

export const citations = {
  async TEST_EVENT(sql, { accountId, patientId, access }, ids) {
    if (access.clinical === 'none') return [];
    const { rows } = await sql.query<Citable>(
      `SELECT e.id, e.medical_test_id AS subtype FROM cgm_events e JOIN medical_tests t ON t.id = e.medical_test_id
       WHERE e.account_id = $1 AND t.patient_id = $2 AND e.id = ANY ($3::uuid[])`,
      [accountId, patientId, ids],
    );
    return rows;
  },
} satisfies CitationSources;

const SILENT_SINCE = 'coalesce(latest.at, t.in_progress_at, t.created_at)';

const TEST_OF_LINE = 'SELECT patient_id FROM medical_tests WHERE id = $1 AND account_id = $2';

export const worklist = {
  GLUCOSE_RISK: {
    patient: 't.patient_id',
    // Further readings without a danger leave the cause as it is: what was reviewed stays reviewed.
    select: `SELECT t.id AS subject_id, t.patient_id, ${milliseconds('s.danger_at')} AS cause, s.danger_at AS since,
        t.id AS test_id, NULL::timestamptz AS last_reading_at, NULL::uuid AS specialist_id
      FROM medical_tests t JOIN patients p ON p.id = t.patient_id AND p.state = 'ACTIVE' JOIN ${SUMMARY_OF_TEST}
      WHERE t.account_id = $1 AND t.state = 'IN_PROGRESS' AND t.type = 'CGM' AND s.danger_at IS NOT NULL`,
    subject: TEST_OF_LINE,
    alertText: '(SELECT t.name FROM medical_tests t WHERE t.id = l.test_id)',
    glucose: `(SELECT ${HEADLINE} FROM medical_tests t JOIN ${SUMMARY_OF_TEST} WHERE t.id = l.test_id)`,
  },
  NO_CGM_DATA: {
    patient: 't.patient_id',
    select: `SELECT t.id AS subject_id, t.patient_id, ${milliseconds(SILENT_SINCE)} AS cause, ${SILENT_SINCE} AS since,
        t.id AS test_id, latest.at AS last_reading_at, NULL::uuid AS specialist_id
      FROM medical_tests t JOIN patients p ON p.id = t.patient_id AND p.state = 'ACTIVE'
      LEFT JOIN LATERAL (SELECT max(i.last_at) AS at FROM cgm_imports i
        WHERE i.account_id = $1 AND i.medical_test_id = t.id) latest ON true
      WHERE t.account_id = $1 AND t.state = 'IN_PROGRESS' AND t.type = 'CGM'
        AND ${SILENT_SINCE} <= $3::timestamptz - interval '${CGM_SILENCE_HOURS} hours'`,
    subject: TEST_OF_LINE,
    alertText: '(SELECT t.name FROM medical_tests t WHERE t.id = l.test_id)',
  },
} satisfies WorklistSources;

export const notifications = {
  NO_CGM_DATA: fromLines(
    worklist.NO_CGM_DATA,
    () => `EXISTS (SELECT 1 FROM medical_test_specialists lead WHERE lead.account_id = $1
      AND lead.medical_test_id = l.test_id AND lead.professional_id = $2::uuid AND lead.is_principal)`,
    `l.since + interval '${CGM_SILENCE_HOURS} hours'`,
  ),
} satisfies NotificationSources;

const KEPT_MS = RECOMMENDATION_RESTORE_DAYS * 24 * 60 * 60_000;

const imports = usedBy('CGM_IMPORT', 'cgm_imports');

/** Removes sensor files that were never imported, and recommendations deleted too long ago to be restored. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { accountId, now, before }) {
    await sql.query('DELETE FROM cgm_recommendations WHERE account_id = $1 AND deleted_at < $2', [
      accountId,
      new Date(now.getTime() - KEPT_MS).toISOString(),
    ]);
    await imports.removeUnused(sql, before);
  },
};

function requireOpen(test: TestRow): void {
  if (!acceptsData(test.state))
    throw conflict('MEDICAL_TEST_FINAL', 'A finished or cancelled test takes no more data.');
}

export const documentOwners: DocumentOwnerRules = {
  CGM_IMPORT: {
    demand: async (sql, caller, id, wanted) => {
      const { test } = await requireCgmTest(sql, caller, id, wanted);
      if (wanted === 'edit') requireOpen(test);
    },
    isInUse: imports.isInUse,
    ofPatient: 'SELECT t.id FROM medical_tests t WHERE t.patient_id = $1',
  },
  CGM_EVENT: {
    demand: async (sql, caller, id, wanted) => {
      const { rows } = await sql.query<{ medicalTestId: string }>(
        'SELECT medical_test_id FROM cgm_events WHERE account_id = $1 AND id = $2',
        [caller.accountId, id],
      );
      if (!rows[0]) throw notFound();
      const { test } = await requireCgmTest(sql, caller, rows[0].medicalTestId, wanted);
      if (wanted === 'edit') requireOpen(test);
    },
    ofPatient: `SELECT e.id FROM cgm_events e JOIN medical_tests t ON t.id = e.medical_test_id
      WHERE t.patient_id = $1`,
  },
};

export const visitChanges = { TIME_IN_RANGE: readTimeInRangeChanges };

export const patientFigures = {
  glucose: ({ sql, accountId, patientIds }) => headlinesOf(sql, accountId, patientIds),
} satisfies PatientFigureSources;
