import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { marks } from './sampleMarks.ts';
import { ThemedImage } from './ThemedImage.tsx';

const meta = {
  title: 'Primitives/ThemedImage',
  component: ThemedImage,
  args: { light: marks.light, dark: marks.dark, label: 'Clinic Alba' },
} satisfies Meta<typeof ThemedImage>;
export default meta;
type Story = StoryObj<typeof meta>;

const seen = (element: HTMLElement) =>
  [...element.querySelectorAll('img')].filter((each) => getComputedStyle(each).display !== 'none');

export const Default: Story = {
  name: "Only the current theme's image is visible and announced",
  play: async ({ canvas, canvasElement }) => {
    const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark');
    await expect(seen(canvasElement).map((each) => each.src)).toEqual([isDark ? marks.dark : marks.light]);
    await expect(canvas.getAllByRole('img', { name: 'Clinic Alba' })).toHaveLength(1);
  },
};

export const OneForBoth: Story = {
  name: 'One image for both themes is loaded once',
  args: { dark: marks.light },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('img')).toHaveLength(1);
    await expect(seen(canvasElement)).toHaveLength(1);
  },
};

export const TooWide: Story = {
  name: 'An image that is far too wide is scaled to fit',
  args: { light: marks.wide, dark: marks.wide },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(160);
    await expect(height).toBe(24);
  },
};
