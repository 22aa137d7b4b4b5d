import { SearchField } from '../../components/SearchField/SearchField.tsx';
import type { Filter } from './FiltersBar.tsx';
import type { FiltersBarProps } from './FiltersBarDrawer.tsx';

export const sampleFilters: Filter[] = [
  {
    kind: 'choice',
    id: 'state',
    label: 'State',
    options: [
      { id: 'active', label: 'Active' },
      { id: 'paused', label: 'Paused' },
      { id: 'closed', label: 'Closed' },
    ],
  },
  { kind: 'dates', id: 'born', label: 'Born' },
  { kind: 'numbers', id: 'weight', label: 'Weight', unit: 'kg', min: 0 },
];

export const sampleBar: Omit<FiltersBarProps, 'values' | 'onChange'> = {
  filters: sampleFilters,
  search: <SearchField label="Search people" placeholder="Search people" />,
  count: '60 people',
  labels: {
    filters: 'Filters',
    open: (active) => (active === 0 ? 'Filters' : `Filters (${active})`),
    remove: (filter) => `Remove ${filter}`,
    clearAll: 'Clear all',
    show: 'Show what was found',
    from: 'From',
    to: 'To',
  },
};
