import { Archive, Pencil, Tag } from 'lucide-react';
import { fn } from 'storybook/test';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import type { DataTableColumn, DataTableProps, DataTableSelecting } from './DataTable.tsx';
import { samplePeople, type SamplePerson } from './samplePeople.ts';

export const sampleColumns: DataTableColumn<SamplePerson>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (person) => person.name,
    isSortable: true,
    isAlwaysShown: true,
    width: 'minmax(12rem, 2fr)',
    onCard: 'title',
  },
  {
    id: 'email',
    header: 'E-mail',
    cell: (person) => person.email,
    width: 'minmax(12rem, 2fr)',
    onCard: 'detail',
  },
  { id: 'born', header: 'Born', cell: (person) => person.born, align: 'end', width: '7rem' },
  {
    id: 'visits',
    header: 'Visits',
    cell: (person) => person.visits,
    align: 'end',
    isSortable: true,
    width: '6rem',
  },
  {
    id: 'state',
    header: 'State',
    cell: (person) => (
      <StatusPill tone={person.state === 'Active' ? 'success' : 'neutral'} label={person.state} />
    ),
    value: (person) => person.state,
    width: '8rem',
    onCard: 'aside',
  },
];
export const edit = fn();
export const archive = fn();
export const bulkArchive = fn();

export const sampleSelecting: DataTableSelecting<SamplePerson> = {
  onChange: fn(),
  actions: [
    { id: 'tag', label: 'Add tag', icon: <Tag size={16} aria-hidden />, onAction: fn() },
    { id: 'archive', label: 'Archive', icon: <Archive size={16} aria-hidden />, onAction: bulkArchive },
  ],
  labels: {
    row: (person) => `Select ${person.name}`,
    all: 'Select all rows',
    count: (count, total) => `${count.toLocaleString('en')} of ${total.toLocaleString('en')} selected`,
    everything: (total) => `Select all ${total.toLocaleString('en')}`,
    clear: 'Clear selection',
    bar: 'Selected people',
  },
};

export const sampleChoice = {
  labels: {
    open: 'Columns',
    title: 'Columns of the table',
    moveUp: (column: string) => `Move ${column} up`,
    moveDown: (column: string) => `Move ${column} down`,
    reset: 'As it was',
  },
};

export const sampleTable: DataTableProps<SamplePerson> = {
  columns: sampleColumns,
  rows: samplePeople(60),
  getRowId: (person) => person.id,
  getRowHref: (person) => `#${person.id}`,
  actions: [
    { id: 'edit', label: 'Edit', icon: <Pencil size={16} />, onAction: edit, isQuick: true },
    { id: 'archive', label: 'Archive', icon: <Archive size={16} />, onAction: archive, isDanger: true },
  ],
  sort: { column: 'name', direction: 'ascending' },
  onSortChange: fn(),
  total: 60,
  labels: {
    table: 'People',
    rowMenu: (person) => `Actions for ${person.name}`,
    actions: 'Actions',
    loading: 'Loading people',
    loadMore: 'Show more',
    failedMore: 'The next people did not come.',
    retry: 'Try again',
    resize: (column) => `Width of ${column}`,
  },
};
