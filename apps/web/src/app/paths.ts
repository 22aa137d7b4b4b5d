import type { RouteId } from '@healzy/domain/session';

/**
 * Every route of the product as specification 2.3 to 2.7 spells it, in one place. A route is either mounted by a
 * feature's `module.ts` or listed under `routesToCome` in the root `features.json`.
 */
export const ROUTES = {
  dashboard: '/',
  profile: '/profile',
  users: '/users',
  usersAudit: '/users-audit',
  accountSettings: '/account-settings',
  patients: '/patients',
  deletedPatients: '/patients/deleted',
  patientRecordImport: '/patients/record',
  patientImports: '/patients/import',
  patientImport: '/patients/import/:importId',
  appointments: '/appointments',
  chats: '/chats',
  supplementation: '/supplementation',
  supplementationDetail: '/supplementation/:supplementId',
  foods: '/foods',
  foodDetail: '/foods/:foodId',
  error: '/error/:type',
  errorInfo: '/error/:type/:info',
  patient: '/patient/:patientId',
  patientInfo: '/patient/:patientId/info',
  plansList: '/patient/:patientId/plans-list',
  planDetail: '/patient/:patientId/plan-detail/:planId',
  patientData: '/patient/:patientId/patient-data',
  patientDataAnthropometric: '/patient/:patientId/patient-data/anthropometric-data',
  patientDataMedicalHistory: '/patient/:patientId/patient-data/medical-history',
  patientDataObjective: '/patient/:patientId/patient-data/healzy-objective',
  patientDataHabits: '/patient/:patientId/patient-data/habits',
  followUp: '/patient/:patientId/follow-up',
  followUpActivity: '/patient/:patientId/follow-up/activity',
  followUpActivityEvents: '/patient/:patientId/follow-up/activity/:eventId/events',
  followUpSleep: '/patient/:patientId/follow-up/sleep',
  followUpNutrition: '/patient/:patientId/follow-up/nutrition',
  followUpNutritionEvents: '/patient/:patientId/follow-up/nutrition/:eventId/events',
  medicalTests: '/patient/:patientId/medical-tests',
  notes: '/patient/:patientId/notes',
  patientDocuments: '/patient/:patientId/documents',
  nutritionPlans: '/patient/:patientId/nutrition/plans',
  nutritionPlan: '/patient/:patientId/nutrition/plans/:nutritionalPlan',
  nutritionPlanPatientData: '/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data',
  nutritionPlanFoodDistribution: '/patient/:patientId/nutrition/plans/:nutritionalPlan/food-distribution',
  nutritionPlanMenuTemplate: '/patient/:patientId/nutrition/plans/:nutritionalPlan/menu-template',
  nutritionMenus: '/patient/:patientId/nutrition/menus',
  calorimetry: '/patient/:patientId/medical-test/calorimetry/:medicalTest',
  bloodAnalysis: '/patient/:patientId/medical-test/blood-analysis/:medicalTest',
  bloodAnalysisInfo: '/patient/:patientId/medical-test/blood-analysis/:medicalTest/info',
  bloodAnalysisDiagnosis: '/patient/:patientId/medical-test/blood-analysis/:medicalTest/diagnosis',
  bloodAnalysisObservations: '/patient/:patientId/medical-test/blood-analysis/:medicalTest/observations',
  cgm: '/patient/:patientId/medical-test/cgm/:medicalTest',
  cgmFollowUp: '/patient/:patientId/medical-test/cgm/:medicalTest/follow-up',
  cgmEvents: '/patient/:patientId/medical-test/cgm/:medicalTest/events',
  cgmPatientInfo: '/patient/:patientId/medical-test/cgm/:medicalTest/patient-info',
  cgmFinalAnalysis: '/patient/:patientId/medical-test/cgm/:medicalTest/final-analysis',
  cgmEvent: '/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId',
  configuration: '/patient/:patientId/configuration',
  configurationPatientData: '/patient/:patientId/configuration/patientData',
  configurationSpecialists: '/patient/:patientId/configuration/specialists',
  configurationAccountState: '/patient/:patientId/configuration/patientAccountState',
  configurationAccess: '/patient/:patientId/configuration/access',
  patientSupplements: '/patient/:patientId/supplements',
  patientSupplement: '/patient/:patientId/supplements/:supplementId',
} as const satisfies Record<string, RouteId>;

export type RouteName = keyof typeof ROUTES;

/** Where the identity provider redirects the browser. Not a screen of the specification. */
export const CALLBACK_PATH = '/callback';

/** The page behind a questionnaire's link, for its holder. The secret follows a `#`. */
export const INTAKE_PATH = '/intake';

type Parameters<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & Parameters<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

/**
 * The address of a route with its parameters filled in.
 * @example pathTo('patientInfo', { patientId: 'a1' }) // '/patient/a1/info'
 */
export function pathTo<Name extends RouteName>(
  name: Name,
  ...[parameters]: unknown extends Parameters<(typeof ROUTES)[Name]>
    ? []
    : [parameters: Parameters<(typeof ROUTES)[Name]>]
): string {
  return ROUTES[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent((parameters as Record<string, string>)[key] ?? ''),
  );
}
