import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: { label: 'Rising slowly over eight weeks', values: [61, 63, 62, 66, 68, 67, 71, 72], band: [60, 70] },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

const line = (root: HTMLElement) => root.querySelector('path')!.getAttribute('d') ?? '';

export const Default: Story = {
  name: 'Is an image with a name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Rising slowly over eight weeks' })).toBeVisible();
  },
};

export const BadHole: Story = {
  name: 'Breaks where a value is missing',
  args: { label: 'Two weeks are missing', values: [61, 63, null, Number.NaN, 68, 67, 71, 72] },
  play: async ({ canvasElement }) => {
    await expect(line(canvasElement).match(/M/g)).toHaveLength(2);
  },
};

export const Flat: Story = {
  name: 'Draws a constant value in the middle, and nothing for none',
  args: { label: 'Unchanged', values: [5, 5, 5] },
  render: (args) => (
    <>
      <Sparkline label={args.label} values={args.values} />
      <Sparkline label="Nothing yet" values={[]} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(line(canvasElement)).toMatch(/,12L/);
    await expect(canvasElement.innerHTML).not.toContain('NaN');
  },
};

export const BadOneValue: Story = {
  name: 'Shows one value as a dot, and ignores infinite ones',
  args: { label: 'One value' },
  render: (args) => (
    <>
      <Sparkline label={args.label} values={[5]} />
      <Sparkline label="None that is finite" values={[Number.POSITIVE_INFINITY, Number.NaN, null]} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'One value' }).querySelectorAll('circle')).toHaveLength(1);
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const RightToLeft: Story = {
  name: 'Keeps time running left to right in right-to-left text',
  render: (args) => (
    <div dir="rtl">
      <Sparkline {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const last = canvasElement.querySelector('circle')?.getBoundingClientRect();
    await expect((picture?.right ?? 0) - (last?.right ?? 0)).toBeLessThan(4);
  },
};
