import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Pictures/Skeleton',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      <Inline isWrapping={false}>
        <Skeleton shape="circle" height={40} />
        <Stack gap="none" flexGrow={1}>
          <Skeleton width="half" />
          <Skeleton width="quarter" />
        </Stack>
      </Inline>
      <Skeleton shape="block" height={120} />
    </Stack>
  ),
};
