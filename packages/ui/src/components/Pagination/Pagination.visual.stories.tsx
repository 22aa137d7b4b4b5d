import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Pictures/Pagination',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      <Pagination label="First" summary="1 to 25 of 140" onNext={() => undefined} />
      <Pagination
        label="Middle"
        summary="26 to 50 of 140"
        onPrevious={() => undefined}
        onNext={() => undefined}
      />
      <Pagination label="Last" summary="126 to 140 of 140" onPrevious={() => undefined} />
    </Stack>
  ),
};
