import { defineModule, handlersIn } from '../../module.ts';
import * as activity from './figures/activity.ts';
import * as connections from './figures/connections.ts';
import * as devices from './devices.ts';
import * as fhir from './figures/fhir.ts';
import * as lanes from './figures/lanes.ts';
import * as nutrition from './figures/nutrition.ts';
import * as sleep from './figures/sleep.ts';
import * as held from './held.ts';
import * as imports from './import-handlers.ts';
import * as ingestion from './ingestion.ts';
import * as links from './links.ts';
import * as overview from './overview.ts';
import * as contributions from './contributions.ts';

export const wearables = defineModule({
  name: 'wearables',
  handlers: handlersIn(
    activity,
    connections,
    devices,
    fhir,
    lanes,
    nutrition,
    sleep,
    held,
    imports,
    ingestion,
    links,
    overview,
  ),
  ...contributions,
});
