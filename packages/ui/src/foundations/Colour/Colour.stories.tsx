import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Colour } from './Colour.tsx';

const meta = { title: 'Foundations/Colour', component: Colour } satisfies Meta<typeof Colour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Every colour role has a value in the current theme',
  play: async ({ canvas }) => {
    const swatches = await canvas.findAllByRole('listitem');
    await expect(swatches.length).toBeGreaterThan(80);
    for (const swatch of swatches) {
      const chip = swatch.firstElementChild;
      await expect(chip && getComputedStyle(chip).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    }
  },
};

export const Themes: Story = {
  name: 'A change of theme or brand changes the values, and nothing else',
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const { theme = 'light' } = root.dataset;
    const solid = () => canvas.getByText('solid', { exact: true }).nextSibling?.textContent ?? '';
    await waitFor(() => expect(solid()).not.toBe(''));
    const before = solid();
    root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
    await waitFor(() => expect(solid()).not.toBe(before));
    const dark = solid();
    root.dataset.theme = theme;
    root.dataset.brand = 'salvia';
    await waitFor(() => expect([before, dark, '']).not.toContain(solid()));
    delete root.dataset.brand;
    await waitFor(() => expect(solid()).toBe(before));
  },
};
