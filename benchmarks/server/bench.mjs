import { dashboard } from './dashboard.mjs';
import { list, write } from './list.mjs';

export const benches = [list, write, dashboard];
