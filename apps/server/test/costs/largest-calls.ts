import type { ContractOperation, OperationId } from '../../src/platform/http/contract.ts';
import { resolved, typesOf, type Loose } from './largest-values.ts';

/**
 * What bounds the answer of each operation that returns more than a page: a file, a stream, or lists of which the contract
 * says no length. The contract says the largest request of all others: pages by `limit`, bodies by their schema and bytes.
 */
const BOUNDED_BY: Record<string, readonly OperationId[]> = {
  'what one person has: accounts, sign-ins, keys, choices, thirty views': [
    'listMyAccounts',
    'getOwnSecurity',
    'confirmTotp',
    'renewRecoveryCodes',
    'listOwnSessions',
    'getNotificationChoices',
    'updateNotificationChoice',
    'listPatientViews',
  ],
  'the people that the request names, 200 at most': ['getUsersInfo'],
  'the people of an account': ['listWorkingHours', 'listChatAssignees'],
  '50,000 rows, counted before the file is written': ['exportAuditLogs', 'exportPatients'],
  'the 20,000 rows of a list of patients': [
    'getPatientImport',
    'checkPatientImport',
    'exportPatientImportProblems',
  ],
  'one card: 50 specialists, 20 tags, its tests in progress': [
    'createPatient',
    'getPatient',
    'updatePatient',
    'setPatientState',
    'setPatientSpecialists',
  ],
  'one record of an account with all its patients': [
    'getDashboard',
    'getPatientSummary',
    'findSimilarPatients',
    'listPatientTags',
    'getPatientData',
  ],
  'one record as the archive limits it (patient-transfer-load)': ['importPatientRecord'],
  'one text of 20,000 letters with 20 files': ['createNote', 'getNote', 'updateNote', 'restoreNote'],
  'one test with 50 observers': [
    'createMedicalTest',
    'getMedicalTest',
    'updateMedicalTest',
    'beginMedicalTest',
    'finishMedicalTest',
    'cancelMedicalTest',
  ],
  'the readings of one test (cgm-limits)': [
    'importCgmFile',
    'getCgmReadings',
    'traceCgmReadings',
    'getCgmScores',
    'getCgmHeatMap',
    'getCgmFindings',
    'getCgmFinalAnalysis',
    'updateCgmFinalAnalysis',
    'finishCgmFinalAnalysis',
    'exportCgmReport',
    'compareCgmEvent',
    'getCgmMealRanking',
    'listCgmMealResponses',
  ],
  'a day of samples, worked on in a thread (calorimetry-limits)': [
    'getCalorimetry',
    'updateCalorimetry',
    'importCalorimetryFile',
    'getCalorimetryCurves',
    'saveCalorimetryPhases',
    'moveCalorimetryWindow',
    'compareCalorimetry',
    'useCalorimetryInPlan',
    'undoCalorimetryInPlan',
    'exportCalorimetryReport',
  ],
  'one report of 200 pages at most, read in a thread': [
    'importBloodReport',
    'getBloodReport',
    'importBloodFhir',
  ],
  '150 results of one test, or of 50 tests': [
    'exportBloodFhir',
    'getBloodResults',
    'updateBloodResults',
    'listBloodTrends',
    'getBloodDiagnosis',
    'updateBloodDiagnosis',
    'generateBloodDiagnosis',
    'finishBloodDiagnosis',
    'exportBloodDiagnosis',
  ],
  'one event with 30 foods': ['createCgmEvent', 'getCgmEvent', 'updateCgmEvent'],
  'one food with 60 ingredients': ['createFood', 'getFood', 'updateFood', 'setFoodSettings', 'duplicateFood'],
  'one dish with 30 ingredients': ['createDish', 'getDish', 'updateDish', 'restoreDish', 'duplicateDish'],
  'a recipe of 400,000 characters': ['readRecipe'],
  '52 weeks of menus in a body': [
    'getMenus',
    'updateMenus',
    'setMenuBasis',
    'exportMenus',
    'exportPlanPaper',
    'getShoppingList',
    'exportShoppingList',
    'getPlanVersion',
    'getPlanFigures',
  ],
  '150 foods of each category and those of the menus': ['listMenuFoods'],
  'the dishes of the catalogue, and 300 of the account': ['listMenuDishes'],
  '300 foods, 60 answers': ['getFoodExclusions', 'updateFoodExclusions'],
  '200 foods and 200 dishes': ['getFoodPreferences', 'updateFoodPreferences'],
  'what has changed since the last event': ['followChats', 'followHeldChat'],
  'one supplement with 60 ingredients, and the medicines of a patient': [
    'createSupplement',
    'getSupplement',
    'updateSupplement',
    'duplicateSupplement',
    'createPatientSupplement',
    'getSupplementContext',
    'previewPatientSupplement',
    'getPatientSupplement',
    'updatePatientSupplement',
    'setPatientSupplementState',
  ],
  'the imports and devices of one patient, each with its few sources': [
    'getWearables',
    'updateWearableSourceOrder',
    'beginWearableImport',
    'completeWearableImport',
    'openHeldWearables',
    'beginHeldWearableImport',
    'completeHeldWearableImport',
  ],
  '92 days of one patient': [
    'getWearableActivity',
    'getWearableWorkout',
    'getWearableDay',
    'getWearableSleep',
    'getWearableNutrition',
    'getLoggedMeal',
    'getWearableConnections',
    'exportWearablesFhir',
  ],
  'the steps of one plan or template': [
    'createFollowUpPlan',
    'getFollowUpPlan',
    'updateFollowUpPlan',
    'setFollowUpPlanState',
    'listFollowUpTemplates',
    'resetFollowUpTemplate',
    'createFollowUpTemplateStep',
    'updateFollowUpTemplateStep',
    'deleteFollowUpTemplateStep',
    'moveFollowUpTemplateStep',
  ],
};

const stated = new Map(
  Object.entries(BOUNDED_BY).flatMap(([reason, ids]) => ids.map((id) => [id, reason] as const)),
);

/** Everything that {@link BOUNDED_BY} speaks of. */
export const statedOperations = (): OperationId[] => [...stated.keys()];

const hasLimit = ({ parameters }: ContractOperation): boolean =>
  parameters.some(({ name, in: place }) => place === 'query' && name === 'limit');

/** Whether the contract leaves open how long an answer may be. */
export function growsOpenly(operation: ContractOperation, media: readonly string[]): boolean {
  if (hasLimit(operation)) return false;
  if (media.some((one) => one !== 'application/json')) return true;
  return [...operation.responses].some(
    ([status, schema]) => status < 300 && schema !== null && hasOpenList(schema, 0),
  );
}

function hasOpenList(given: Loose, depth: number): boolean {
  const schema = resolved(given);
  if (depth > 6) return false;
  const { items } = schema as { items?: Loose };
  const isOpen = typesOf(schema).includes('array') && schema.maxItems === undefined;
  if (isOpen && items !== undefined && resolved(items).enum === undefined) return true;
  const parts = [
    ...Object.values((schema.properties ?? {}) as Record<string, Loose>),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((key) => (schema[key] ?? []) as Loose[]),
    ...(items === undefined ? [] : [items]),
  ];
  return parts.some((part) => hasOpenList(part, depth + 1));
}

/** The largest request and answer of an operation, in words. */
export function largestOf(operation: ContractOperation): string {
  const limit = operation.parameters.find(({ name }) => name === 'limit')?.schema.maximum;
  const parts = [
    ...(limit === undefined ? [] : [`a page of ${String(limit)}`]),
    ...(operation.body === null ? [] : ['the largest body of its schema']),
    ...(stated.has(operation.id) ? [stated.get(operation.id) ?? ''] : []),
  ];
  return parts.length === 0 ? 'none: one record by its id' : parts.join('; ');
}
