import { importTasks } from './import-tasks.mjs';
import { open90 } from './open-90.mjs';
import { reports } from './report.mjs';
import { startWarm } from './start.mjs';
import { storeCgm } from './store.mjs';
import { webBytes } from './web-bytes.mjs';

export const benches = [importTasks, webBytes, storeCgm, startWarm, ...reports, open90];
