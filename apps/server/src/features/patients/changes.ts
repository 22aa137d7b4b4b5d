import {
  patientChangeSchema,
  patientInputSchema,
  readableCard,
  readsClinicalFields,
} from '@healzy/domain/patients';
import { mayCreateAssigned, patientAccess } from '@healzy/domain/session';
import { newId } from '../../platform/db/ids.ts';
import { handler } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { recordForbidden } from '../../platform/http/http-problem.ts';
import { updated } from '../../platform/http/updates.ts';
import { requireVersion, versioned } from '../../platform/http/versions.ts';
import { recordCardFigures } from '../../shared/body-figures/card-figures.ts';
import { logAccess } from '../../shared/patient-access/access-log.ts';
import {
  assignmentOf,
  requirePatient,
  requireSpecialists,
  lockPatient,
} from '../../shared/patient-access/assignments.ts';
import { noteCardChange } from './card-changes.ts';
import { findPatient, patientAfter, toWholePatient } from './patient-rows.ts';
import { insertPatient, writeCard } from './patient-writing.ts';
import { changeSpecialists, sameSpecialists } from './specialist-changes.ts';
import { setTags } from './tags.ts';

export const createPatient = handler('createPatient', async ({ caller, body, services }, sql) => {
  const form = checked(patientInputSchema, body);
  await requireSpecialists(
    sql,
    form.specialists.map((one) => one.professionalId),
  );
  const assignment = assignmentOf(
    form.specialists.map((one) => ({ ...one, professionalId: one.professionalId.toLowerCase() })),
  );
  if (!mayCreateAssigned(caller, assignment)) throw recordForbidden();
  const card = { ...form, confirmed: body.confirmed ?? [] };
  const id = await insertPatient(sql, caller.accountId, card, newId(), null, services.now());
  await logAccess(sql, caller, [id]);
  return { status: 201, ...(await patientAfter(sql, caller, id, services.now())) };
});

export const updatePatient = handler(
  'updatePatient',
  async ({ caller, path, body, ifMatch, services }, sql) => {
    await lockPatient(sql, caller.accountId, path.id);
    const access = await requirePatient(sql, caller, path.id);
    if (access.identity !== 'edit') throw recordForbidden();
    const before = await findPatient(sql, caller.accountId, path.id, services.now());
    const current = toWholePatient(before, access, services.now());
    requireVersion(ifMatch, readableCard(current, access));
    const whole = updated('updatePatient', { ...current, confirmed: undefined }, body);
    const given = checked(patientChangeSchema(current), whole);
    // Callers who cannot read these fields cannot change them either.
    const { weightKg, heightCm } = readsClinicalFields(access) ? given : current;
    const form = { ...given, weightKg, heightCm };
    if (!sameSpecialists(before.specialists, form.specialists)) {
      if (!access.canAssign) throw recordForbidden();
      await changeSpecialists(
        sql,
        { accountId: caller.accountId, patientId: path.id, services },
        before.specialists,
        form.specialists,
      );
    }
    await writeCard(sql, path.id, form);
    await setTags(sql, caller.accountId, path.id, form.tags);
    await recordCardFigures(sql, {
      ...form,
      accountId: caller.accountId,
      patientId: path.id,
      now: services.now(),
      confirmed: body.confirmed,
      isOpen: access.clinical !== 'none',
    });
    const row = await findPatient(sql, caller.accountId, path.id, services.now());
    const afterwards = patientAccess(caller, assignmentOf(row.specialists));
    const after = toWholePatient(row, afterwards, services.now());
    await noteCardChange(sql, caller, path.id, { before: current, after });
    return { status: 200, ...versioned(readableCard(after, afterwards)) };
  },
);
