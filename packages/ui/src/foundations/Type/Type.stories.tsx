import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectValues } from '../TokenTable/expectValues.ts';
import { Type } from './Type.tsx';

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Six sizes, in our own typeface, from 12 to 30 px',
  play: async ({ canvas, canvasElement }) => {
    const sizes = await expectValues(canvas.getByRole('table'));
    await expect([...sizes.values()].map((size) => parseFloat(size) * 16)).toEqual([12, 14, 16, 20, 24, 30]);
    await document.fonts.ready;
    await expect(document.fonts.check('16px "Inter Variable"')).toBe(true);
    const widths = [...canvasElement.querySelectorAll('[data-figure]')].map(
      (figure) => figure.getBoundingClientRect().width,
    );
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1);
  },
};

export const Rhythm: Story = {
  name: 'Every line of flowing text is on the 4 px grid',
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('article');
    const parts = [...canvasElement.querySelectorAll('[data-flowing]')];
    await expect(parts.length).toBeGreaterThan(4);
    const start = column?.getBoundingClientRect().top ?? 0;
    for (const part of parts) {
      const { top, height } = part.getBoundingClientRect();
      await expect(Math.round((top - start) * 100) % 400).toBe(0);
      await expect(Math.round(height * 100) % 400).toBe(0);
    }
  },
};
