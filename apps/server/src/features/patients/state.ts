import { specialistsSchema } from '@healzy/domain/patients';
import type { PatientAccess } from '@healzy/domain/session';
import { z } from 'zod';
import type { Sql } from '../../platform/db/database.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { recordForbidden } from '../../platform/http/http-problem.ts';
import { requireVersion } from '../../platform/http/versions.ts';
import { requirePatient, lockPatient } from '../../shared/patient-access/assignments.ts';
import { changeSpecialists, sameSpecialists } from './specialist-changes.ts';
import { findPatient, patientAfter, toPatient, type PatientRow } from './patient-rows.ts';

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
  requireVersion(edit.ifMatch, toPatient(row, access, now));
  return row;
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
    return { status: 200, ...(await patientAfter(sql, caller, patientId, now)) };
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
      const { accountId } = caller;
      await changeSpecialists(sql, { accountId, patientId, services }, before.specialists, specialists);
      await sql.query('UPDATE patients SET version = version + 1, updated_at = now() WHERE id = $1', [
        patientId,
      ]);
    }
    return { status: 200, ...(await patientAfter(sql, caller, patientId, now)) };
  },
);
