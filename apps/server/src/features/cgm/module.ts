import { defineModule, handlersIn } from '../../module.ts';
import { citations } from './citations.ts';
import { cleanUp } from './clean-up.ts';
import * as columnMappings from './column-mappings.ts';
import * as comparison from './events/comparison.ts';
import * as mealResponses from './events/meal-responses.ts';
import * as events from './events/handlers.ts';
import * as figures from './figures.ts';
import * as analysis from './analysis/handlers.ts';
import * as report from './analysis/report.ts';
import * as imports from './imports.ts';
import * as recommendations from './recommendations/handlers.ts';
import * as recommendationTemplates from './recommendations/templates.ts';
import * as sensors from './sensors.ts';
import * as readingSources from './reading-sources.ts';
import { timeline } from './timeline.ts';
import { readTimeInRangeChanges } from './visit-changes.ts';
import { notifications } from './notifications.ts';
import { patientDays } from './patient-days.ts';
import { completeSummaries, headlinesOf } from './summaries.ts';
import { worklist } from './worklist.ts';
import { documentOwners } from './document-owners.ts';
import { erasure, recordSections } from './record.ts';
import { demo } from './demo/fill.ts';

export const cgm = defineModule({
  name: 'cgm',
  handlers: handlersIn(
    columnMappings,
    comparison,
    mealResponses,
    events,
    figures,
    analysis,
    report,
    imports,
    recommendations,
    recommendationTemplates,
    sensors,
    readingSources,
  ),
  timeline,
  citations,
  worklist,
  notifications,
  patientDays,
  visitChanges: { TIME_IN_RANGE: readTimeInRangeChanges },
  patientFigures: {
    glucose: ({ sql, accountId, patientIds }) => headlinesOf(sql, accountId, patientIds),
  },
  everyMinute: completeSummaries,
  cleanUp,
  documentOwners,
  recordSections,
  erasure,
  demo,
});
