import type { PatientSupplementsQuery, SupplementsQuery } from '@healzy/api/supplements';
import { SUPPLEMENT_CATEGORIES, SUPPLEMENT_ORIGINS, SUPPLEMENT_STATUSES } from '@healzy/domain/supplements';
import { given } from '../../app/given.ts';
import { chosenOf, type ListDefinition, type Listing, oneOf, someOf } from '../../app/lists/list-address.ts';

type Sort = NonNullable<SupplementsQuery['sort']>;

export const SUPPLEMENT_LIST: ListDefinition<Sort> = {
  filters: { category: someOf(SUPPLEMENT_CATEGORIES), origin: oneOf(SUPPLEMENT_ORIGINS) },
  sorts: { name: ['name', '-name'] },
  defaultSort: 'name',
};

export const queryOf = (
  { search, filters, sort }: Listing<Sort>,
  language: 'es' | 'en',
): SupplementsQuery => ({
  sort,
  language,
  ...given({
    search,
    category: chosenOf(filters.category, SUPPLEMENT_CATEGORIES),
    origin: chosenOf(filters.origin, SUPPLEMENT_ORIGINS)[0],
  }),
});

export const PATIENT_LIST: ListDefinition = { filters: { status: oneOf(SUPPLEMENT_STATUSES) } };

/** The query for a patient's supplements. */
export function patientQueryOf({ filters }: Pick<Listing, 'filters'>): PatientSupplementsQuery {
  return { limit: 50, ...given({ status: chosenOf(filters.status, SUPPLEMENT_STATUSES)[0] }) };
}
