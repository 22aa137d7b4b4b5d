import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

const meta = { title: 'Primitives/Inline', component: Inline } satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = (count: number) =>
  Array.from({ length: count }, (_, index) => <Text key={index}>Word {index + 1}</Text>);

export const Default: Story = {
  name: 'Puts children side by side with the space of a token',
  args: { gap: 'md', children: messages(2) },
  play: async ({ canvas }) => {
    const first = canvas.getByText('Word 1').getBoundingClientRect();
    const second = canvas.getByText('Word 2').getBoundingClientRect();
    await expect(Math.round(second.left - first.right)).toBe(16);
  },
};

export const Wraps: Story = {
  name: 'Wraps onto a new line when space runs out',
  args: { maxWidth: 'rail', children: messages(24) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Word 24').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Word 1').getBoundingClientRect().bottom,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
