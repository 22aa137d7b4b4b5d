import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

const meta = { title: 'Primitives/Stack', component: Stack } satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Stacks children with the space of a token',
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

export const EmptyStack: Story = {
  name: 'Takes no space without children',
  args: { 'aria-label': 'Nothing', role: 'group' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').getBoundingClientRect().height).toBe(0);
  },
};

export const Narrow: Story = {
  name: 'A child is no wider than the stack, whatever it contains',
  decorators: [narrow],
  args: { children: [<Text key="1">{longWord}</Text>, <Text key="2">Below it</Text>] },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};
