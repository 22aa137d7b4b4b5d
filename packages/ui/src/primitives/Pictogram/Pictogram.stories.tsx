import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { drawings } from './drawings.ts';
import { Pictogram } from './Pictogram.tsx';

const names = Object.keys(drawings) as (keyof typeof drawings)[];

const meta = {
  title: 'Primitives/Pictogram',
  component: Pictogram,
  args: { name: 'people', size: 'lg' },
} satisfies Meta<typeof Pictogram>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = async (element: HTMLElement, count: number) => {
  await waitFor(() => expect(element.querySelectorAll('svg')).toHaveLength(count));
  return [...element.querySelectorAll('svg')];
};

export const Default: Story = {
  name: 'Is hidden from assistive technology: the text beside it says the same',
  play: async ({ canvasElement }) => {
    const [drawing] = await drawn(canvasElement, 1);
    await expect(drawing).toBeVisible();
    await expect(drawing?.closest('[aria-hidden]')).not.toBeNull();
  },
};

export const EveryPictogram: Story = {
  name: 'Every drawing keeps to its frame, with strokes of 2 px and one accent',
  render: () => (
    <Inline gap="lg">
      {names.map((name) => (
        <Pictogram key={name} name={name} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    for (const drawing of await drawn(canvasElement, names.length)) {
      const [area, stroke] = drawing.querySelectorAll('path');
      if (!area || !stroke) throw new Error('A pictogram has an area and strokes.');
      await expect(getComputedStyle(stroke).strokeWidth).toBe('2px');
      for (const path of [area, stroke]) {
        const { x, y, width, height } = path.getBBox();
        await expect(Math.min(x, y)).toBeGreaterThanOrEqual(4);
        await expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(45);
      }
    }
  },
};

export const Sizes: Story = {
  name: 'Is 48 or 96 px, with strokes of the same width',
  render: ({ name }) => (
    <Inline gap="lg">
      <Pictogram name={name} size="md" />
      <Pictogram name={name} size="lg" />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const both = await drawn(canvasElement, 2);
    await expect(both.map((each) => each.getBoundingClientRect().width)).toEqual([48, 96]);
    for (const each of both)
      await expect(getComputedStyle(each.lastElementChild ?? each).vectorEffect).toBe('non-scaling-stroke');
  },
};
