import { importTasks } from './importTasks.mjs';
import { startWarm } from './start.mjs';
import { storeCgm } from './store.mjs';
import { webBytes } from './webBytes.mjs';

export const benches = [importTasks, webBytes, storeCgm, startWarm];
