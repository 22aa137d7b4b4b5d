import { randomInt } from 'node:crypto';
import {
  accessActOf,
  accessAreaOf,
  PATIENT_ACCESS_MINUTES,
  type PatientAccessAct,
  type PatientAccessArea,
} from '@healzy/domain/patients';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import { CONTRACT_OPERATIONS } from '../../platform/http/contract.ts';
import type { Services } from '../../platform/services.ts';

interface NotedAct {
  act: PatientAccessAct;
  area: PatientAccessArea;
}

/** What each operation writes to the log; those that are about no part of a record write nothing. */
const NOTED: ReadonlyMap<string, NotedAct> = new Map([
  ...CONTRACT_OPERATIONS.flatMap(({ id, word, method }): [string, NotedAct][] => {
    const area = accessAreaOf(word);
    return area === undefined ? [] : [[id, { act: accessActOf(id, method), area }]];
  }),
  // The operation belongs to the audit log, and a chart may be of any part of the record.
  ['recordChartExport', { act: 'EXPORTED', area: 'patients' }],
]);

/**
 * The patients that a call has touched, so that a rejected call can be logged after its transaction was rolled back.
 */
const touchedPatients = new WeakMap<Caller, Set<string>>();

/** When each uncollapsed call began, so that all its transactions write one line. */
const begun = new WeakMap<Caller, string>();

/** With invented microseconds: two calls within a millisecond are two lines. */
function beginOf(caller: Caller): string {
  const known = begun.get(caller);
  if (known !== undefined) return known;
  const micros = String(randomInt(1000)).padStart(3, '0');
  const at = new Date().toISOString().replace('Z', `${micros}Z`);
  begun.set(caller, at);
  return at;
}

/** The time slot into which reads and rejected calls are now collapsed. */
const SLOT_NOW = `date_bin('${PATIENT_ACCESS_MINUTES} minutes', now(), '2000-01-01T00:00:00Z'::timestamptz)`;

/**
 * What a call writes about each patient. Reads and rejected calls collapse into one line per slot of a few minutes; a
 * change is a line of its own, once for its call.
 */
interface AccessLine extends NotedAct {
  operation: string;
  /** SQL of the slot, with its parameter if any. */
  slot: { text: (parameter: string) => string; params: readonly string[] };
  isCollapsed: boolean;
}

function lineOf(caller: Caller, act?: PatientAccessAct): AccessLine | null {
  const { operation } = caller;
  const noted = operation === undefined ? undefined : NOTED.get(operation);
  if (operation === undefined || noted === undefined) return null;
  const line = { operation, area: noted.area, act: act ?? noted.act };
  const isCollapsed = line.act === 'READ' || line.act === 'DENIED';
  return {
    ...line,
    isCollapsed,
    slot: isCollapsed
      ? { text: () => SLOT_NOW, params: [] }
      : { text: (parameter) => `${parameter}::timestamptz`, params: [beginOf(caller)] },
  };
}

/**
 * A select column that says whether the call's line exists already, for a statement that looks the patient up anyway:
 * most reads repeat within a slot, and then cost only this index look-up.
 *
 * @param patient SQL of the patient's id
 * @param first the number of the first of its parameters
 */
export function isNotedColumn(caller: Caller, patient: string, first: number) {
  const line = lineOf(caller);
  if (line === null) return { text: 'true', params: [] };
  if (!line.isCollapsed) return { text: 'false', params: [] };
  return {
    text: `EXISTS (SELECT 1 FROM patient_access_log l WHERE l.patient_id = ${patient} AND l.user_id = $${first}::uuid
      AND l.slot = ${SLOT_NOW} AND l.area = $${first + 1} AND l.act = $${first + 2})`,
    params: [caller.userId, line.area, line.act],
  };
}

/** Writes the line of a call about patients of the account. */
export async function writeAccess(
  sql: Sql,
  caller: Caller,
  patientIds: readonly string[],
  act?: PatientAccessAct,
): Promise<void> {
  const line = lineOf(caller, act);
  if (line === null || patientIds.length === 0) return;
  await sql.query(
    // In a fixed order: two calls that write the same lines then wait for each other instead of deadlocking.
    `INSERT INTO patient_access_log (account_id, patient_id, user_id, act, area, operation, slot)
     SELECT $1::uuid, p.id, $3::uuid, $4, $5, $6, ${line.slot.text('$7')}
     FROM unnest($2::uuid[]) AS p (id) ORDER BY p.id ON CONFLICT DO NOTHING`,
    [caller.accountId, patientIds, caller.userId, line.act, line.area, line.operation, ...line.slot.params],
  );
}

/** Remembers that the call is about this patient. */
export function rememberPatient(caller: Caller, patientId: string): void {
  const patients = touchedPatients.get(caller) ?? new Set<string>();
  touchedPatients.set(caller, patients.add(patientId));
}

/**
 * Logs that the call reads or changes these patients of the account, for a handler that reached them without
 * `requirePatient`.
 */
export async function logAccess(sql: Sql, caller: Caller, patientIds: readonly string[]): Promise<void> {
  patientIds.forEach((id) => rememberPatient(caller, id));
  const line = lineOf(caller);
  if (patientIds.length === 0 || line === null) return;
  // An uncollapsed line cannot exist yet.
  if (!line.isCollapsed) return writeAccess(sql, caller, patientIds);
  const noted = isNotedColumn(caller, 'p.id', 2);
  const { rows } = await sql.query<{ id: string }>(
    `SELECT p.id FROM unnest($1::uuid[]) AS p (id) WHERE NOT ${noted.text}`,
    [patientIds, ...noted.params],
  );
  await writeAccess(
    sql,
    caller,
    rows.map(({ id }) => id),
  );
}

/** Logs that the call was rejected, in a separate transaction: the call's own was rolled back. */
export async function noteRefusal({ database }: Pick<Services, 'database'>, caller: Caller): Promise<void> {
  const patients = touchedPatients.get(caller);
  if (patients === undefined) return;
  await database.asAccount(caller, (sql) => writeAccess(sql, caller, [...patients], 'DENIED'));
}
