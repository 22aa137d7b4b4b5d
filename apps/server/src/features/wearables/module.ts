import { defineModule, handlersIn } from '../../module.ts';
import { cleanUp } from './clean-up.ts';
import { demo } from './demo/fill.ts';
import * as devices from './devices.ts';
import * as activity from './figures/activity.ts';
import * as connections from './figures/connections.ts';
import * as fhir from './figures/fhir.ts';
import * as lanes from './figures/lanes.ts';
import * as nutrition from './figures/nutrition.ts';
import * as sleep from './figures/sleep.ts';
import * as held from './held.ts';
import * as imports from './import-handlers.ts';
import * as ingestion from './ingestion.ts';
import * as links from './links.ts';
import * as overview from './overview.ts';
import { erasure, recordSections } from './record.ts';
import {
  cards,
  patientFigures,
  patientFilters,
  readWearableLine,
  stepProofs,
  timeline,
  worklist,
} from './shown.ts';

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
  timeline,
  patientFigures,
  patientFilters,
  cards,
  worklist,
  stepProofs,
  clinicalSummary: { wearable: readWearableLine },
  cleanUp,
  recordSections,
  erasure,
  // Packed records go with their import or device; a link opens nothing elsewhere.
  stayingTables: ['wearable_blocks', 'wearable_links'],
  demo,
});
