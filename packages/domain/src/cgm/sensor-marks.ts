export type SensorMarkKind = 'placed' | 'changed' | 'removed';

interface Worn {
  readonly id: string;
  readonly placedAt: string;
  readonly removedAt: string | null;
}

/** A sensor's placement, change or removal. */
export interface SensorMark<Sensor extends Worn = Worn> {
  readonly id: string;
  readonly kind: SensorMarkKind;
  /** An ISO instant. */
  readonly at: string;
  /** The sensor that is worn from then on, or no longer. */
  readonly sensor: Sensor;
}

/** A sensor placed within this time of another's removal replaces it. */
const CHANGE_MS = 60 * 60_000;

/** The moments at which sensors were placed, changed and removed, in order; a change is one moment. */
export function sensorMarks<Sensor extends Worn>(sensors: readonly Sensor[]): SensorMark<Sensor>[] {
  const replaced = new Set<string>();
  const placements = sensors.map((sensor): SensorMark<Sensor> => {
    const placed = Date.parse(sensor.placedAt);
    const before = sensors.find(
      ({ id, removedAt }) =>
        id !== sensor.id &&
        removedAt !== null &&
        !replaced.has(id) &&
        Math.abs(placed - Date.parse(removedAt)) <= CHANGE_MS,
    );
    if (before) replaced.add(before.id);
    return { id: `sensor ${sensor.id}`, kind: before ? 'changed' : 'placed', at: sensor.placedAt, sensor };
  });
  const removals = sensors.flatMap((sensor): SensorMark<Sensor>[] =>
    sensor.removedAt === null || replaced.has(sensor.id)
      ? []
      : [{ id: `sensor ${sensor.id} removed`, kind: 'removed', at: sensor.removedAt, sensor }],
  );
  return [...placements, ...removals].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
