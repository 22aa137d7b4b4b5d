export { BLOOD_MARKERS, bloodMarker } from './markers.ts';
export type { BloodMarker } from './marker.ts';
