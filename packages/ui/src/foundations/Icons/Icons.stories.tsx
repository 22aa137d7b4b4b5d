import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icons } from './Icons.tsx';

const meta = { title: 'Foundations/Icons', component: Icons } satisfies Meta<typeof Icons>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'No two meanings share an icon',
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    const drawings = entries.map((entry) => entry.querySelector('svg')?.innerHTML);
    await expect(drawings.every(Boolean)).toBe(true);
    await expect(new Set(drawings).size).toBe(entries.length);
  },
};
