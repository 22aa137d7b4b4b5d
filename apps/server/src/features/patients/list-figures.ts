import type { PatientSummary } from '@healzy/api/schema';
import { reachOf } from '@healzy/domain/session';
import type { FigureName } from '../../contributions/patient-figures.ts';
import { withinReach } from '../../contributions/reach.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/calls.ts';
import type { Services } from '../../platform/services.ts';

type Figures = Pick<PatientSummary, FigureName>;

/** Patients whose figures are read at once; a file has tens of thousands, and a statement holds the embedded database. */
const AT_ONCE = 500;

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
  const followUps = new Map<string, Figures['followUp']>();
  const glucose = new Map<string, Figures['glucose']>();
  const devices = new Map<string, Figures['wearable']>();
  const all = wanted.length === 0 ? [] : patientIds;
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const ids = all.slice(from, from + AT_ONCE);
    const clinicalIds = await clinicalOnes(sql, caller, ids);
    const context = { sql, accountId: caller.accountId, clinicalIds, now: services.now(), stepProofs };
    const read = async <Name extends FigureName>(
      name: Name,
      of: readonly string[],
      found: Map<string, Figures[Name]>,
    ) => {
      const source = patientFigures[name];
      if (of.length === 0 || source === undefined || !wanted.includes(name)) return;
      // Each name's reader gives figures of that name, as `PatientFigureSources` declares.
      const figures = await source({ ...context, patientIds: of });
      for (const [id, figure] of figures) found.set(id, figure as Figures[Name]);
    };
    await read('followUp', ids, followUps);
    await read('glucose', clinicalIds, glucose);
    await read('wearable', clinicalIds, devices);
  }
  return (patientId) => ({
    followUp: followUps.get(patientId) ?? null,
    glucose: glucose.get(patientId) ?? null,
    wearable: devices.get(patientId) ?? null,
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
