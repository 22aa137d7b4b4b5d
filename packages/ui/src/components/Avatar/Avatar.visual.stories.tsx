import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Pictures/Avatar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      <Inline gap="sm">
        <Avatar name="Lucía Ferrer" size="sm" />
        <Avatar name="Óscar Núñez Prieto" />
        <Avatar name="Ana" size="lg" />
      </Inline>
      <Inline gap="sm">
        <Avatar name="" size="sm" />
        <Avatar name="李 小龙" />
        <Avatar name="Broken Picture" src="data:image/png;base64,broken" size="lg" />
      </Inline>
    </Stack>
  ),
};
