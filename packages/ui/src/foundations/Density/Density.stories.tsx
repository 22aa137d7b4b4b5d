import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectValues } from '../TokenTable/expectValues.ts';
import { Density } from './Density.tsx';

const meta = { title: 'Foundations/Density', component: Density } satisfies Meta<typeof Density>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Controls are 32 px compact and 40 comfortable; text is 14 and 16',
  play: async ({ canvas }) => {
    await expectValues(canvas.getByRole('table'));
    for (const [density, control, text] of [
      ['compact', 32, '14px'],
      ['comfortable', 40, '16px'],
    ] as const) {
      const side = within(canvas.getByRole('region', { name: density }));
      await expect(side.getByRole('button', { name: 'Save' }).getBoundingClientRect().height).toBe(control);
      await expect(getComputedStyle(side.getByText(/Glucose/)).fontSize).toBe(text);
    }
  },
};
