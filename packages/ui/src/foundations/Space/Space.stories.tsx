import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectValues } from '../TokenTable/expectValues.ts';
import { Space } from './Space.tsx';

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Every step is a multiple of 4 px and larger than the previous one',
  play: async ({ canvas, canvasElement }) => {
    await expectValues(canvas.getByRole('table'));
    const widths = [...canvasElement.querySelectorAll('td > div')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    await expect(widths).toEqual([0, 4, 8, 12, 16, 24, 32, 48]);
  },
};
