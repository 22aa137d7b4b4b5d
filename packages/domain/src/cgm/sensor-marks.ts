import type { CgmSensor } from '@healzy/api/cgm/sensors';

export type SensorMarkKind = 'placed' | 'changed' | 'removed';

/** A sensor's placement, change or removal. */
export interface SensorMark {
  readonly id: string;
  readonly kind: SensorMarkKind;
  /** An ISO instant. */
  readonly at: string;
  /** The sensor that is worn from then on, or no longer. */
  readonly sensor: CgmSensor;
}

/** A sensor placed within this time of another's removal replaces it. */
const CHANGE_MS = 60 * 60_000;

/** The moments at which sensors were placed, changed and removed, in order; a change is one moment. */
export function sensorMarks(sensors: readonly CgmSensor[]): SensorMark[] {
  const replaced = new Set<string>();
  const placements = sensors.map((sensor): SensorMark => {
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
  const removals = sensors.flatMap((sensor): SensorMark[] =>
    sensor.removedAt === null || replaced.has(sensor.id)
      ? []
      : [{ id: `sensor ${sensor.id} removed`, kind: 'removed', at: sensor.removedAt, sensor }],
  );
  return [...placements, ...removals].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
