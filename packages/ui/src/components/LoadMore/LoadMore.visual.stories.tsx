import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Pictures/LoadMore',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      <LoadMore summary="25 of 140 patients" label="Show more" onLoadMore={() => undefined} />
      <LoadMore
        summary="50 of 140 patients"
        label="Show more"
        onLoadMore={() => undefined}
        isPending
        pendingLabel="Loading"
      />
      <LoadMore summary="140 of 140 patients" label="Show more" />
    </Stack>
  ),
};
