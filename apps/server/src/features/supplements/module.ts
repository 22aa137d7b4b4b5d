import { defineModule } from '../../module.ts';
import { getSupplement, listSupplements } from './catalogue.ts';
import {
  createSupplement,
  deleteSupplement,
  duplicateSupplement,
  updateSupplement,
} from './catalogue-changes.ts';
import {
  createPatientSupplement,
  deletePatientSupplement,
  setPatientSupplementState,
  updatePatientSupplement,
} from './changes.ts';
import { demo } from './demo.ts';
import { getPatientSupplement, listPatientSupplements } from './list.ts';
import { getSupplementContext, previewPatientSupplement } from './intake.ts';
import { recordSections } from './record.ts';
import { timeline } from './timeline.ts';
import { stepProofs } from './step-proofs.ts';

export const supplements = defineModule({
  name: 'supplements',
  handlers: [
    listSupplements,
    getSupplement,
    createSupplement,
    updateSupplement,
    deleteSupplement,
    duplicateSupplement,
    listPatientSupplements,
    getPatientSupplement,
    createPatientSupplement,
    updatePatientSupplement,
    setPatientSupplementState,
    deletePatientSupplement,
    getSupplementContext,
    previewPatientSupplement,
  ],
  timeline,
  stepProofs,
  recordSections,
  demo,
});
