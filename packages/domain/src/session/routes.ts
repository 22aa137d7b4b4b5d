import { TEST_ROUTES, type TestRoute } from '../test-definitions.ts';
import { STAFF_ROLES, holdsAny, type Role } from './roles.ts';

const ANYONE = 'anyone';
const STAFF = STAFF_ROLES;
const ADMIN = ['ADMIN'] as const;
const SPECIALIST = ['SPECIALIST'] as const;
/** Notes, the questionnaire, nutritional plans and what wearables measure are clinical: closed to receptionists. */
const CLINICAL = ['ADMIN', 'SPECIALIST'] as const;

const TEST_ROLES = Object.fromEntries(TEST_ROUTES.map((route) => [route, SPECIALIST])) as Record<
  TestRoute,
  typeof SPECIALIST
>;

/**
 * Every route of specification 2.3 to 2.7, plus the agenda, and who may enter it. The key is the full path pattern,
 * parameters as `:name`; where the specification names no role the patient area is for staff.
 */
export const ROUTE_ROLES = {
  '/': STAFF,
  '/profile': STAFF,
  '/users': ADMIN,
  '/users-audit': ADMIN,
  '/account-settings': ADMIN,
  // Not in the specification: texts that specialists use again in recommendations.
  '/recommendation-templates': CLINICAL,
  // Neither is in the specification: all running follow-up plans, and the steps with which they begin.
  '/follow-ups': STAFF,
  '/follow-up-templates': CLINICAL,
  '/patients': STAFF,
  // Neither is in the specification: the pages to restore deleted patients and to import an exported one.
  '/patients/deleted': ADMIN,
  '/patients/record': CLINICAL,
  // Not in the specification: patients from a spreadsheet.
  '/patients/import': STAFF,
  '/patients/import/:importId': STAFF,
  '/appointments': STAFF,
  '/chats': STAFF,
  // Not in the specification: texts that are written to patients again and again.
  '/saved-replies': CLINICAL,
  '/supplementation': STAFF,
  '/supplementation/:supplementId': STAFF,
  '/foods': STAFF,
  // Not in the specification: foods from a table.
  '/foods/import': CLINICAL,
  '/foods/:foodId': STAFF,
  '/error/:type': ANYONE,
  '/error/:type/:info': ANYONE,

  '/patient/:patientId': STAFF,
  '/patient/:patientId/info': STAFF,
  '/patient/:patientId/plans-list': STAFF,
  '/patient/:patientId/plan-detail/:planId': STAFF,
  // Not in the specification: what a patient answered through links.
  '/patient/:patientId/surveys': CLINICAL,
  '/patient/:patientId/patient-data': CLINICAL,
  '/patient/:patientId/patient-data/anthropometric-data': CLINICAL,
  '/patient/:patientId/patient-data/medical-history': CLINICAL,
  '/patient/:patientId/patient-data/healzy-objective': CLINICAL,
  '/patient/:patientId/patient-data/habits': CLINICAL,
  '/patient/:patientId/follow-up': CLINICAL,
  '/patient/:patientId/follow-up/activity': CLINICAL,
  '/patient/:patientId/follow-up/activity/:eventId/events': CLINICAL,
  '/patient/:patientId/follow-up/sleep': CLINICAL,
  '/patient/:patientId/follow-up/nutrition': CLINICAL,
  '/patient/:patientId/follow-up/nutrition/:eventId/events': CLINICAL,
  '/patient/:patientId/medical-tests': STAFF,
  '/patient/:patientId/notes': CLINICAL,
  // Not in the specification: documents filed for a patient.
  '/patient/:patientId/documents': STAFF,
  // Not in the specification's routes: the chat with this patient, beside the rest of the record.
  '/patient/:patientId/chat': STAFF,
  '/patient/:patientId/nutrition/plans': CLINICAL,
  '/patient/:patientId/nutrition/plans/:nutritionalPlan': CLINICAL,
  '/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data': CLINICAL,
  '/patient/:patientId/nutrition/plans/:nutritionalPlan/food-distribution': CLINICAL,
  '/patient/:patientId/nutrition/plans/:nutritionalPlan/menu-template': CLINICAL,
  // Not in the specification: what the patient likes and how they cook, and how often kinds of food are eaten.
  '/patient/:patientId/nutrition/plans/:nutritionalPlan/preferences': CLINICAL,
  // Not in the specification: kept states of a plan, to look at, compare and restore.
  '/patient/:patientId/nutrition/plans/:nutritionalPlan/versions': CLINICAL,
  '/patient/:patientId/nutrition/menus': CLINICAL,
  ...TEST_ROLES,
  '/patient/:patientId/configuration': STAFF,
  '/patient/:patientId/configuration/patientData': STAFF,
  '/patient/:patientId/configuration/specialists': STAFF,
  '/patient/:patientId/configuration/patientAccountState': STAFF,
  // Not in the specification: who looked at a record is for the people responsible for the account.
  '/patient/:patientId/configuration/access': ADMIN,
  '/patient/:patientId/supplements': CLINICAL,
  '/patient/:patientId/supplements/:supplementId': CLINICAL,
} as const satisfies Record<string, readonly Role[] | typeof ANYONE>;

/** The full path pattern of a route, as written in {@link ROUTE_ROLES}. */
export type RouteId = keyof typeof ROUTE_ROLES;

export const ROUTE_IDS = Object.keys(ROUTE_ROLES) as RouteId[];

/** Pages behind the links that patients are given, whose secret follows a `#`; none of them is a screen of the app. */
export const LINK_PAGES = ['/intake', '/chat', '/survey', '/appointment', '/wearables'] as const;
export type LinkPage = (typeof LINK_PAGES)[number];

/** Where the identity provider redirects the browser. */
export const CALLBACK_PATH = '/callback';
export type CallbackPath = typeof CALLBACK_PATH;

const segmentsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/**
 * Whether the app has a page at this path: a screen, a page behind a link, or the callback of the sign-in. As in the
 * app's router, letters match in either case and a slash at the end means nothing.
 * @example hasPage('/patient/0195/notes') // true
 * @example hasPage('/wp-login') // false
 */
export function hasPage(path: string): boolean {
  const wanted = segmentsOf(path);
  return [...ROUTE_IDS, ...LINK_PAGES, CALLBACK_PATH]
    .map(segmentsOf)
    .some(
      (page) =>
        page.length === wanted.length &&
        page.every((part, at) => part.startsWith(':') || part === wanted[at]),
    );
}

/** Whether a holder of these roles may enter the route. */
export function canEnterRoute(routeId: RouteId, roles: readonly Role[]): boolean {
  const wanted: readonly Role[] | typeof ANYONE = ROUTE_ROLES[routeId];
  return wanted === ANYONE || holdsAny(roles, wanted);
}

/**
 * Where to redirect someone who may not enter a route: not staff at all → the product's no-access page; staff without
 * the role → `no-grants`; allowed → null.
 */
export function refusalRoute(routeId: RouteId, roles: readonly Role[]): string | null {
  if (canEnterRoute(routeId, roles)) return null;
  return holdsAny(roles, STAFF) ? '/error/no-grants' : '/error/access_denied/PROFESSIONAL';
}
