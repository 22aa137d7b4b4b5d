import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState/ErrorState.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { DataTable, type DataTableColumnState, type DataTableProps } from './DataTable.tsx';
import {
  archive,
  bulkArchive,
  edit,
  sampleChoice,
  sampleSelecting,
  sampleTable,
} from './DataTableSample.tsx';
import { samplePeople, type SamplePerson } from './samplePeople.ts';

const meta = {
  title: 'Patterns/DataTable',
  component: DataTable<SamplePerson>,
  args: {
    ...sampleTable,
    toolbar: <SearchField label="Search people" placeholder="Search people" />,
  },
  argTypes: { toolbar: { control: false }, empty: { control: false }, failed: { control: false } },
} satisfies Meta<typeof DataTable<SamplePerson>>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = sampleTable.rows;
const nameAt = (index: number) => people[index]?.name ?? '';
const found = <Element extends HTMLElement>(element: Element | null | undefined): Element => {
  if (!element) throw new Error('What the story looks for is not there.');
  return element;
};
const at = (root: HTMLElement, row: number, column: number) =>
  found(root.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`));
const scroller = (root: HTMLElement) => found(root.querySelector('[role=grid]')?.parentElement);
const rowOf = (root: HTMLElement, row: number) => found(at(root, row, 0).closest<HTMLElement>('[role=row]'));
/** Rows are rendered once the container has been measured. */
const drawn = (root: HTMLElement) =>
  waitFor(() => {
    expect(root.querySelector('[data-row="3"]')).toBeVisible();
    expect(rowOf(root, 3).getBoundingClientRect().height).toBeGreaterThan(0);
  });
/** As on a phone, whatever the window. */
const onCards = () => {
  const original = window.matchMedia.bind(window);
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
    original(query.startsWith('(max-width') ? 'all' : query),
  );
  return () => spy.mockRestore();
};

export const Default: Story = {
  name: 'Exposes the number of rows and columns, and the index of each row',
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'People' });
    await expect(grid).toHaveAttribute('aria-rowcount', '61');
    await expect(grid).toHaveAttribute('aria-colcount', '6');
    await expect(rowOf(canvasElement, 1)).toHaveAttribute('aria-rowindex', '2');
    await expect(at(canvasElement, 1, 3)).toHaveAttribute('aria-colindex', '4');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const KeyboardWalks: Story = {
  name: 'Is one tab stop and is navigated like a spreadsheet, through rows that are not rendered yet',
  args: { toolbar: undefined, labels: { ...sampleTable.labels } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await expect(within(at(canvasElement, 1, 0)).getByRole('link')).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(at(canvasElement, 2, 1)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(Number(document.activeElement?.getAttribute('data-row'))).toBeGreaterThan(5));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(at(canvasElement, 60, 5).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(at(canvasElement, 0, 0).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(at(canvasElement, 1, 5).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Home}');
    await expect(within(at(canvasElement, 1, 0)).getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await expect(canvasElement.querySelector('[role=grid]')?.contains(document.activeElement)).toBe(false);
  },
};

function LateRows({ rows, ...props }: DataTableProps<SamplePerson>) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <DataTable {...props} rows={isLoaded ? rows : []} state={isLoaded ? 'ready' : 'loading'} />
      <Button onPress={() => setLoaded(true)}>Answer</Button>
    </>
  );
}

export const EntersAtTheFirstRow: Story = {
  name: 'Tab enters at the first row, also when the rows came after the table',
  args: { toolbar: undefined },
  render: (args) => <LateRows {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await drawn(canvasElement);
    await userEvent.tab({ shift: true });
    await expect(within(at(canvasElement, 1, 0)).getByRole('link')).toHaveFocus();
  },
};

export const StaysAtItsHeading: Story = {
  name: 'Somebody at a heading when the rows come stays there, and the next Tab leaves the table',
  args: { toolbar: undefined },
  render: (args) => <LateRows {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(at(canvasElement, 0, 0).contains(document.activeElement)).toBe(true));
    // As an answer would come: without a press that takes the focus.
    canvas.getByRole('button', { name: 'Answer' }).click();
    await drawn(canvasElement);
    await expect(at(canvasElement, 0, 0).contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Answer' })).toHaveFocus();
  },
};

export const KeepsTheFocus: Story = {
  name: 'Keeps the focused row however far it is scrolled',
  args: { rows: samplePeople(2000), total: 2000 },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const link = within(at(canvasElement, 3, 0)).getByRole('link');
    link.focus();
    scroller(canvasElement).scrollTop = 40_000;
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
    await drawn(canvasElement);
    within(at(canvasElement, 2, 0))
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Now at /people/person-1')).toBeVisible();
    await userEvent.click(within(at(canvasElement, 4, 0)).getByRole('link'));
    await expect(await canvas.findByText('Now at /people/person-3')).toBeVisible();
  },
};

const { sort: _sort, ...unsorted } = sampleTable;
export const KeyboardSorts: Story = {
  name: 'Sorts its rows by keyboard, and announces the direction',
  render: () => (
    <DataTable {...unsorted} sorting="rows" defaultSort={{ column: 'name', direction: 'ascending' }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const names = people.map(({ name }) => name).sort(new Intl.Collator('en-GB').compare);
    await expect(at(canvasElement, 1, 0)).toHaveTextContent(names[0] ?? '');
    const header = () => canvas.getByRole('columnheader', { name: 'Name' });
    within(header()).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(header()).toHaveAttribute('aria-sort', 'descending');
    await expect(within(header()).getByRole('button')).toHaveFocus();
    await expect(at(canvasElement, 1, 0)).toHaveTextContent(names.at(-1) ?? '');
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Visits' })).getByRole('button'));
    const least = Math.min(...people.map(({ visits }) => visits));
    await expect(at(canvasElement, 1, 3)).toHaveTextContent(String(least));
  },
};

export const ServerSorts: Story = {
  name: 'Leaves sorting to the caller, and requests another order',
  args: { onSortChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Visits' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'visits', direction: 'ascending' });
    await expect(at(canvasElement, 1, 0)).toHaveTextContent(nameAt(0));
  },
};

export const RowActions: Story = {
  name: 'A row’s actions are buttons with the pointer or the keyboard, and always a menu',
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    edit.mockClear();
    archive.mockClear();
    within(at(canvasElement, 2, 0))
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{End}');
    const quick = within(at(canvasElement, 2, 5)).getByRole('button', { name: 'Edit' });
    await expect(quick).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(quick).opacity).toBe('1'));
    await userEvent.keyboard('{Enter}');
    await expect(edit).toHaveBeenCalledWith(people[1]);
    await userEvent.keyboard('{ArrowRight}');
    const button = found(canvas.getAllByRole('button', { name: `Actions for ${nameAt(1)}` })[0]);
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', {}, { timeout: 5000 });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Archive' }));
    await expect(archive).toHaveBeenCalledWith(people[1]);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const KeyboardSelects: Story = {
  name: 'Space selects, Shift with arrows selects a range, Control A all; the count is announced',
  args: { selecting: sampleSelecting, toolbar: undefined },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: `Select ${nameAt(0)}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(rowOf(canvasElement, 1)).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 60 selected');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(within(at(canvasElement, 3, 1)).getByRole('link')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 60 selected');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 60 selected');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('60 of 60 selected');
    const bar = await canvas.findByRole('toolbar', { name: 'Selected people' });
    await userEvent.tab();
    await expect(within(bar).getByRole('button', { name: 'Add tag' })).toHaveFocus();
    await userEvent.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 60 selected');
    await waitFor(() => expect(canvas.queryByRole('toolbar')).toBeNull());
  },
};

export const SelectsAll: Story = {
  name: 'Selects what is loaded, then all there are, and all but one',
  args: { selecting: sampleSelecting, total: 4000, hasMore: true, onLoadMore: fn() },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    bulkArchive.mockClear();
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('60 of 4,000 selected');
    await userEvent.click(await canvas.findByRole('button', { name: 'Select all 4,000' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4,000 of 4,000 selected');
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${nameAt(1)}` }));
    await expect(canvas.getByRole('status')).toHaveTextContent('3,999 of 4,000 selected');
    await expect(all.indeterminate).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(bulkArchive).toHaveBeenCalledWith({ kind: 'allExcept', ids: new Set(['person-1']) });
  },
};

export const SelectsARange: Story = {
  name: 'Shift and click selects from the last ticked row',
  args: { selecting: sampleSelecting },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: `Select ${nameAt(1)}` }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: `Select ${nameAt(5)}` }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 60 selected');
    await expect(await canvas.findByRole('toolbar')).toBeVisible();
  },
};

export const KeyboardResizes: Story = {
  name: 'A column is resized with the arrows; Escape restores it',
  args: { onColumnStateChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await drawn(canvasElement);
    const width = () => Math.round(at(canvasElement, 1, 0).getBoundingClientRect().width);
    within(at(canvasElement, 0, 0))
      .getByRole('button', { name: 'Name' })
      .focus();
    await userEvent.keyboard('{ArrowRight}');
    const handle = canvas.getByRole('slider', { name: 'Width of Name' });
    await expect(handle).toHaveFocus();
    const before = width();
    await expect(handle).toHaveAttribute('aria-valuenow', String(before));
    await userEvent.keyboard('{Enter}');
    await expect(handle).toHaveAttribute('data-held');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(handle).toHaveAttribute('data-held');
    await expect(width()).toBe(before + 16);
    await expect(handle).toHaveAttribute('aria-valuenow', String(before + 16));
    await userEvent.keyboard('{Escape}');
    await expect(width()).toBe(before);
    await expect(args.onColumnStateChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{Shift>}{ArrowLeft}{/Shift}{Enter}');
    await expect(width()).toBe(before - 40);
    await expect(args.onColumnStateChange).toHaveBeenCalledWith({ widths: { name: before - 40 } });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider', { name: 'Width of E-mail' })).toHaveFocus();
  },
};

export const Resizes: Story = {
  name: 'A column is resized with the pointer, and a double press resets its width',
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const width = () => Math.round(at(canvasElement, 1, 3).getBoundingClientRect().width);
    const handle = canvas.getByRole('slider', { name: 'Width of Visits' });
    // A synthetic event has no pointer to capture.
    handle.setPointerCapture = () => undefined;
    handle.hasPointerCapture = () => true;
    const before = width();
    await fireEvent.pointerDown(handle, { button: 0, clientX: 500, pointerId: 1 });
    await fireEvent.pointerMove(handle, { clientX: 560, pointerId: 1 });
    await expect(handle).toHaveAttribute('aria-valuenow', String(before + 60));
    await fireEvent.pointerUp(handle, { clientX: 560, pointerId: 1 });
    await expect(width()).toBe(before + 60);
    await userEvent.dblClick(handle);
    await waitFor(() => expect(width()).toBe(before));
  },
};

export const ChoosesColumns: Story = {
  name: 'Columns are hidden and reordered; the caller stores the choice',
  render: function Chosen(given) {
    const [state, setState] = useState<DataTableColumnState>({});
    return (
      <>
        <DataTable
          {...given}
          columnChoice={sampleChoice}
          columnState={state}
          onColumnStateChange={setState}
        />
        <output>{JSON.stringify(state)}</output>
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const heads = () =>
      [...canvasElement.querySelectorAll('[role=columnheader][aria-label]')].map((each) =>
        each.getAttribute('aria-label'),
      );
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const dialog = await screen.findByRole('dialog', { name: 'Columns of the table' });
    await expect(within(dialog).getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Born' }));
    await expect(heads()).toEqual(['Name', 'E-mail', 'Visits', 'State']);
    const up = within(dialog).getByRole('button', { name: 'Move State up' });
    up.focus();
    await userEvent.keyboard('{Enter}');
    await expect(heads()).toEqual(['Name', 'E-mail', 'State', 'Visits']);
    await expect(within(dialog).getByRole('button', { name: 'Move State up' })).toHaveFocus();
    await expect(canvas.getByText(/"hidden":\["born"\]/)).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'As it was' }));
    await expect(heads()).toEqual(['Name', 'E-mail', 'Born', 'Visits', 'State']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
  },
};

export const SavesCsv: Story = {
  name: 'Exports what is shown: its columns, in its order, with formulas escaped',
  args: {
    rows: [
      { ...found2(people[0]), name: '=HYPERLINK("http://x")', visits: 1.5 },
      { ...found2(people[1]), name: 'Ruiz; Ana', visits: -2 },
    ],
    total: 2,
    defaultColumnState: { hidden: ['email', 'born'], order: ['name', 'state', 'visits'] },
    exporting: { label: 'Download CSV', fileName: 'people.csv', decimal: ',' },
  },
  play: async ({ canvas }) => {
    let file: Blob | undefined;
    const make = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) file = blob;
      return 'blob:none';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
    await expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    await expect(new TextDecoder().decode(bytes)).toBe(
      `Name;State;Visits\r\n"'=HYPERLINK(""http://x"")";${people[0]?.state};1,5\r\n"Ruiz; Ana";${people[1]?.state};-2\r\n`,
    );
    make.mockRestore();
    click.mockRestore();
  },
};

const notSaved = fn();
export const FailsToSave: Story = {
  name: 'Reports when the rows for the file failed to load, and can be retried',
  args: {
    exporting: {
      label: 'Download CSV',
      fileName: 'people.csv',
      loadAll: () => Promise.reject(new Error('offline')),
      onFailed: notSaved,
    },
  },
  play: async ({ canvas }) => {
    notSaved.mockClear();
    const button = canvas.getByRole('button', { name: 'Download CSV' });
    await userEvent.click(button);
    await waitFor(() => expect(notSaved).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  },
};

function found2(person: SamplePerson | undefined): SamplePerson {
  if (!person) throw new Error('There are no sample people.');
  return person;
}

export const KeyboardEntersACell: Story = {
  name: 'F2 or Enter enters a cell with controls, Tab cycles in it, Escape leaves',
  args: {
    columns: [
      ...sampleTable.columns.slice(0, 2),
      {
        id: 'call',
        header: 'Reach',
        hasControls: true,
        value: () => null,
        cell: (person) => (
          <>
            <button type="button" aria-label={`Call ${person.name}`}>
              Call
            </button>{' '}
            <button type="button" aria-label={`Write to ${person.name}`}>
              Write
            </button>
          </>
        ),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('[role=grid] [tabindex="0"]')).toHaveLength(1);
    within(at(canvasElement, 1, 0))
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(at(canvasElement, 1, 2)).toHaveFocus();
    await userEvent.keyboard('{F2}');
    const call = found(canvas.getAllByRole('button', { name: `Call ${nameAt(0)}` })[0]);
    await expect(call).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: `Write to ${nameAt(0)}` })[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('button', { name: `Write to ${nameAt(0)}` })[0]).toHaveFocus();
    await userEvent.tab();
    await expect(call).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(at(canvasElement, 1, 2)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(at(canvasElement, 1, 1)).toHaveFocus();
  },
};

export const LoadsMore: Story = {
  name: 'Requests the next page near the end, and not before',
  args: { rows: people.slice(0, 40), total: 4000, hasMore: true, onLoadMore: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '4001');
    scroller(canvasElement).scrollTop = 100_000;
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const LoadsOnRequest: Story = {
  name: 'Or requests it only when the button at the end is pressed',
  args: { rows: people.slice(0, 5), hasMore: true, total: 4000, paging: 'button', onLoadMore: fn() },
  play: async ({ args, canvas }) => {
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const FailsToLoadMore: Story = {
  name: 'Reports that the next rows failed to load, keeps the loaded ones, and retries on request',
  args: { rows: people.slice(0, 5), hasMore: true, total: 4000, state: 'failedMore', onLoadMore: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(at(canvasElement, 5, 0)).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The next people did not come.');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
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
    total: 0,
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

const again = fn();
export const Failed: Story = {
  name: 'Failed: what happened and what to do',
  args: {
    rows: [],
    total: 0,
    state: 'failed',
    failed: (
      <ErrorState title="The list could not be loaded" description="Nothing was lost." onRetry={again} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    again.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(again).toHaveBeenCalledOnce();
  },
};

export const Comfortable: Story = {
  name: 'Comfortable rows are higher, and still positioned correctly',
  args: { density: 'comfortable', toolbar: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rowOf(canvasElement, 1).getBoundingClientRect().height).toBe(52));
    const gap =
      rowOf(canvasElement, 2).getBoundingClientRect().top -
      rowOf(canvasElement, 1).getBoundingClientRect().top;
    await expect(gap).toBe(52);
  },
};

export const Cards: Story = {
  name: 'Below 640 px rows are cards of three columns, with their checkbox and menu',
  args: { selecting: sampleSelecting, columnChoice: sampleChoice },
  beforeEach: onCards,
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '5');
    await expect(within(rowOf(canvasElement, 1)).getAllByRole('gridcell')).toHaveLength(4);
    await expect(canvas.queryByRole('button', { name: 'Columns' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${nameAt(0)}` }));
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 60 selected');
    await userEvent.click(found(canvas.getAllByRole('button', { name: `Actions for ${nameAt(0)}` })[0]));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const wideName = `Ana ${'Ruiz '.repeat(200)}`;
const longPerson = { ...found2(people[0]), name: wideName, email: 'a'.repeat(1000) };

export const NarrowOfCards: Story = {
  name: 'At 320 px a thousand-character name stays on its card',
  args: { rows: [longPerson, ...people.slice(1, 5)], total: 5, selecting: sampleSelecting },
  beforeEach: onCards,
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${nameAt(1)}` }));
    await expect(await canvas.findByRole('toolbar')).toBeVisible();
    for (const each of [canvas.getByRole('toolbar'), scroller(canvasElement), rowOf(canvasElement, 1)])
      await expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
    await expect(rowOf(canvasElement, 1).clientHeight).toBe(rowOf(canvasElement, 2).clientHeight);
  },
};

export const LongCell: Story = {
  name: 'A cell of a thousand characters is truncated and moves nothing',
  args: { rows: [longPerson, ...people.slice(1, 5)], total: 5 },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const [long, usual] = [at(canvasElement, 1, 1), at(canvasElement, 2, 1)];
    await expect(long.clientWidth).toBe(usual.clientWidth);
    await expect(long.scrollWidth).toBeGreaterThan(long.clientWidth);
    await expect(getComputedStyle(long).textOverflow).toBe('ellipsis');
    await expect(scroller(canvasElement).scrollWidth).toBeLessThanOrEqual(
      scroller(canvasElement).clientWidth,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left: the first column is on the right, and the arrows are mirrored',
  args: { toolbar: undefined, selecting: sampleSelecting },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const [first, second] = [at(canvasElement, 1, 1), at(canvasElement, 1, 2)];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
    within(first).getByRole('link').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const FiftyThousand: Story = {
  name: 'Of fifty thousand rows only the visible ones are rendered, and the last is one key away',
  args: { rows: samplePeople(50_000), total: 50_000 },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '50001');
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(60);
    within(at(canvasElement, 1, 0))
      .getByRole('link')
      .focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(rowOf(canvasElement, 50_000)).toHaveAttribute('aria-rowindex', '50001'));
    await waitFor(() => expect(rowOf(canvasElement, 50_000).contains(document.activeElement)).toBe(true));
    await expect(canvasElement.querySelectorAll('[role=row]').length).toBeLessThan(80);
  },
};
