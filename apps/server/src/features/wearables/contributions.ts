import { WEARABLE_LIMITS, deviceState, silentSince, wearableState } from '@healzy/domain/wearables/delivery';
import type { CardSources } from '../../contributions/cards.ts';
import type { PatientFigureSources } from '../../contributions/patient-figures.ts';
import type { PatientFilterSources } from '../../contributions/patient-filters.ts';
import { isPrincipalOf } from '../../contributions/reach.ts';
import { ofPlan, type StepProofs } from '../../contributions/step-proofs.ts';
import type { SummaryReader } from '../../contributions/summary.ts';
import { ofPatient, type TimelineSources } from '../../contributions/timeline.ts';
import { milliseconds, type WorklistSources } from '../../contributions/worklist.ts';
import type { CleanUp } from '../../platform/jobs/clean-up.ts';
import { deliveriesOf } from './overview.ts';

export { recordSections, erasure } from './record.ts';
export { demo } from './demo/fill.ts';

const { silentAfterHours, lostAfterDays } = WEARABLE_LIMITS;
const SILENT = `interval '${silentAfterHours} hours'`;
const LOST = `interval '${lostAfterDays} days'`;

/** A device that was not revoked or has a record of the last fourteen days, and an import with such a record. */
const devices = (account: string): string => `wearable_devices d
  WHERE d.account_id = ${account} AND (d.revoked_at IS NULL OR d.last_record_at >= now() - ${LOST})`;
const imports = (account: string): string => `wearable_imports i
  WHERE i.account_id = ${account} AND i.completed_at IS NOT NULL AND i.last_record_at >= now() - ${LOST}`;

/** Whether the patient `p` has either. */
const withWearables = (account: string): string =>
  `(EXISTS (SELECT 1 FROM ${devices(account)} AND d.patient_id = p.id)
    OR EXISTS (SELECT 1 FROM ${imports(account)} AND i.patient_id = p.id))`;

/** Patients `p` whose best device, of those that were not revoked, has been quiet for so long. */
const bestDevice = (account: string, condition: string): string => `EXISTS (SELECT 1 FROM wearable_devices d
  WHERE d.account_id = ${account} AND d.patient_id = p.id AND d.revoked_at IS NULL
  HAVING count(*) > 0 AND ${condition})`;
const LATEST = 'max(d.last_record_at)';

export const patientFilters = {
  wearable: (value, account) => {
    switch (value) {
      case 'WITH':
        return withWearables(account);
      case 'SILENT':
        return bestDevice(account, `${LATEST} < now() - ${SILENT} AND ${LATEST} >= now() - ${LOST}`);
      case 'LOST':
        return bestDevice(account, `(${LATEST} IS NULL OR ${LATEST} < now() - ${LOST})`);
    }
  },
} satisfies PatientFilterSources;

/** Where somebody must act, and only there. */
export const patientFigures = {
  async wearable({ sql, accountId, patientIds, now }) {
    const { rows } = await sql.query<{ patientId: string; lastRecordAt: string | null }>(
      `SELECT d.patient_id, max(d.last_record_at) AS last_record_at
       FROM wearable_devices d JOIN patients p ON p.id = d.patient_id AND p.state = 'ACTIVE'
       WHERE d.account_id = $1 AND d.patient_id = ANY ($2::uuid[]) AND d.revoked_at IS NULL GROUP BY d.patient_id`,
      [accountId, patientIds],
    );
    return new Map(
      rows.flatMap(({ patientId, lastRecordAt }) => {
        const state = deviceState({ revokedAt: null, lastRecordAt }, now);
        return state === 'SILENT' || state === 'LOST'
          ? [[patientId, { state, silentSince: lastRecordAt }]]
          : [];
      }),
    );
  },
} satisfies PatientFigureSources;

export const cards = {
  PATIENTS_WITH_WEARABLE: {
    // From those who have one: every patient of the account would be looked up otherwise.
    value: (within) => `(SELECT count(*)
      FROM (SELECT d.patient_id FROM ${devices('$1')} UNION SELECT i.patient_id FROM ${imports('$1')}) w
      JOIN LATERAL (SELECT p.id FROM patients p WHERE p.account_id = $1 AND p.id = w.patient_id AND p.state = 'ACTIVE'
        OFFSET 0) p ON ${within('p.id')})`,
    // Time alone changes it.
    isLive: true,
  },
} satisfies CardSources;

/** When a device `d` delivered last; before its first record, when it was connected. */
const HEARD_OF = 'coalesce(d.last_record_at, d.created_at)';
const deliveredBefore = (device: string): string =>
  `(coalesce(${device}.last_record_at, '-infinity'), ${device}.id)`;

export const worklist = {
  WEARABLE_SILENT: {
    patient: 'd.patient_id',
    // It stays until the device delivers or is disconnected. Lost, it is a line again for whoever reviewed it as silent.
    select: `SELECT d.id, d.patient_id, ${milliseconds(HEARD_OF)}
          || CASE WHEN ${HEARD_OF} < $3::timestamptz - ${LOST} THEN '/LOST' ELSE '' END,
        d.last_record_at, NULL::uuid, NULL::timestamptz, NULL::uuid
      FROM wearable_devices d JOIN patients p ON p.id = d.patient_id AND p.state = 'ACTIVE'
      WHERE d.account_id = $1 AND d.revoked_at IS NULL AND ${HEARD_OF} <= $3::timestamptz - ${SILENT}
        AND NOT EXISTS (SELECT 1 FROM wearable_devices o WHERE o.account_id = $1 AND o.patient_id = d.patient_id
          AND o.revoked_at IS NULL AND o.id <> d.id AND ${deliveredBefore('o')} > ${deliveredBefore('d')})`,
    own: isPrincipalOf('d.patient_id'),
    device: '(SELECT d.name FROM wearable_devices d WHERE d.id = l.subject_id)',
    subject: 'SELECT patient_id FROM wearable_devices WHERE id = $1 AND account_id = $2',
  },
} satisfies WorklistSources;

/** When the follow-up plan `x` began, where the patient lives. */
const BEGIN = `(x.start_date::timestamp AT TIME ZONE x.timezone)`;

export const stepProofs = {
  WEARABLE_DELIVERED: {
    subject: 'v.id',
    at: 'v.at',
    title: 'v.title',
    // A device that delivered before the plan began proves it with its first delivery since.
    from: () => `FROM (SELECT i.id, i.completed_at AS at, i.file_name AS title
        FROM wearable_imports i WHERE ${ofPlan('i')} AND i.completed_at IS NOT NULL
      UNION ALL SELECT d.id, greatest(d.first_call_at, ${BEGIN}), d.name
        FROM wearable_devices d WHERE ${ofPlan('d')} AND d.last_call_at >= ${BEGIN}) v WHERE true`,
  },
} satisfies StepProofs;

export const timeline = {
  WEARABLE_FILE_ADDED: {
    subject: 'i.id',
    at: 'i.completed_at',
    user: 'i.created_by',
    title: 'i.file_name',
    from: `FROM wearable_imports i WHERE ${ofPatient('i')} AND i.completed_at IS NOT NULL`,
  },
  WEARABLE_CONNECTED: {
    subject: 'd.id',
    at: 'd.created_at',
    user: 'd.created_by',
    title: 'd.name',
    from: `FROM wearable_devices d WHERE ${ofPatient('d')}`,
  },
} satisfies TimelineSources;

const readWearableLine: SummaryReader<'wearable'> = async ({ sql, accountId, patientId, now }) => {
  const { devices, sources, lastOn } = await deliveriesOf(sql, { accountId, patientId });
  const state = wearableState(devices, sources.length > 0, now);
  if (state === 'NONE') return null;
  return {
    state,
    silentSince: silentSince(devices, now),
    lastOn,
    sources: sources.map(({ source }) => source),
  };
};

const HOUR_MS = 60 * 60_000;

/** Removes imports whose tab was closed, and links that have not worked for as long as they had worked. */
export const cleanUp: CleanUp = {
  async inAccount(sql, { accountId, now }) {
    const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
    await sql.query(
      'DELETE FROM wearable_imports WHERE account_id = $1 AND completed_at IS NULL AND created_at < $2',
      [accountId, ago(WEARABLE_LIMITS.abandonedAfterHours)],
    );
    await sql.query('DELETE FROM wearable_links WHERE account_id = $1 AND expires_at < $2', [
      accountId,
      ago(WEARABLE_LIMITS.linkDays * 24),
    ]);
  },
};

export const clinicalSummary = { wearable: readWearableLine };

// Packed records go with their import or device; a link opens nothing elsewhere.
export const stayingTables = ['wearable_blocks', 'wearable_links'];
