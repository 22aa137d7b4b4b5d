import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Swatches } from './Swatches.tsx';

const meta = { title: 'Foundations/Colour', component: Swatches } satisfies Meta<typeof Swatches>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Every colour role has a value in the theme in force',
  play: async ({ canvas }) => {
    const swatches = await canvas.findAllByRole('listitem');
    await expect(swatches.length).toBeGreaterThan(80);
    for (const swatch of swatches)
      await expect(getComputedStyle(swatch.firstElementChild!).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  },
};
