import { defineModule } from '../module.ts';
import { cleanUp } from './clean-up.ts';
import { listPatientAccess } from './access-list.ts';
import { undoPatientChanges } from './bulk-undo.ts';
import { changePatients } from './bulk.ts';
import { createPatient, updatePatient } from './changes.ts';
import { exportPatients } from './export.ts';
import {
  createPatientImport,
  discardPatientImport,
  getPatientImport,
  listPatientImports,
} from './imports/beginning.ts';
import { checkPatientImport } from './imports/check.ts';
import { exportPatientImportProblems, listPatientImportProblems } from './imports/problems.ts';
import { runPatientImport } from './imports/run.ts';
import { undoPatientImport } from './imports/undo.ts';
import { getPatient, listPatients } from './list.ts';
import { findSimilarPatients } from './similar.ts';
import { setPatientSpecialists, setPatientState } from './state.ts';
import { getPatientSummary } from './summary.ts';
import { listPatientTags } from './tags.ts';
import { listPatientTimeline } from './timeline.ts';
import { deletePatientView, listPatientViews, savePatientView } from './views.ts';
import { timelineSources } from './timeline-sources.ts';
import { worklist } from './worklist.ts';
import { documentOwners } from './document-owners.ts';
import { erasure, recordSections, stayingTables } from './record.ts';
import { demo } from './demo/fill.ts';
import { stepProofs } from './step-proofs.ts';

export const patients = defineModule({
  name: 'patients',
  handlers: [
    listPatients,
    getPatient,
    createPatient,
    updatePatient,
    createPatientImport,
    listPatientImports,
    getPatientImport,
    discardPatientImport,
    checkPatientImport,
    listPatientImportProblems,
    exportPatientImportProblems,
    runPatientImport,
    undoPatientImport,
    getPatientSummary,
    listPatientTimeline,
    listPatientAccess,
    setPatientState,
    setPatientSpecialists,
    exportPatients,
    changePatients,
    undoPatientChanges,
    findSimilarPatients,
    listPatientTags,
    listPatientViews,
    savePatientView,
    deletePatientView,
  ],
  timeline: timelineSources,
  worklist,
  cleanUp,
  documentOwners,
  stepProofs,
  recordSections,
  erasure,
  stayingTables,
  demo,
});
