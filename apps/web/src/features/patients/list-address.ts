import type { PatientsQuery, PatientViewSettings } from '@healzy/api/patients';
import { MEDICAL_TEST_TYPES } from '@healzy/domain/medical-tests';
import { PATIENT_STATES } from '@healzy/domain/patients';
import type { FilterValue, FilterValues } from '@healzy/ui/patterns/FiltersBar';
import { given } from '../../app/given.ts';
import { modules } from '../../app/modules.ts';
import {
  chosenOf,
  idsOf,
  type ListDefinition,
  type Listing,
  oneId,
  oneOf,
  texts,
} from '../../app/lists/list-address.ts';

export type PatientSort = NonNullable<PatientsQuery['sort']>;

/** What the list of patients shows. */
export type PatientListing = Listing<PatientSort>;

/** Any test in progress, none, or one of a type. */
export const TEST_CHOICES = ['IN_PROGRESS', 'NONE', ...MEDICAL_TEST_TYPES] as const;
/** Waiting for review, or none. */
export const INTAKE_CHOICES = ['WAITING', 'NONE'] as const;

/** The filters that other features contribute. */
export const contributedFilters = () => modules().flatMap(({ patientFilters = [] }) => patientFilters);

/** Made at its first use: the features are registered by then. */
export const patientList = (): ListDefinition<PatientSort> =>
  (definition ??= { ...OWN_LIST, filters: { ...OWN_LIST.filters, ...contributedParsers() } });
let definition: ListDefinition<PatientSort> | undefined;

const contributedParsers = () =>
  Object.fromEntries(contributedFilters().map(({ id, choices }) => [id, oneOf(choices)]));

const OWN_LIST: ListDefinition<PatientSort> = {
  filters: {
    state: oneOf(PATIENT_STATES),
    specialist: oneId,
    test: oneOf(TEST_CHOICES),
    intake: oneOf(INTAKE_CHOICES),
    coupon: texts(60),
    tag: texts(40),
  },
  sorts: {
    patient: ['surname', '-surname'],
    email: ['email', '-email'],
    // The older patient has the smaller birthdate.
    age: ['-birthdate', 'birthdate'],
    lastActivity: ['lastActivity', '-lastActivity'],
    createdAt: ['createdAt', '-createdAt'],
    nextAppointment: ['nextAppointment', '-nextAppointment'],
  },
  otherSorts: ['name', '-name'],
  defaultSort: 'surname',
};

type Filter = PatientViewSettings['filter'];

/** The filters as the server takes them, without the search. */
export function filterOf({ filters }: Pick<PatientListing, 'filters'>): Filter {
  const [test] = chosenOf(filters.test, TEST_CHOICES);
  const [intake] = chosenOf(filters.intake, INTAKE_CHOICES);
  const isType = test !== undefined && test !== 'IN_PROGRESS' && test !== 'NONE';
  return given({
    state: chosenOf(filters.state, PATIENT_STATES)[0],
    professionalId: idsOf(filters.specialist)[0],
    hasTestInProgress: test === undefined || isType ? undefined : test === 'IN_PROGRESS',
    testType: isType ? [test] : undefined,
    hasIntakeWaiting: intake && intake === 'WAITING',
    coupon: [...idsOf(filters.coupon)],
    tag: [...idsOf(filters.tag)],
    ...Object.fromEntries(
      contributedFilters().map(({ id, choices }) => [id, chosenOf(filters[id], choices)[0]]),
    ),
  });
}

/** The query for the server. */
export const queryOf = ({ search, sort, ...listing }: PatientListing): PatientsQuery => ({
  sort,
  ...filterOf(listing),
  ...given({ search }),
});

/** A saved view's filters and order as a listing, without a search. */
export function listingOfView({ filter, sort }: PatientViewSettings): PatientListing {
  const { state, professionalId, hasTestInProgress, hasIntakeWaiting, testType, coupon, tag } = filter;
  const chosen = (...ids: readonly (string | undefined)[]): FilterValue | undefined => {
    const known = ids.filter((id) => typeof id === 'string');
    return known.length === 0 ? undefined : { kind: 'choice', ids: known };
  };
  const test = hasTestInProgress === undefined ? undefined : hasTestInProgress ? 'IN_PROGRESS' : 'NONE';
  const intake = hasIntakeWaiting === undefined ? undefined : hasIntakeWaiting ? 'WAITING' : 'NONE';
  const filters: FilterValues = given({
    state: chosen(state),
    specialist: chosen(professionalId),
    test: chosen(testType?.[0] ?? test),
    intake: chosen(intake),
    coupon: chosen(...(coupon ?? [])),
    tag: chosen(...(tag ?? [])),
    ...Object.fromEntries(contributedFilters().map(({ id }) => [id, chosen(filter[id])])),
  });
  return { search: '', sort, filters };
}
