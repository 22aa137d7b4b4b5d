import { daysOfLocalDate, isUuid } from '@healzy/domain/shared';
import type { DataTableSort } from '@healzy/ui/patterns/DataTable';
import type { FilterValue, FilterValues } from '@healzy/ui/patterns/FiltersBar';

const LONGEST_SEARCH = 100;
const MOST_CHOICES = 20;

/** What a filter accepts from the address; anything else in it is ignored. */
type FilterRule =
  | { readonly kind: 'choice'; readonly most: number; readonly accepts: (id: string) => boolean }
  | { readonly kind: 'dates' };

const choice = (most: number, accepts: (id: string) => boolean): FilterRule => ({
  kind: 'choice',
  most,
  accepts,
});
export const oneOf = (choices: readonly string[]): FilterRule => choice(1, (id) => choices.includes(id));
export const someOf = (choices: readonly string[]): FilterRule =>
  choice(MOST_CHOICES, (id) => choices.includes(id));
export const oneId: FilterRule = choice(1, isUuid);
export const texts = (longest: number): FilterRule =>
  choice(MOST_CHOICES, (text) => text.trim() !== '' && text.length <= longest);
/** A period, in the parameters `from` and `to`. */
export const dates: FilterRule = { kind: 'dates' };

/** What the address of a list can say besides its search. */
export interface ListDefinition<Sort extends string = string> {
  /** By parameter. */
  readonly filters?: Readonly<Record<string, FilterRule>>;
  /** The server's order for each sortable column, ascending and descending. */
  readonly sorts?: Readonly<Record<string, readonly [ascending: Sort, descending: Sort]>>;
  /** Orders that no column has. */
  readonly otherSorts?: readonly Sort[];
  readonly defaultSort?: Sort;
  /** The parameter of an open item that a change of filters closes. */
  readonly item?: string;
}

/** What a list shows, according to its address. */
export interface Listing<Sort extends string = string> {
  readonly search: string;
  readonly filters: FilterValues;
  readonly sort: Sort;
}

const dayIn = (parameters: URLSearchParams, name: string): string | null => {
  const day = parameters.get(name);
  return day !== null && daysOfLocalDate(day) !== null ? day : null;
};

function valueIn(parameters: URLSearchParams, id: string, rule: FilterRule): FilterValue | null {
  if (rule.kind === 'dates') {
    const [from, to] = [dayIn(parameters, 'from'), dayIn(parameters, 'to')];
    return from === null && to === null ? null : { kind: 'dates', from, to };
  }
  const ids = [...new Set(parameters.getAll(id))].filter(rule.accepts).slice(0, rule.most);
  return ids.length === 0 ? null : { kind: 'choice', ids };
}

/** Reads an address; ignores invalid values. */
export function listingOf<Sort extends string>(
  { filters = {}, sorts = {}, otherSorts = [], defaultSort = '' as Sort }: ListDefinition<Sort>,
  parameters: URLSearchParams,
): Listing<Sort> {
  const known = [...otherSorts, ...Object.values(sorts).flat()];
  return {
    search: (parameters.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    sort: known.find((sort) => sort === parameters.get('sort')) ?? defaultSort,
    filters: Object.fromEntries(
      Object.entries(filters).flatMap(([id, rule]) => {
        const value = valueIn(parameters, id, rule);
        return value === null ? [] : [[id, value]];
      }),
    ),
  };
}

/** The address of a listing; what else the address says stays. */
export function addressOf<Sort extends string>(
  { filters: rules = {}, defaultSort }: ListDefinition<Sort>,
  { search, filters, sort }: Listing<Sort>,
  before = new URLSearchParams(),
): URLSearchParams {
  const parameters = new URLSearchParams(before);
  for (const name of ['search', 'sort', 'from', 'to', ...Object.keys(rules)]) parameters.delete(name);
  if (search !== '') parameters.set('search', search);
  for (const id of Object.keys(rules)) {
    const value = filters[id];
    if (value?.kind === 'choice') for (const one of value.ids) parameters.append(id, one);
    if (value?.kind !== 'dates') continue;
    if (value.from !== null) parameters.set('from', value.from);
    if (value.to !== null) parameters.set('to', value.to);
  }
  if (sort !== (defaultSort ?? '')) parameters.set('sort', sort);
  return parameters;
}

/** The ids chosen in a filter. */
export const idsOf = (value: FilterValue | undefined): readonly string[] =>
  value?.kind === 'choice' ? value.ids : [];

/** Those of `choices` that are chosen in a filter. */
export const chosenOf = <Choice extends string>(
  value: FilterValue | undefined,
  choices: readonly Choice[],
): Choice[] => choices.filter((id) => idsOf(value).includes(id));

/** The column and direction of an order, for the table. */
export function tableSortOf<Sort extends string>(
  { sorts = {}, defaultSort }: ListDefinition<Sort>,
  sort: Sort,
): DataTableSort {
  const columns = Object.entries(sorts);
  const of = (wanted: Sort | undefined) => columns.find(([, both]) => both.some((one) => one === wanted));
  const [column, [, descending]] = of(sort) ?? of(defaultSort) ?? ['', ['', '']];
  return { column, direction: descending === sort ? 'descending' : 'ascending' };
}

/** The server's order for the table's. */
export function sortOfTable<Sort extends string>(
  { sorts = {}, defaultSort = '' as Sort }: ListDefinition<Sort>,
  { column, direction }: DataTableSort,
): Sort {
  return sorts[column]?.[direction === 'descending' ? 1 : 0] ?? defaultSort;
}
