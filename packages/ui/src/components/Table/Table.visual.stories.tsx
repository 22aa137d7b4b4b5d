import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Table } from './Table.tsx';
import { sampleMealColumns, sampleMeals } from './TableSample.ts';

const meta = {
  title: 'Pictures/Table',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const shared = {
  caption: 'Meals of the day',
  columns: sampleMealColumns,
  rows: sampleMeals,
  getRowId: (meal: { id: string }) => meal.id,
};

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <Table {...shared} defaultSort={{ column: 'energy', direction: 'descending' }} markedId="lunch" />
      <Table
        {...shared}
        caption="Chosen"
        selectionMode="multiple"
        defaultSelectedIds={['snack', 'lunch']}
        actions={() => [{ id: 'edit', label: 'Edit' }]}
        actionLabels={{ row: (meal) => `Actions for ${meal.name}`, header: 'Actions' }}
      />
      <Table {...shared} caption="Loading" state="loading" loadingLabel="Loading" />
      <Table {...shared} caption="Empty" rows={[]} empty={<EmptyState title="No meals yet" />} />
    </Stack>
  ),
};
