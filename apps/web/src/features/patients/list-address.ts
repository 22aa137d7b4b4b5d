import { isUuid } from '@healzy/domain/shared';
import type { PatientsQuery, PatientViewSettings } from '@healzy/api/patients';
import { MEDICAL_TEST_TYPES } from '@healzy/domain/medical-tests';
import { PATIENT_STATES } from '@healzy/domain/patients';
import type { DataTableSort } from '@healzy/ui/patterns/DataTable';
import type { FilterValue, FilterValues } from '@healzy/ui/patterns/FiltersBar';

export type PatientSort = NonNullable<PatientsQuery['sort']>;

/** What the list shows, according to its address. */
export interface PatientListing {
  search: string;
  filters: FilterValues;
  sort: PatientSort;
}

const DEFAULT_SORT: PatientSort = 'surname';
const SORTS: readonly PatientSort[] = [
  'name',
  '-name',
  'surname',
  '-surname',
  'email',
  '-email',
  'birthdate',
  '-birthdate',
  'lastActivity',
  '-lastActivity',
  'createdAt',
  '-createdAt',
  'nextAppointment',
  '-nextAppointment',
];

/** Any test in progress, none, or one of a type. */
export const TEST_CHOICES = ['IN_PROGRESS', 'NONE', ...MEDICAL_TEST_TYPES] as const;

/** Waiting for review, or none. */
export const INTAKE_CHOICES = ['WAITING', 'NONE'] as const;

const LONGEST_SEARCH = 100;
const MOST_CHOICES = 20;

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);
const chosen = (ids: readonly string[]): FilterValue => ({ kind: 'choice', ids });
const idsOf = (value: FilterValue | undefined): readonly string[] =>
  value?.kind === 'choice' ? value.ids : [];

/** Reads an address; ignores invalid values. */
export function listingOf(parameters: URLSearchParams): PatientListing {
  const state = oneOf(PATIENT_STATES, parameters.get('state'));
  const specialist = parameters.get('specialist');
  const test = oneOf(TEST_CHOICES, parameters.get('test'));
  const intake = oneOf(INTAKE_CHOICES, parameters.get('intake'));
  const texts = (name: string, longest: number) =>
    [...new Set(parameters.getAll(name))]
      .filter((text) => text.trim() !== '' && text.length <= longest)
      .slice(0, MOST_CHOICES);
  const coupons = texts('coupon', 60);
  const tags = texts('tag', 40);
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: oneOf(SORTS, parameters.get('sort')) ?? DEFAULT_SORT,
    filters: {
      ...(state === undefined ? {} : { state: chosen([state]) }),
      ...(specialist !== null && isUuid(specialist) ? { specialist: chosen([specialist]) } : {}),
      ...(test === undefined ? {} : { test: chosen([test]) }),
      ...(intake === undefined ? {} : { intake: chosen([intake]) }),
      ...(coupons.length === 0 ? {} : { coupon: chosen(coupons) }),
      ...(tags.length === 0 ? {} : { tag: chosen(tags) }),
    },
  };
}

/** The address of a listing. */
export function addressOf({ search, filters, sort }: PatientListing): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search !== '') parameters.set('search', search);
  for (const name of ['state', 'specialist', 'test', 'intake', 'coupon', 'tag'])
    for (const id of idsOf(filters[name])) parameters.append(name, id);
  if (sort !== DEFAULT_SORT) parameters.set('sort', sort);
  return parameters;
}

type Filter = PatientViewSettings['filter'];

/** The filters as the server takes them, without the search. */
export function filterOf({ filters }: Pick<PatientListing, 'filters'>): Filter {
  const state = oneOf(PATIENT_STATES, idsOf(filters.state)[0] ?? null);
  const test = oneOf(TEST_CHOICES, idsOf(filters.test)[0] ?? null);
  const intake = oneOf(INTAKE_CHOICES, idsOf(filters.intake)[0] ?? null);
  const specialist = idsOf(filters.specialist)[0];
  const [coupon, tag] = [idsOf(filters.coupon), idsOf(filters.tag)];
  return {
    ...(state === undefined ? {} : { state }),
    ...(specialist === undefined ? {} : { professionalId: specialist }),
    ...(test === 'IN_PROGRESS' || test === 'NONE' ? { hasTestInProgress: test === 'IN_PROGRESS' } : {}),
    ...(test === undefined || test === 'IN_PROGRESS' || test === 'NONE' ? {} : { testType: [test] }),
    ...(intake === undefined ? {} : { hasIntakeWaiting: intake === 'WAITING' }),
    ...(coupon.length === 0 ? {} : { coupon: [...coupon] }),
    ...(tag.length === 0 ? {} : { tag: [...tag] }),
  };
}

/** The query for the server. */
export function queryOf(listing: PatientListing): PatientsQuery {
  const { search, sort } = listing;
  return { sort, ...filterOf(listing), ...(search === '' ? {} : { search }) };
}

/** A saved view's filters and order as a listing, without a search. */
export function listingOfView({ filter, sort }: PatientViewSettings): PatientListing {
  const { state, professionalId, hasTestInProgress, hasIntakeWaiting, testType, coupon, tag } = filter;
  const test =
    testType?.[0] ??
    (hasTestInProgress === undefined ? undefined : hasTestInProgress ? 'IN_PROGRESS' : 'NONE');
  const intake = hasIntakeWaiting === undefined ? undefined : hasIntakeWaiting ? 'WAITING' : 'NONE';
  return {
    search: '',
    sort,
    filters: {
      ...(state === undefined ? {} : { state: chosen([state]) }),
      ...(professionalId === undefined ? {} : { specialist: chosen([professionalId]) }),
      ...(test === undefined ? {} : { test: chosen([test]) }),
      ...(intake === undefined ? {} : { intake: chosen([intake]) }),
      ...(coupon === undefined ? {} : { coupon: chosen(coupon) }),
      ...(tag === undefined ? {} : { tag: chosen(tag) }),
    },
  };
}

/** The column of each sort; the older patient has the smaller birthdate. */
const COLUMN_SORTS: Record<string, { sort: PatientSort; opposite: PatientSort }> = {
  patient: { sort: 'surname', opposite: '-surname' },
  email: { sort: 'email', opposite: '-email' },
  age: { sort: '-birthdate', opposite: 'birthdate' },
  lastActivity: { sort: 'lastActivity', opposite: '-lastActivity' },
  createdAt: { sort: 'createdAt', opposite: '-createdAt' },
  nextAppointment: { sort: 'nextAppointment', opposite: '-nextAppointment' },
};

export function tableSortOf(sort: PatientSort): DataTableSort {
  for (const [column, both] of Object.entries(COLUMN_SORTS)) {
    if (both.sort === sort) return { column, direction: 'ascending' };
    if (both.opposite === sort) return { column, direction: 'descending' };
  }
  return { column: 'patient', direction: 'ascending' };
}

export function sortOfTable({ column, direction }: DataTableSort): PatientSort {
  const both = COLUMN_SORTS[column];
  if (both === undefined) return DEFAULT_SORT;
  return direction === 'descending' ? both.opposite : both.sort;
}
