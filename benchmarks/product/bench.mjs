import { importTasks } from './import-tasks.mjs';
import { open90 } from './open-90.mjs';
import { reports } from './report.mjs';
import { startWarm } from './start.mjs';
import { storeCgm } from './store.mjs';
import { wearableImport } from './wearable-import.mjs';
import { webInp } from './web/interactions.mjs';
import { webLighthouse } from './web/lighthouse.mjs';
import { webStart, webUsable } from './web/visits.mjs';
import { webBytes } from './web-bytes.mjs';

export const benches = [
  importTasks,
  wearableImport,
  webBytes,
  webUsable,
  webStart,
  webLighthouse,
  webInp,
  open90,
  storeCgm,
  startWarm,
  ...reports,
];
