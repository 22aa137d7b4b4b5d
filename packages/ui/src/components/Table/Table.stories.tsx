import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Table, type TableProps } from './Table.tsx';
import { sampleMealColumns, sampleMeals, type SampleMeal } from './TableSample.ts';

const remove = fn();
const args: TableProps<SampleMeal> = {
  caption: 'Meals of the day',
  columns: sampleMealColumns,
  rows: sampleMeals,
  getRowId: (meal) => meal.id,
};
const meta = {
  title: 'Components/Table',
  component: Table<SampleMeal>,
  args,
  argTypes: { empty: { control: false }, failed: { control: false }, actions: { control: false } },
} satisfies Meta<typeof Table<SampleMeal>>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (root: HTMLElement) =>
  [...root.querySelectorAll('[role=rowheader]')].map((each) => each.textContent);

export const Default: Story = {
  name: 'Is named by its caption, and every row by its first cell',
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /Lunch|Meal 3$/ });
    const grid = canvas.getByRole('grid', { name: 'Meals of the day' });
    await expect(within(grid).getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByRole('rowheader', { name: 'Lunch' })).toBeVisible();
    await expect(canvas.getByText('Meals of the day')).toBeVisible();
  },
};

export const KeyboardSorts: Story = {
  name: 'Headings sort by keyboard and announce the direction; missing values stay last',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('rowheader', { name: /Lunch|Meal 3$/ });
    await userEvent.tab();
    const energy = canvas.getByRole('columnheader', { name: /Energy/ });
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowRight}{ArrowRight}');
    await expect(energy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(energy).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvasElement)).toEqual(['Snack', 'Breakfast', 'Dinner', 'Lunch', 'Afternoon snack']);
    await userEvent.keyboard('{Enter}');
    await expect(energy).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvasElement)).toEqual(['Lunch', 'Dinner', 'Breakfast', 'Snack', 'Afternoon snack']);
  },
};

export const KeyboardSelects: Story = {
  name: 'Space selects a row, Control A all; the arrows move',
  args: { selectionMode: 'multiple', onSelectionChange: fn() },
  play: async ({ args: given, canvas }) => {
    await canvas.findByRole('rowheader', { name: /Lunch|Meal 3$/ });
    await userEvent.tab();
    const rows = canvas.getAllByRole('row');
    await expect(rows[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(rows[2]).toHaveAttribute('aria-selected', 'true');
    await expect(given.onSelectionChange).toHaveBeenLastCalledWith(['snack']);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(given.onSelectionChange).toHaveBeenLastCalledWith(sampleMeals.map(({ id }) => id));
    await expect(canvas.getAllByRole('checkbox')[0]).toBeChecked();
  },
};

export const KeyboardGoesOnFromMarked: Story = {
  name: 'A row that a link leads to has the focus, and the arrows go on from it',
  args: { markedId: 'dinner', maxHeight: '8rem' },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('rowheader', { name: 'Dinner' })).closest('[role=row]');
    await waitFor(() => expect(row).toHaveFocus());
    await expect(row).toHaveAttribute('data-marked');
    const shown = row?.getBoundingClientRect();
    const place = canvas.getByRole('grid').parentElement?.getBoundingClientRect();
    await expect(shown?.bottom).toBeLessThanOrEqual(place?.bottom ?? 0);
    await userEvent.keyboard('{ArrowUp}');
    await expect(row).not.toHaveFocus();
    await expect(canvas.getAllByRole('row').some((one) => one === document.activeElement)).toBe(true);
  },
};

export const SelectsOne: Story = {
  name: 'Selects one row at a time',
  args: { selectionMode: 'single', defaultSelectedIds: ['lunch'], onSelectionChange: fn() },
  play: async ({ args: given, canvas }) => {
    await canvas.findByRole('rowheader', { name: /Lunch|Meal 3$/ });
    await userEvent.click(canvas.getByRole('rowheader', { name: 'Dinner' }));
    await expect(given.onSelectionChange).toHaveBeenLastCalledWith(['dinner']);
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(1);
  },
};

export const RowActions: Story = {
  name: 'A row’s actions are behind a button at its end',
  args: {
    actions: (meal) => [
      { id: 'edit', label: 'Edit' },
      { id: 'remove', label: 'Remove', intent: 'danger', onAction: () => remove(meal.id) },
    ],
    actionLabels: { row: (meal) => `Actions for ${meal.name}`, header: 'Actions' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /Lunch|Meal 3$/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Lunch' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await expect(remove).toHaveBeenCalledWith('lunch');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const KeyboardResizes: Story = {
  name: 'A column is resized with the arrows after Enter on its edge',
  args: { isResizable: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('rowheader', { name: /Lunch|Meal 3$/ });
    const head = canvas.getByRole('columnheader', { name: /Time/ });
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeGreaterThan(50));
    const edge = within(head).getByRole('slider');
    const before = head.getBoundingClientRect().width;
    edge.focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(head.getBoundingClientRect().width).toBeGreaterThan(before));
  },
};

const many = Array.from({ length: 50 }, (_, index) => ({
  ...(sampleMeals[index % sampleMeals.length] ?? { time: '', energy: null, carbohydrate: 0 }),
  id: `meal-${index}`,
  name: `Meal ${index + 1}`,
}));
export const StickyHead: Story = {
  name: 'The headings stay visible while rows scroll',
  args: { rows: many, maxHeight: '20rem' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('rowheader', { name: /Lunch|Meal 3$/ });
    const scroller = canvas.getByRole('grid').parentElement;
    if (scroller) scroller.scrollTop = 500;
    const head = canvas.getByRole('columnheader', { name: /Meal/ }).getBoundingClientRect();
    await expect(Math.abs(head.top - (scroller?.getBoundingClientRect().top ?? 0))).toBeLessThan(3);
    await expect(canvasElement.querySelectorAll('[role=rowheader]')).toHaveLength(50);
  },
};

export const Empty: Story = {
  name: 'Empty: what will be here',
  args: { rows: [], empty: <EmptyState title="No meals yet" description="Add what was eaten." /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No meals yet')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /Meal/ })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Loading: says so',
  args: { rows: [], state: 'loading', loadingLabel: 'Loading meals' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading meals');
  },
};

export const Failed: Story = {
  name: 'Failed: what happened and what to do',
  args: {
    state: 'failed',
    failed: <ErrorState title="The meals could not be loaded" onRetry={fn()} />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The meals could not be loaded');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LongOnNarrow: Story = {
  name: 'At 320 px a cell of a thousand characters breaks, and the table scrolls inside itself',
  args: { rows: [{ ...many[0], name: 'a'.repeat(1000) } as SampleMeal, ...sampleMeals] },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('rowheader', { name: /Lunch|Meal 3$/ });
    const box = canvasElement.firstElementChild;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    await expect(canvas.getByRole('grid').parentElement?.clientWidth).toBeLessThanOrEqual(320);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
