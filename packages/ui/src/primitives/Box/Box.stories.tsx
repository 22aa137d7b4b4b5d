import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Box } from './Box.tsx';

const meta = { title: 'Primitives/Box', component: Box } satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Takes space and surface by token name',
  args: {
    as: 'section',
    'aria-label': 'Notes',
    padding: 'md',
    background: 'raised',
    border: 'subtle',
    children: 'Notes',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'Notes' });
    await expect(getComputedStyle(box).paddingTop).toBe('16px');
    await expect(box).not.toHaveAttribute('padding');
  },
};

export const LongWord: Story = {
  name: 'Breaks a word that is longer than the screen',
  decorators: [narrow],
  args: { padding: 'md', border: 'subtle', children: longWord },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};
