import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectValues } from '../TokenTable/expectValues.ts';
import { Radius } from './Radius.tsx';

const meta = { title: 'Foundations/Radius and elevation', component: Radius } satisfies Meta<typeof Radius>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Controls are rounder than marks, surfaces rounder than controls, and only overlays have a noticeable shadow',
  play: async ({ canvas }) => {
    const [corners, shadows] = canvas.getAllByRole('table');
    if (!corners || !shadows) throw new Error('Two tables are expected.');
    const radius = await expectValues(corners);
    const [small, control, surface] = ['small', 'control', 'surface'].map((name) =>
      parseFloat(radius.get(`radius.${name}`) ?? ''),
    );
    await expect(small).toBeLessThan(control ?? 0);
    await expect(control).toBeLessThan(surface ?? 0);
    const elevation = await expectValues(shadows);
    await expect(elevation.get('elevation.none')).toBe('none');
    await expect(elevation.get('elevation.overlay')).not.toBe('none');
  },
};
