import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { breakpoints } from '../../theme/breakpoints.ts';
import { DataTable, type DataTableColumn, type DataTableProps, type DataTableSort } from './DataTable.tsx';
import { samplePeople, type SamplePerson } from './samplePeople.ts';

const columns: DataTableColumn<SamplePerson>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (person) => person.name,
    isSortable: true,
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
    width: '8rem',
    onCard: 'aside',
  },
];
const people = samplePeople(60);
const edit = fn();
const archive = fn();

const args: DataTableProps<SamplePerson> = {
  columns,
  rows: people,
  getRowId: (person) => person.id,
  getRowHref: (person) => `#${person.id}`,
  actions: [
    { id: 'edit', label: 'Edit', icon: <Pencil size={16} />, onAction: edit, isQuick: true },
    { id: 'archive', label: 'Archive', icon: <Archive size={16} />, onAction: archive, isDanger: true },
  ],
  sort: { column: 'name', direction: 'ascending' },
  onSortChange: fn(),
  total: 60,
  toolbar: (
    <SearchField
      label="Search people"
      placeholder="Search people"
      clearLabel="Clear"
      value=""
      onChange={() => undefined}
    />
  ),
  labels: {
    table: 'People',
    rowMenu: (person) => `Actions for ${person.name}`,
    actions: 'Actions',
    loading: 'Loading people',
  },
};

const meta = { title: 'Patterns/DataTable', component: DataTable<SamplePerson>, args } satisfies Meta<
  typeof DataTable<SamplePerson>
>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (root: HTMLElement, row: number, column: number) =>
  root.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)!;
const isWide = () => window.innerWidth >= breakpoints.desktop;

export const Default: Story = {
  name: 'Tells how many rows and columns there are, and which row each is',
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'People' });
    await expect(grid).toHaveAttribute('aria-rowcount', '61');
    if (isWide()) await expect(grid).toHaveAttribute('aria-colcount', '6');
    await expect(at(canvasElement, 1, 0).closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const WalksByKeyboard: Story = {
  name: 'Is one stop for Tab and is walked like a sheet, through rows that do not exist yet',
  play: async ({ canvasElement }) => {
    if (!isWide()) return;
    within(at(canvasElement, 1, 0))
      .getByRole('link')
      .focus();
    await expect(canvasElement.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(at(canvasElement, 2, 1)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(at(canvasElement, 60, 5).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(at(canvasElement, 0, 0).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-column')).toBe('0'),
    );
    await expect(
      Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row),
    ).toBeGreaterThan(5);
    await userEvent.keyboard('{Home}{End}');
    await waitFor(() =>
      expect(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.column).toBe('5'),
    );
  },
};

export const KeepsTheFocus: Story = {
  name: 'Keeps the focused row however far it is scrolled',
  args: { rows: samplePeople(2000), total: 2000 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(at(canvasElement, 3, 0)).toBeVisible());
    const link = within(at(canvasElement, 3, 0)).getByRole('link');
    link.focus();
    canvasElement.querySelector('[role=grid]')!.parentElement!.scrollTop = 40_000;
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-rowindex="500"], [aria-rowindex="1000"]')).not.toBeNull(),
    );
    await expect(link).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(80);
  },
};

export const FollowsALink: Story = {
  name: 'A click anywhere on a row, or Enter on it, follows its link through the app’s router',
  render: function Routed(given) {
    const [place, setPlace] = useState('');
    return (
      <RouterProvider navigate={setPlace}>
        <p>Now at {place}</p>
        <DataTable {...given} getRowHref={(person) => `/people/${person.id}`} />
      </RouterProvider>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const link = within(at(canvasElement, 2, 0)).getByRole('link');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Now at /people/person-1')).toBeVisible();
    await userEvent.click(within(at(canvasElement, 4, 0)).getByRole('link'));
    await expect(await canvas.findByText('Now at /people/person-3')).toBeVisible();
  },
};

export const SortsByKeyboard: Story = {
  name: 'Sorts by keyboard, and says in which direction',
  render: function Sorting(given) {
    const [sort, setSort] = useState<DataTableSort>({ column: 'name', direction: 'ascending' });
    const rows = useMemo(() => {
      const sign = sort.direction === 'ascending' ? 1 : -1;
      return [...given.rows].sort(
        (a, b) => sign * (sort.column === 'visits' ? a.visits - b.visits : a.name.localeCompare(b.name)),
      );
    }, [sort, given.rows]);
    return <DataTable {...given} rows={rows} sort={sort} onSortChange={setSort} />;
  },
  play: async ({ canvas, canvasElement }) => {
    const header = () => canvas.getByRole('columnheader', { name: 'Name' });
    within(header()).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await expect(within(header()).getByRole('button')).toHaveFocus();
    const first = [...people].sort((a, b) => b.name.localeCompare(a.name))[0]!.name;
    await expect(at(canvasElement, 1, 0)).toHaveTextContent(first);
  },
};

export const RowActions: Story = {
  name: 'A row’s actions are buttons with the pointer or the keyboard, and always a menu',
  play: async ({ canvas, canvasElement }) => {
    edit.mockClear();
    archive.mockClear();
    if (isWide()) {
      within(at(canvasElement, 2, 0))
        .getByRole('link')
        .focus();
      await userEvent.keyboard('{End}');
      await expect(within(at(canvasElement, 2, 5)).getByRole('button', { name: 'Edit' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(edit).toHaveBeenCalledWith(people[1]);
      await userEvent.keyboard('{ArrowRight}');
    } else canvas.getByRole('button', { name: `Actions for ${people[1]!.name}` }).focus();
    const button = canvas.getAllByRole('button', { name: `Actions for ${people[1]!.name}` })[0]!;
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', {}, { timeout: 5000 });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Archive' }));
    await expect(archive).toHaveBeenCalledWith(people[1]);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LoadsMore: Story = {
  name: 'Asks for the next page when the end comes near, and not before',
  args: { rows: people.slice(0, 40), total: 4000, hasMore: true, onLoadMore: fn() },
  play: async ({ args: given, canvasElement }) => {
    await expect(given.onLoadMore).not.toHaveBeenCalled();
    await expect(canvasElement.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '4001');
    canvasElement.querySelector('[role=grid]')!.parentElement!.scrollTop = 100_000;
    await waitFor(() => expect(given.onLoadMore).toHaveBeenCalled());
  },
};

export const Loading: Story = {
  name: 'Loading: as high as what will come, and says so',
  args: { rows: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading people');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  name: 'Empty: what will be here and the first step',
  args: {
    rows: [],
    empty: (
      <EmptyState
        title="Nobody yet"
        description="Add the first person."
        action={<Button intent="primary">New person</Button>}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'New person' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Failed: what happened and what to do',
  args: {
    rows: [],
    state: 'failed',
    failed: (
      <ErrorState
        title="The list could not be loaded"
        description="Nothing was lost."
        retryLabel="Try again"
        onRetry={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
  },
};

const thousands = samplePeople(10_000);
export const TenThousand: Story = {
  name: 'Ten thousand rows hold only those in sight',
  args: { rows: thousands, total: 10_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(60);
  },
};
