import { defineModule, handlersIn } from '../../module.ts';
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
import * as contributions from './contributions.ts';

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
  ...contributions,
});
