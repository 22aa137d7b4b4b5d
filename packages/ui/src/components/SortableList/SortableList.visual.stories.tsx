import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { SortableList } from './SortableList.tsx';
import { breakfast, lunch } from './SortableListSample.tsx';
import { SortingNotice } from './SortingNotice.tsx';

const meta = {
  title: 'Pictures/SortableList',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const save = () => undefined;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      <SortableList lists={[breakfast]} onMove={save} />
      <SortableList
        layout="columns"
        lists={[
          {
            ...breakfast,
            items: breakfast.items.map((item, index) => ({
              ...item,
              isDisabled: index === 1,
              ...(index === 0 ? { trailing: <Badge>New</Badge> } : {}),
            })),
          },
          lunch,
          { id: 'dinner', label: 'Dinner', items: [] },
        ]}
        empty="Nothing yet"
        onMove={save}
      />
      <SortingNotice
        failure={{ text: 'We could not save the new place of Oats. It is back where it was.', retry: save }}
      />
    </Stack>
  ),
};
