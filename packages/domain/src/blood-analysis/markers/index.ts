export { BLOOD_MARKERS, bloodMarker, findMarker } from './markers.ts';
export { BLOOD_GROUPS, groupOf } from './groups.ts';
export { otherUnit } from './other-unit.ts';
