import { PATIENT_LIST_LIMITS, tagKey, tagsSchema, type AssignedSpecialist } from '@healzy/domain/patients';
import { patientAccess } from '@healzy/domain/session';
import type { PatientBulkChange } from '@healzy/api/schema';
import type { PatientFilterSources } from '../../contributions/patient-filters.ts';
import type { Sql } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/ids.ts';
import { handler, type Caller } from '../../platform/http/calls.ts';
import { checked } from '../../platform/http/form.ts';
import { invalid, notFound, unprocessable, roleForbidden } from '../../platform/http/http-problem.ts';
import { logAccess } from '../../shared/patient-access/access-log.ts';
import { assignmentOf, requireSpecialists } from '../../shared/patient-access/assignments.ts';
import { rememberBefore, type BulkPatient } from './bulk-undo.ts';
import { activeTestsOf, replacePrincipals, type ActiveTest } from './bulk-principals.ts';
import { parameters } from '../../platform/db/bind.ts';
import { conditionsOf } from './list-filter.ts';
import { addTags, removeTags } from './tags.ts';

type Change = PatientBulkChange['change'];

const RELATIONS = `
  (SELECT coalesce(json_agg(g.tag), '[]') FROM patient_tags g WHERE g.patient_id = p.id) AS tags,
  (SELECT coalesce(json_agg(json_build_object('professionalId', s.professional_id, 'isPrincipal', s.is_principal)), '[]')
   FROM patient_specialists s WHERE s.patient_id = p.id) AS specialists`;

/** The selected patients, locked in the order of their ids so that two bulk changes never deadlock. */
async function findTargets(
  sql: Sql,
  caller: Caller,
  body: PatientBulkChange,
  filters: PatientFilterSources,
): Promise<BulkPatient[]> {
  const { bind, values } = parameters();
  const ids = body.ids && [...new Set(body.ids.map((id) => id.toLowerCase()))];
  // By id, patients without access are counted as such; a filter finds only those that the list shows.
  const where = conditionsOf(caller, body.filter ?? {}, bind, filters, { isOwn: ids === undefined });
  const named = ids === undefined ? '' : `AND p.id = ANY (${bind(ids, 'uuid[]')})`;
  const except = body.except === undefined ? '' : `AND p.id <> ALL (${bind(body.except, 'uuid[]')})`;
  const { rows } = await sql.query<BulkPatient>(
    `SELECT p.id, p.version, p.state, ${RELATIONS} FROM patients p WHERE ${where} ${named} ${except}
     ORDER BY p.id LIMIT ${bind(PATIENT_LIST_LIMITS.bulk + 1, 'integer')} FOR UPDATE OF p`,
    values,
  );
  if (ids !== undefined && rows.length < ids.length) throw notFound();
  if (rows.length > PATIENT_LIST_LIMITS.bulk)
    throw unprocessable(
      'TOO_MANY_PATIENTS',
      `At most ${PATIENT_LIST_LIMITS.bulk} patients are changed at once.`,
      {
        limit: PATIENT_LIST_LIMITS.bulk,
      },
    );
  return rows;
}

/** The tags of a patient after the change. */
function tagsAfter(
  tags: readonly string[],
  { addTags: added = [], removeTags: removed = [] }: Change,
): string[] {
  const gone = new Set(removed.map(tagKey));
  const kept = tags.filter((tag) => !gone.has(tagKey(tag)));
  const known = new Set(kept.map(tagKey));
  return [...kept, ...added.filter((tag) => !known.has(tagKey(tag)))];
}

const principalOf = (specialists: readonly AssignedSpecialist[]): string | undefined =>
  specialists.find((one) => one.isPrincipal)?.professionalId;

function isChanged(patient: BulkPatient, change: Change): boolean {
  const tags = tagsAfter(patient.tags, change);
  if (tags.length > PATIENT_LIST_LIMITS.tags && tags.length > patient.tags.length)
    throw unprocessable('TOO_MANY_TAGS', `A patient has ${PATIENT_LIST_LIMITS.tags} tags at most.`);
  return (
    (change.state !== undefined && change.state !== patient.state) ||
    tags.map(tagKey).toSorted().join('\n') !== patient.tags.map(tagKey).toSorted().join('\n') ||
    (change.principalId !== undefined && change.principalId !== principalOf(patient.specialists))
  );
}

function readChange(body: PatientBulkChange): Change {
  if ((body.ids === undefined) === (body.filter === undefined))
    throw invalid([{ path: '/body', code: 'SELECTION_INVALID', message: 'Send either ids or a filter.' }]);
  const { state, principalId, addTags: added, removeTags: removed } = body.change;
  return {
    ...(state === undefined ? {} : { state }),
    ...(principalId === undefined ? {} : { principalId: principalId.toLowerCase() }),
    ...(added === undefined ? {} : { addTags: checked(tagsSchema, added) }),
    ...(removed === undefined ? {} : { removeTags: checked(tagsSchema, removed) }),
  };
}

export const changePatients = handler('changePatients', async ({ caller, body, services }, sql) => {
  const change = readChange(body);
  // Only administrators change the principal (docs/decisions/sign-in-and-roles.md#roles-open-calls-assignments-open-records).
  if (change.principalId !== undefined && !caller.roles.includes('ADMIN')) throw roleForbidden();
  if (change.principalId !== undefined) await requireSpecialists(sql, [change.principalId]);
  const targets = await findTargets(sql, caller, body, services.contributions.patientFilters);
  const mine = targets.filter(
    ({ specialists }) => patientAccess(caller, assignmentOf(specialists)).identity === 'edit',
  );
  const changing = mine.filter((patient) => isChanged(patient, change));
  const id = newId();
  const tests = change.principalId === undefined ? [] : await activeTestsOf(sql, idsOf(changing));
  await rememberBefore(sql, caller, { id, patients: changing, tests });
  await write(sql, caller, changing, { change, tests });
  await logAccess(sql, caller, idsOf(changing));
  return {
    status: 200,
    body: {
      id,
      changed: changing.length,
      unchanged: mine.length - changing.length,
      forbidden: targets.length - mine.length,
    },
  };
});

const idsOf = (patients: readonly BulkPatient[]): string[] => patients.map(({ id }) => id);

/** In a few statements, however many patients there are. */
async function write(
  sql: Sql,
  { accountId }: Caller,
  patients: readonly BulkPatient[],
  { change, tests }: { change: Change; tests: readonly ActiveTest[] },
): Promise<void> {
  const ids = idsOf(patients);
  if (ids.length === 0) return;
  await sql.query(
    `UPDATE patients SET state = coalesce($3, state), version = version + 1, updated_at = now()
     WHERE account_id = $1 AND id = ANY ($2::uuid[])`,
    [accountId, ids, change.state ?? null],
  );
  if (change.removeTags) await removeTags(sql, accountId, ids, change.removeTags);
  if (change.addTags) await addTags(sql, accountId, ids, change.addTags);
  const { principalId } = change;
  if (principalId === undefined) return;
  const moving = patients.filter(({ specialists }) => principalOf(specialists) !== principalId);
  await replacePrincipals(sql, accountId, { patients: moving, tests, principalId });
}
