import { specialistsSchema, type AssignedSpecialist } from '@healzy/domain/patients';
import { patientAccess, type PatientAccess } from '@healzy/domain/session';
import type { Patient } from '@healzy/api/schema';
import { z } from 'zod';
import type { Sql } from '../db/database.ts';
import { handler, type Caller } from '../http/calls.ts';
import { checked } from '../http/form.ts';
import { notFound, recordForbidden } from '../http/http-problem.ts';
import { requireVersion } from '../http/versions.ts';
import { assignmentOf, requirePatient, lockPatient } from '../patient-access/assignments.ts';
import { changeSpecialists, sameSpecialists } from './specialist-changes.ts';
import { findPatient, toPatient, type PatientRow } from './patient-rows.ts';

const specialistsBody = z.object({ specialists: specialistsSchema });

interface Edit {
  caller: Caller;
  patientId: string;
  ifMatch: number | null | undefined;
  now: Date;
  mayEdit: (access: PatientAccess) => boolean;
}

/** Locks and returns the patient, if the caller may edit that much and has seen the current version. */
async function requireForEdit(sql: Sql, edit: Edit): Promise<PatientRow> {
  const { caller, patientId, now } = edit;
  await lockPatient(sql, caller.accountId, patientId);
  const access = await requirePatient(sql, caller, patientId);
  if (!edit.mayEdit(access)) throw recordForbidden();
  const row = await findPatient(sql, caller.accountId, patientId, now);
  if (!row) throw notFound();
  requireVersion(edit.ifMatch, toPatient(row, access, now));
  return row;
}

async function answer(sql: Sql, caller: Caller, patientId: string, now: Date) {
  const row = await findPatient(sql, caller.accountId, patientId, now);
  if (!row) throw notFound();
  const body: Patient = toPatient(row, patientAccess(caller, assignmentOf(row.specialists)), now);
  return { status: 200 as const, body, version: row.version };
}

/** `setPatientState`: activates or deactivates a patient; the table's trigger records when and by whom. */
export const setPatientState = handler(
  'setPatientState',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { patientId } = path;
    const now = services.now();
    const mayEdit = (access: PatientAccess) => access.identity === 'edit';
    const before = await requireForEdit(sql, { caller, patientId, ifMatch, now, mayEdit });
    if (before.state !== body.state) {
      await sql.query(
        'UPDATE patients SET state = $2, version = version + 1, updated_at = now() WHERE id = $1',
        [patientId, body.state],
      );
    }
    return answer(sql, caller, patientId, now);
  },
);

/** `setPatientSpecialists`: people who are no longer named lose the patient at once (specification 4.11). */
export const setPatientSpecialists = handler(
  'setPatientSpecialists',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    const { patientId } = path;
    const now = services.now();
    const mayEdit = (access: PatientAccess) => access.canAssign;
    const before = await requireForEdit(sql, { caller, patientId, ifMatch, now, mayEdit });
    const { specialists } = checked(specialistsBody, body);
    if (!sameSpecialists(before.specialists, specialists)) {
      const known: AssignedSpecialist[] = before.specialists;
      const { accountId } = caller;
      await changeSpecialists(sql, { accountId, patientId, services }, known, specialists);
      await sql.query('UPDATE patients SET version = version + 1, updated_at = now() WHERE id = $1', [
        patientId,
      ]);
    }
    return answer(sql, caller, patientId, now);
  },
);
