import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, within } from 'storybook/test';
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
    const slider = canvas.getByRole('slider', { name: 'Hue of the accent' });
    await fireEvent.change(slider, { target: { value: '335' } });
    // Colours change within a moment.
    await waitFor(() => accents().forEach((accent, at) => expect(accent).not.toBe(before[at])));
    await expect(canvasElement).toHaveTextContent('--hz-hue-accent: 335;');
  },
};
