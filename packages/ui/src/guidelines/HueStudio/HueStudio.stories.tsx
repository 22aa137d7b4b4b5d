import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { HueStudio } from './HueStudio.tsx';

const meta = { title: 'Guidelines/Hue studio', component: HueStudio } satisfies Meta<typeof HueStudio>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'A hue recolours the kit at once, light and dark, and gives its style sheet',
  play: async ({ canvas, canvasElement }) => {
    const accents = () =>
      ['light', 'dark'].map(
        (theme) =>
          getComputedStyle(
            within(canvas.getByRole('region', { name: theme })).getByRole('button', { name: 'Save plan' }),
          ).backgroundColor,
      );
    const before = accents();
    canvas.getByRole('slider', { name: 'Hue of the accent' }).focus();
    await userEvent.keyboard('{Home}');
    const after = accents();
    await expect(after[0]).not.toBe(before[0]);
    await expect(after[1]).not.toBe(before[1]);
    await expect(canvasElement).toHaveTextContent('--hz-hue-accent: 0;');
  },
};
