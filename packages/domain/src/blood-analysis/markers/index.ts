export { BLOOD_MARKERS, bloodMarker, findMarker } from './markers.ts';
export { type BloodMarker } from './marker.ts';
export { BLOOD_GROUPS, groupOf, type BloodGroup } from './groups.ts';
export { convertRow, type RowFigures } from './convert.ts';
export { otherUnit } from './other-unit.ts';
