import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { DataTable } from './DataTable.tsx';
import { Empty, Failed } from './DataTable.stories.tsx';
import { sampleChoice, sampleSelecting, sampleTable } from './DataTableSample.tsx';
import { samplePeople } from './samplePeople.ts';

const meta = {
  title: 'Pictures/DataTable',
  parameters: { pictureHeight: 2600, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

// A fixed height: a full-page snapshot must not depend on the window's remaining height.
const table = { ...sampleTable, maxHeight: '40rem' };
const selected = { kind: 'these', ids: new Set(['person-1', 'person-2']) } as const;

export const States: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <DataTable
        {...table}
        rows={samplePeople(7)}
        total={7}
        toolbar={<SearchField label="Search people" placeholder="Search people" />}
        columnChoice={sampleChoice}
        exporting={{ label: 'Download CSV', fileName: 'people.csv' }}
        selecting={{ ...sampleSelecting, value: selected }}
      />
      <DataTable {...table} rows={samplePeople(2)} total={2} density="comfortable" />
      <DataTable
        {...table}
        rows={samplePeople(2)}
        total={40}
        hasMore
        state="failedMore"
        onLoadMore={() => undefined}
      />
      <DataTable {...table} rows={[]} state="loading" />
      <DataTable {...table} {...Empty.args} />
      <DataTable {...table} {...Failed.args} />
    </Stack>
  ),
};
