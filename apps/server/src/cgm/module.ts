import { defineModule } from '../module.ts';
import { citations } from './citations.ts';
import { cleanUp } from './clean-up.ts';
import { forgetCgmColumnMapping, listCgmColumnMappings } from './column-mappings.ts';
import { compareCgmEvent, getCgmMealRanking } from './events/comparison.ts';
import { listCgmMealResponses } from './events/meal-responses.ts';
import {
  createCgmEvent,
  deleteCgmEvent,
  getCgmEvent,
  listCgmEvents,
  updateCgmEvent,
} from './events/handlers.ts';
import { getCgmFindings, getCgmHeatMap, getCgmReadings, getCgmScores } from './figures.ts';
import { finishCgmFinalAnalysis, getCgmFinalAnalysis, updateCgmFinalAnalysis } from './analysis/handlers.ts';
import { exportCgmReport } from './analysis/report.ts';
import { importCgmFile, listCgmImports, undoCgmImport } from './imports.ts';
import {
  createCgmRecommendation,
  deleteCgmRecommendation,
  listCgmRecommendations,
  moveCgmRecommendation,
  restoreCgmRecommendation,
  updateCgmRecommendation,
} from './recommendations/handlers.ts';
import {
  createCgmRecommendationTemplate,
  deleteCgmRecommendationTemplate,
  listCgmRecommendationTemplates,
  moveCgmRecommendationTemplate,
  updateCgmRecommendationTemplate,
} from './recommendations/templates.ts';
import { createCgmSensor, deleteCgmSensor, listCgmSensors, updateCgmSensor } from './sensors.ts';
import { traceCgmReadings } from './reading-sources.ts';
import { timeline } from './timeline.ts';
import { readTimeInRangeChanges } from './visit-changes.ts';
import { notifications } from './notifications.ts';
import { worklist } from './worklist.ts';
import { documentOwners } from './document-owners.ts';
import { erasure, recordSections } from './record.ts';
import { demo } from './demo/fill.ts';

export const cgm = defineModule({
  name: 'cgm',
  handlers: [
    importCgmFile,
    listCgmImports,
    undoCgmImport,
    listCgmColumnMappings,
    forgetCgmColumnMapping,
    getCgmReadings,
    getCgmScores,
    getCgmHeatMap,
    getCgmFindings,
    traceCgmReadings,
    listCgmEvents,
    getCgmEvent,
    createCgmEvent,
    updateCgmEvent,
    deleteCgmEvent,
    listCgmSensors,
    createCgmSensor,
    updateCgmSensor,
    deleteCgmSensor,
    listCgmRecommendations,
    createCgmRecommendation,
    updateCgmRecommendation,
    deleteCgmRecommendation,
    restoreCgmRecommendation,
    moveCgmRecommendation,
    listCgmRecommendationTemplates,
    createCgmRecommendationTemplate,
    updateCgmRecommendationTemplate,
    deleteCgmRecommendationTemplate,
    moveCgmRecommendationTemplate,
    compareCgmEvent,
    getCgmMealRanking,
    listCgmMealResponses,
    getCgmFinalAnalysis,
    updateCgmFinalAnalysis,
    finishCgmFinalAnalysis,
    exportCgmReport,
  ],
  timeline,
  citations,
  worklist,
  notifications,
  visitChanges: { TIME_IN_RANGE: readTimeInRangeChanges },
  cleanUp,
  documentOwners,
  recordSections,
  erasure,
  demo,
});
