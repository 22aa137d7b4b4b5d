import {
  BODY_MAGNITUDE_IDS,
  IMPLAUSIBLE_CHANGE,
  implausibleChanges,
  implausibleHistory,
  magnitudeOf,
  type BodyFigures,
  type BodyMagnitude,
  type ImplausibleChange,
  type Measured,
  type Neighbours,
} from '@healzy/domain/patient-data';
import type { Sql } from '../../platform/db/database.ts';
import { columnOf } from '../../platform/db/field-names.ts';
import { unprocessable } from '../../platform/http/http-problem.ts';
import { MEASUREMENT_COLUMNS, type MeasurementRow } from './measurement-rows.ts';

interface Owner {
  accountId: string;
  patientId: string;
}

/** Locates a measurement among its neighbours: `except` is the one being corrected. */
interface Placed {
  measuredOn: string;
  figures: BodyFigures;
  except?: string | undefined;
}

/** Where a neighbour is, and which of several on that day counts: the latest entry. */
const PLACES = {
  before: 'm.measured_on < $3 ORDER BY m.measured_on DESC, m.created_at DESC, m.id DESC',
  sameDay: 'm.measured_on = $3 ORDER BY m.created_at DESC, m.id DESC',
  after: 'm.measured_on > $3 ORDER BY m.measured_on, m.created_at DESC, m.id DESC',
} as const satisfies Record<keyof Neighbours, string>;
type Place = keyof typeof PLACES;

/** Each magnitude's nearest values: before the day, on it, after it. */
async function findNeighbours(
  sql: Sql,
  { accountId, patientId }: Owner,
  { measuredOn, figures, except }: Placed,
): Promise<Partial<Record<BodyMagnitude, Neighbours>>> {
  const measured = BODY_MAGNITUDE_IDS.filter((id) => figures[id] !== null);
  const nearest = measured.flatMap((id) =>
    Object.entries(PLACES).map(
      ([place, where]) =>
        `(SELECT '${id}' AS id, '${place}' AS place, m.${columnOf(id)} AS value, m.measured_on AS on_day
          FROM body_measurements m WHERE m.account_id = $1 AND m.patient_id = $2 AND m.${columnOf(id)} IS NOT NULL
            AND m.id IS DISTINCT FROM $4::uuid AND ${where} LIMIT 1)`,
    ),
  );
  if (nearest.length === 0) return {};
  const { rows } = await sql.query<{ id: BodyMagnitude; place: Place; value: number; onDay: string }>(
    nearest.join(' UNION ALL '),
    [accountId, patientId, measuredOn, except ?? null],
  );
  const found: Partial<Record<BodyMagnitude, Neighbours>> = {};
  for (const { id, place, value, onDay: on } of rows) {
    found[id] = { ...(found[id] ?? { before: null, sameDay: null, after: null }), [place]: { value, on } };
  }
  return found;
}

export interface PlausibilityCheck {
  measuredOn: string;
  figures: BodyFigures;
  birthdate: string;
  /** Magnitudes whose values have been confirmed. */
  confirmed: readonly BodyMagnitude[] | undefined;
  /** The previous measurement, when one is corrected. */
  corrected?: (Measured & { id: string }) | undefined;
  /** Path of a magnitude in the request's body. */
  path: string;
  /** Whether the caller may read measurements; otherwise the error does not reveal them. */
  isOpen?: boolean;
}

/**
 * Rejects a value that differs too much from its neighbours, or is unlikely as a first one, until it is confirmed.
 *
 * @throws HttpProblem 422 `IMPLAUSIBLE_CHANGE` with `details.changes`: each value and the one it departs from
 */
export async function requirePlausible(
  sql: Sql,
  owner: Owner,
  { measuredOn, figures, birthdate, confirmed = [], corrected, path, isOpen = true }: PlausibilityCheck,
): Promise<void> {
  if (BODY_MAGNITUDE_IDS.every((id) => figures[id] === null || confirmed.includes(id))) return;
  const changes = implausibleChanges(
    { measuredOn, figures },
    {
      neighbours: await findNeighbours(sql, owner, { measuredOn, figures, except: corrected?.id }),
      birthdate,
      confirmed,
      corrected: corrected ?? null,
    },
  );
  refuseUnlikely(
    changes.map(({ near, ...change }) => ({ ...change, near: isOpen ? near : null })),
    path,
  );
}

/**
 * The same for everything that was measured of a patient who comes with a record from elsewhere.
 *
 * @throws HttpProblem 422 `IMPLAUSIBLE_CHANGE`
 */
export async function requirePlausibleHistory(
  sql: Sql,
  { accountId, patientId }: Owner,
  { birthdate, confirmed }: Pick<PlausibilityCheck, 'birthdate' | 'confirmed'>,
): Promise<void> {
  const { rows } = await sql.query<MeasurementRow>(
    `SELECT ${MEASUREMENT_COLUMNS} FROM body_measurements m WHERE m.account_id = $1 AND m.patient_id = $2
     ORDER BY m.measured_on, m.created_at, m.id`,
    [accountId, patientId],
  );
  refuseUnlikely(implausibleHistory(rows, birthdate, confirmed).slice(0, MOST_ASKED), '/body');
}

/** More at once is no question that a person answers. */
const MOST_ASKED = 30;

/**
 * Asks about values; the answer names each with its unit.
 *
 * @throws HttpProblem 422 `IMPLAUSIBLE_CHANGE`, unless there are none
 */
export function refuseUnlikely(changes: readonly ImplausibleChange[], path: string): void {
  if (changes.length === 0) return;
  throw unprocessable(
    IMPLAUSIBLE_CHANGE,
    'A value departs from the one measured before or after it more than a body does, or hardly anyone has it; send its magnitude in `confirmed` if it is right.',
    {
      fields: changes.map(({ magnitude }) => ({
        path: `${path}/${magnitude}`,
        code: IMPLAUSIBLE_CHANGE,
        message: 'This value has to be confirmed.',
      })),
      changes: changes.map((change) => ({ ...change, unit: magnitudeOf(change.magnitude).unit })),
    },
  );
}
