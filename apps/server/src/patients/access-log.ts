import { randomInt } from 'node:crypto';
import {
  accessActOf,
  isPatientAccessArea,
  PATIENT_ACCESS_MINUTES,
  type PatientAccessAct,
  type PatientAccessArea,
} from '@healzy/domain/patients';
import type { Sql } from '../db/database.ts';
import type { Caller } from '../http/calls.ts';
import { CONTRACT_OPERATIONS } from '../http/contract.ts';

interface NotedAct {
  act: PatientAccessAct;
  area: PatientAccessArea;
}

/** What each operation leaves in the log; those that are about no part of a record leave nothing. */
const NOTED: ReadonlyMap<string, NotedAct> = new Map(
  CONTRACT_OPERATIONS.flatMap(({ id, word, method }): [string, NotedAct][] =>
    isPatientAccessArea(word) ? [[id, { act: accessActOf(id, method), area: word }]] : [],
  ),
);

/** The patients that a call has asked for, so that a refusal can be written down after its transaction has gone. */
const askedFor = new WeakMap<Caller, Set<string>>();

/** A statement's part that writes the line of a call, with its parameters from `$first` on. */
export interface AccessNote {
  /** Inserts a line for every row of `patients p` that `where` leaves. */
  insert: (where: string) => string;
  params: readonly unknown[];
}

/** When each call that is not collapsed began, so that all its transactions write one line. */
const begun = new WeakMap<Caller, string>();

/** To the microsecond, and those made up: two calls of one millisecond are two lines. */
function beginOf(caller: Caller): string {
  const known = begun.get(caller);
  if (known !== undefined) return known;
  const micros = String(randomInt(1000)).padStart(3, '0');
  const at = new Date().toISOString().replace('Z', `${micros}Z`);
  begun.set(caller, at);
  return at;
}

/**
 * Reads collapse into one line of a few minutes, refusals too; a change is a line of its own, once for its call.
 * What is there already is not written again: a second look costs one look-up in an index and no write.
 */
function noteOf(caller: Caller, act: PatientAccessAct, first: number): AccessNote | null {
  const noted = caller.operation === undefined ? undefined : NOTED.get(caller.operation);
  if (noted === undefined) return null;
  const isCollapsed = act === 'READ' || act === 'DENIED';
  const [user, what, area, operation, call] = [0, 1, 2, 3, 4].map((n) => `$${first + n}`);
  const slot = isCollapsed
    ? `date_bin('${PATIENT_ACCESS_MINUTES} minutes', now(), '2000-01-01T00:00:00Z'::timestamptz)`
    : `${call}::timestamptz`;
  return {
    insert: (
      where,
    ) => `INSERT INTO patient_access_log (account_id, patient_id, user_id, act, area, operation, slot)
      SELECT p.account_id, p.id, ${user}::uuid, ${what}::text, ${area}::text, ${operation}::text, ${slot}
      FROM patients p WHERE ${where} ON CONFLICT DO NOTHING`,
    params: [caller.userId, act, noted.area, caller.operation, ...(isCollapsed ? [] : [beginOf(caller)])],
  };
}

/** The line of what the call does, for a statement that looks the patient up anyway; null when it leaves none. */
export function accessNote(caller: Caller, first: number): AccessNote | null {
  const noted = caller.operation === undefined ? undefined : NOTED.get(caller.operation);
  return noted === undefined ? null : noteOf(caller, noted.act, first);
}

/** Remembers that the call is about this patient. */
export function rememberPatient(caller: Caller, patientId: string): void {
  const patients = askedFor.get(caller) ?? new Set<string>();
  askedFor.set(caller, patients.add(patientId));
}

/**
 * Writes that the call reads or changes these patients, for a handler that reached them by another way than
 * `demandPatient`. Patients of other accounts are left out by the database.
 */
export async function noteAccess(sql: Sql, caller: Caller, patientIds: readonly string[]): Promise<void> {
  patientIds.forEach((id) => rememberPatient(caller, id));
  const note = accessNote(caller, 3);
  if (note === null || patientIds.length === 0) return;
  // In one order for everybody: two calls that meet the same lines then wait for each other, not in a circle.
  const where = 'p.account_id = $1 AND p.id = ANY ($2::uuid[]) ORDER BY p.id';
  await sql.query(note.insert(where), [caller.accountId, patientIds, ...note.params]);
}

/** Whether a refused call has anything to be written down. */
export function hasAskedFor(caller: Caller): boolean {
  return askedFor.has(caller);
}

/** Writes that the call was refused, in a transaction of its own: that of the call has been rolled back. */
export async function noteRefusal(sql: Sql, caller: Caller): Promise<void> {
  const note = noteOf(caller, 'DENIED', 3);
  if (note === null) return;
  const where = 'p.account_id = $1 AND p.id = ANY ($2::uuid[]) ORDER BY p.id';
  const patientIds = [...(askedFor.get(caller) ?? [])];
  await sql.query(note.insert(where), [caller.accountId, patientIds, ...note.params]);
}
