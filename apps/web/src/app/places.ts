import type { RouteId } from '@healzy/domain/session';
import type app from '../locales/es/app.json';
import { ROUTES } from './paths.ts';

/** Key of a place's name under `place` in `app.json`. */
export type PlaceName = keyof (typeof app)['place'];

/** Where a route stands: what it is called and what it hangs on. */
export interface Place {
  readonly name: PlaceName;
  /** The place before it in the breadcrumbs; null for one that hangs on no other. */
  readonly parent: RouteId | null;
}

const at = (name: PlaceName, parent: RouteId | null): Place => ({ name, parent });
const R = ROUTES;

/**
 * Name and parent of every route, once: breadcrumbs, document titles and the command palette read them here. A place
 * that is about somebody or something gets its own name from the `CrumbTrail` around it.
 */
export const PLACES: Readonly<Record<RouteId, Place>> = {
  [R.dashboard]: at('dashboard', null),
  [R.profile]: at('profile', R.dashboard),
  [R.users]: at('users', R.dashboard),
  [R.usersAudit]: at('usersAudit', R.dashboard),
  [R.accountSettings]: at('accountSettings', R.dashboard),
  [R.patients]: at('patients', R.dashboard),
  [R.deletedPatients]: at('deletedPatients', R.patients),
  [R.patientRecordImport]: at('patientRecordImport', R.patients),
  [R.patientImports]: at('patientImports', R.patients),
  [R.patientImport]: at('patientImport', R.patientImports),
  [R.appointments]: at('appointments', R.dashboard),
  [R.chats]: at('chats', R.dashboard),
  [R.supplementation]: at('supplementation', R.dashboard),
  [R.supplementationDetail]: at('supplement', R.supplementation),
  [R.foods]: at('foods', R.dashboard),
  [R.foodDetail]: at('food', R.foods),
  [R.error]: at('error', null),
  [R.errorInfo]: at('error', null),

  [R.patient]: at('patient', R.patients),
  [R.patientInfo]: at('patientInfo', R.patient),
  [R.plansList]: at('plansList', R.patient),
  [R.planDetail]: at('planDetail', R.plansList),
  [R.patientData]: at('patientData', R.patient),
  [R.patientDataAnthropometric]: at('patientDataAnthropometric', R.patientData),
  [R.patientDataMedicalHistory]: at('patientDataMedicalHistory', R.patientData),
  [R.patientDataObjective]: at('patientDataObjective', R.patientData),
  [R.patientDataHabits]: at('patientDataHabits', R.patientData),
  [R.followUp]: at('followUp', R.patient),
  [R.followUpActivity]: at('followUpActivity', R.followUp),
  [R.followUpActivityEvents]: at('events', R.followUpActivity),
  [R.followUpSleep]: at('followUpSleep', R.followUp),
  [R.followUpNutrition]: at('followUpNutrition', R.followUp),
  [R.followUpNutritionEvents]: at('events', R.followUpNutrition),
  [R.medicalTests]: at('medicalTests', R.patient),
  [R.notes]: at('notes', R.patient),
  [R.patientDocuments]: at('patientDocuments', R.patient),
  [R.nutritionPlans]: at('nutritionPlans', R.patient),
  [R.nutritionPlan]: at('nutritionPlan', R.nutritionPlans),
  [R.nutritionPlanPatientData]: at('nutritionPlanPatientData', R.nutritionPlan),
  [R.nutritionPlanFoodDistribution]: at('nutritionPlanFoodDistribution', R.nutritionPlan),
  [R.nutritionPlanMenuTemplate]: at('nutritionPlanMenuTemplate', R.nutritionPlan),
  [R.nutritionMenus]: at('nutritionMenus', R.patient),
  [R.calorimetry]: at('calorimetry', R.medicalTests),
  [R.bloodAnalysis]: at('bloodAnalysis', R.medicalTests),
  [R.bloodAnalysisInfo]: at('bloodAnalysisInfo', R.bloodAnalysis),
  [R.bloodAnalysisDiagnosis]: at('bloodAnalysisDiagnosis', R.bloodAnalysis),
  [R.bloodAnalysisObservations]: at('bloodAnalysisObservations', R.bloodAnalysis),
  [R.cgm]: at('cgm', R.medicalTests),
  [R.cgmFollowUp]: at('cgmFollowUp', R.cgm),
  [R.cgmEvents]: at('events', R.cgm),
  [R.cgmPatientInfo]: at('cgmPatientInfo', R.cgm),
  [R.cgmFinalAnalysis]: at('cgmFinalAnalysis', R.cgm),
  [R.cgmEvent]: at('event', R.cgmEvents),
  [R.configuration]: at('configuration', R.patient),
  [R.configurationPatientData]: at('configurationPatientData', R.configuration),
  [R.configurationSpecialists]: at('configurationSpecialists', R.configuration),
  [R.configurationAccountState]: at('configurationAccountState', R.configuration),
  [R.configurationAccess]: at('configurationAccess', R.configuration),
  [R.patientSupplements]: at('patientSupplements', R.patient),
  [R.patientSupplement]: at('patientSupplement', R.patientSupplements),
};

/** The routes from the front door to `id`, itself last. */
export function wayTo(id: RouteId): readonly RouteId[] {
  const { parent } = PLACES[id];
  return parent === null ? [id] : [...wayTo(parent), id];
}

/** The address of a route with what the address bar knows; null when a parameter is not among it. */
export function addressOf(id: RouteId, params: Readonly<Record<string, string | undefined>>): string | null {
  let isWhole = true;
  const address = id.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) isWhole = false;
    return encodeURIComponent(value ?? '');
  });
  return isWhole ? address : null;
}
