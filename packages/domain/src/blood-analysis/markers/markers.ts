import { CHEMISTRY } from './chemistry.ts';
import { HAEMATOLOGY } from './haematology.ts';
import { markerOf, type BloodMarker } from './marker.ts';
import { NUTRIENTS_AND_HORMONES } from './nutrients-hormones.ts';

/**
 * Every analyte that is recognised, compared and explained: names, codes, units, conversion, bounds. Usual ranges are those
 * of adults in general textbooks; they are context, the laboratory's own range always comes first.
 */
export const BLOOD_MARKERS: readonly BloodMarker[] = [
  ...CHEMISTRY,
  ...NUTRIENTS_AND_HORMONES,
  ...HAEMATOLOGY,
].map(markerOf);

const BY_ID = new Map(BLOOD_MARKERS.map((marker) => [marker.id, marker]));

/** @throws when there is no such analyte: ids come from this table alone. */
export function bloodMarker(id: string): BloodMarker {
  const marker = BY_ID.get(id);
  if (marker === undefined) throw new Error(`There is no blood marker "${id}".`);
  return marker;
}

/** An analyte by an id from outside; undefined when there is none. */
export const findMarker = (id: string): BloodMarker | undefined => BY_ID.get(id);

/**
 * A name under which two analytes are printed that their unit tells apart: a kind of white cell, as a count or as a share.
 * @returns the analyte that a unit of percent makes of it, or the same
 */
export function shareOf(marker: BloodMarker): BloodMarker {
  return BY_ID.get(`${marker.id}_percent`) ?? marker;
}
