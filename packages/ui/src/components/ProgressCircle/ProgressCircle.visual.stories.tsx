import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { ProgressCircle } from './ProgressCircle.tsx';

const meta = {
  title: 'Pictures/ProgressCircle',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap="lg">
          <ProgressCircle size={size} label="Waiting" value={0} />
          <ProgressCircle size={size} label="Reading the file" value={0.08} />
          <ProgressCircle size={size} label="Sending the file" value={0.62} />
          <ProgressCircle size={size} label="Stored" value={1} tone="success" />
          <ProgressCircle size={size} label="Stopped" value={0.4} tone="critical" />
          <ProgressCircle size={size} label="Of unknown length" />
        </Inline>
      ))}
    </Stack>
  ),
};
