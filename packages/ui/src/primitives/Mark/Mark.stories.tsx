import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Mark } from './Mark.tsx';
import { hill } from './sampleMark.ts';

const meta = {
  title: 'Primitives/Mark',
  component: Mark,
  args: { drawing: hill, label: 'Clinic Alba' },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is drawn in ink and the warm hue, and named where no text is beside it',
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'Clinic Alba' });
    const [ink, warm] = mark.querySelectorAll('path');
    if (!ink || !warm) throw new Error('A mark has two shapes.');
    await expect(getComputedStyle(ink).stroke).not.toBe(getComputedStyle(warm).fill);
    await expect(getComputedStyle(warm).stroke).toBe('none');
  },
};

export const BesideItsName: Story = {
  name: 'Is hidden from assistive technology beside its name',
  render: ({ drawing }) => (
    <Inline gap="xs">
      <Mark drawing={drawing} />
      Clinic Alba
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sizes: Story = {
  name: 'Is square in every size, from 16 to 64 px',
  render: ({ drawing }) => (
    <Inline gap="md">
      {(['md', 'lg', 'xl', 'xxl', 'hero'] as const).map((size) => (
        <Mark key={size} drawing={drawing} size={size} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width === height ? width : NaN;
    });
    await expect(widths).toEqual([16, 20, 24, 32, 64]);
  },
};
