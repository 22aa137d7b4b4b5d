import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataTable } from './DataTable.tsx';
import stories, { Empty, Failed } from './DataTable.stories.tsx';
import { samplePeople } from './samplePeople.ts';
import { Stack } from '../../primitives/Stack/Stack.tsx';

const meta = {
  title: 'Pictures/DataTable',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const States: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <DataTable {...stories.args} rows={samplePeople(9)} total={9} />
      <DataTable {...stories.args} toolbar={undefined} rows={[]} state="loading" />
      <DataTable {...stories.args} toolbar={undefined} {...Empty.args} />
      <DataTable {...stories.args} toolbar={undefined} {...Failed.args} />
    </Stack>
  ),
};
