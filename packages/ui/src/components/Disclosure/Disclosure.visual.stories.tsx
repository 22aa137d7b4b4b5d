import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Pictures/Disclosure',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xs">
      <Disclosure title="Closed">Never seen</Disclosure>
      <Disclosure title="Open" isInitiallyExpanded>
        Row 12: no time. Row 40: the value is a word.
      </Disclosure>
    </Stack>
  ),
};
