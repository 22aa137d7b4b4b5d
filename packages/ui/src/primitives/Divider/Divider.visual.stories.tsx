import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Pictures/Divider',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      <Text>Above</Text>
      <Divider />
      <Inline gap="md">
        <Text>Left</Text>
        <Divider orientation="vertical" />
        <Text>Right</Text>
      </Inline>
    </Stack>
  ),
};
