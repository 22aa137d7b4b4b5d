import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectValues } from '../TokenTable/expectValues.ts';
import { Layers } from './Layers.tsx';

const meta = { title: 'Foundations/Layers', component: Layers } satisfies Meta<typeof Layers>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Each layer is above the previous one, whatever the DOM order',
  play: async ({ canvas }) => {
    const z = [...(await expectValues(canvas.getByRole('table'))).values()].map(Number);
    await expect(z).toEqual([...z].sort((a, b) => a - b));
    await expect(new Set(z).size).toBe(z.length);
    const box = canvas.getByText('tooltip', { exact: true }).getBoundingClientRect();
    const top = document.elementFromPoint(box.left + 4, box.top + 4);
    await expect(top).toHaveTextContent(/^tooltip$/);
  },
};
