import { isYoungClinic, SETUP_STEPS, YOUNG_CLINIC, type SetupStepId } from '@healzy/domain/dashboard';
import { handler } from '../../platform/http/calls.ts';
import { requireFound } from '../../platform/http/http-problem.ts';

interface Found {
  createdAt: Date;
  patients: number;
  done: Record<SetupStepId, boolean>;
}

/** `getClinicSetup`: one statement, derived from what exists. */
export const getClinicSetup = handler('getClinicSetup', async ({ caller, services }, sql) => {
  const { setup } = services.contributions;
  const done = SETUP_STEPS.map((id) => `'${id}', (${setup[id]})`).join(', ');
  // More patients than that need no counting.
  const { rows } = await sql.query<Found>(
    `SELECT a.created_at, json_build_object(${done}) AS done, (SELECT count(*)::integer FROM (
       SELECT 1 FROM patients WHERE account_id = $1 LIMIT ${YOUNG_CLINIC.patients}) few) AS patients
     FROM accounts a WHERE a.id = $1`,
    [caller.accountId],
  );
  const found = requireFound(rows[0]);
  return {
    status: 200,
    body: {
      isYoung: isYoungClinic({ ...found, createdAt: new Date(found.createdAt) }, services.now()),
      steps: SETUP_STEPS.map((id) => ({ id, isDone: found.done[id] })),
    },
  };
});
