import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Primitives/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Puts children below each other with the space of a token',
  args: {
    gap: 'lg',
    children: (
      <>
        <Text as="div">First</Text>
        <Text as="div">Second</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const first = canvas.getByText('First').getBoundingClientRect();
    const second = canvas.getByText('Second').getBoundingClientRect();
    await expect(second.top - first.bottom).toBe(24);
    await expect(second.left).toBe(first.left);
  },
};
