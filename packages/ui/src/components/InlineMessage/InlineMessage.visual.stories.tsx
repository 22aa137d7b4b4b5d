import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { InlineMessage } from './InlineMessage.tsx';

const meta = {
  title: 'Pictures/InlineMessage',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xs">
      <InlineMessage>Days without readings are left out.</InlineMessage>
      <InlineMessage tone="info">This test uses the tight target.</InlineMessage>
      <InlineMessage tone="success">Saved a moment ago</InlineMessage>
      <InlineMessage tone="warning">The clock changed on this day.</InlineMessage>
      <InlineMessage tone="critical">
        The file holds two units. Choose one of them, or export it again with the unit in its first line, so
        that no reading is taken for another.
      </InlineMessage>
    </Stack>
  ),
};
