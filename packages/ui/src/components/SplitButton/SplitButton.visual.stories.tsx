import type { Meta, StoryObj } from '@storybook/react-vite';
import { Save } from 'lucide-react';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { SplitButton } from './SplitButton.tsx';

const meta = {
  title: 'Pictures/SplitButton',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const args = { label: 'Save plan', menuLabel: 'More ways to save', entries: [] };

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="md">
      {(['primary', 'secondary', 'danger'] as const).map((intent) => (
        <Inline key={intent} gap="md">
          <SplitButton {...args} intent={intent} size="small" />
          <SplitButton {...args} intent={intent} icon={Save} />
          <SplitButton {...args} intent={intent} size="large" />
          <SplitButton {...args} intent={intent} isPending pendingLabel="Saving" />
          <SplitButton {...args} intent={intent} isDisabled />
        </Inline>
      ))}
    </Stack>
  ),
};
