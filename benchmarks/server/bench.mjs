import { dashboard } from './dashboard.mjs';

export const benches = [dashboard];
