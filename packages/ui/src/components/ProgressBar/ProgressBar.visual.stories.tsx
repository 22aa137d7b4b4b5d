import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Pictures/ProgressBar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="lg" maxWidth="rail">
      <ProgressBar label="Reading the file" value={0.08} />
      <ProgressBar label="Sending the file" value={0.62} />
      <ProgressBar label="Stored" value={1} tone="success" />
      <ProgressBar label="Stopped" value={0.4} tone="critical" />
      <Inline gap="md">
        <Spinner size="sm" label="Loading" />
        <Spinner size="md" label="Loading" />
        <Spinner size="lg" label="Loading" />
      </Inline>
    </Stack>
  ),
};
