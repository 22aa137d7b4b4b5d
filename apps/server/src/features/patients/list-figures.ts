import type { PatientSummary } from '@healzy/api/schema';
import { reachOf } from '@healzy/domain/session';
import type { FigureName } from '../../contributions/patient-figures.ts';
import { withinReach } from '../../contributions/reach.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import type { Services } from '../../platform/services.ts';

type Figures = Pick<PatientSummary, FigureName>;

/**
 * The columns of these patients that other features contribute, each only if it is wanted. Results of tests are read for
 * patients whose clinical record the caller may see, whatever list asks for them.
 */
export async function figuresOf(
  sql: Sql,
  caller: Caller,
  services: Services,
  { patientIds, wanted }: { patientIds: readonly string[]; wanted: readonly FigureName[] },
): Promise<(patientId: string) => Figures> {
  const { patientFigures, stepProofs } = services.contributions;
  const clinicalIds = wanted.length === 0 ? [] : await clinicalOnes(sql, caller, patientIds);
  const context = { sql, accountId: caller.accountId, clinicalIds, now: services.now(), stepProofs };
  const read = async <Name extends FigureName>(name: Name, ids: readonly string[]) => {
    const of = patientFigures[name];
    if (ids.length === 0 || of === undefined || !wanted.includes(name)) return null;
    // Each name's reader gives figures of that name, as `PatientFigureSources` declares.
    return (await of({ ...context, patientIds: ids })) as ReadonlyMap<string, NonNullable<Figures[Name]>>;
  };
  const followUps = await read('followUp', patientIds);
  const glucose = await read('glucose', clinicalIds);
  const devices = await read('wearable', clinicalIds);
  return (patientId) => ({
    followUp: followUps?.get(patientId) ?? null,
    glucose: glucose?.get(patientId) ?? null,
    wearable: devices?.get(patientId) ?? null,
  });
}

/** Those of the patients whose clinical record the caller may see. */
async function clinicalOnes(
  sql: Sql,
  caller: Caller,
  patientIds: readonly string[],
): Promise<readonly string[]> {
  const reach = reachOf(caller, ({ clinical }) => clinical !== 'none');
  if (reach === 'none' || patientIds.length === 0) return [];
  if (reach === 'all') return patientIds;
  const { rows } = await sql.query<{ id: string }>(
    `SELECT p.id FROM unnest($3::uuid[]) AS p (id) WHERE $1::uuid IS NOT NULL AND ${withinReach(reach, 'p.id')}`,
    [caller.accountId, caller.professionalId, patientIds],
  );
  return rows.map(({ id }) => id);
}
