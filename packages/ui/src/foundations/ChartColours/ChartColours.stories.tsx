import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartColours } from './ChartColours.tsx';

const meta = { title: 'Foundations/Chart colours', component: ChartColours } satisfies Meta<
  typeof ChartColours
>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'A range has a fill, a mark and a label; a series has its own dash',
  play: async ({ canvas, canvasElement }) => {
    for (const word of ['Severe low', 'Low', 'In range', 'High', 'Severe high']) {
      const { backgroundColor, borderTopColor } = getComputedStyle(canvas.getByText(word));
      await expect(borderTopColor).not.toBe(backgroundColor);
    }
    const dashes = [...canvasElement.querySelectorAll('path')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
    await expect(new Set(dashes).size).toBe(6);
  },
};
