import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectValues } from '../TokenTable/expectValues.ts';
import { Motion } from './Motion.tsx';

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Entering takes 120 ms, leaving 90, and nothing travels more than 8 px',
  play: async ({ canvas }) => {
    const motion = await expectValues(canvas.getByRole('table'));
    // The bundler writes 120ms as .12s.
    const seconds = (name: string) => {
      const written = motion.get(`motion.${name}`) ?? '';
      return parseFloat(written) / (written.endsWith('ms') ? 1000 : 1);
    };
    await expect([seconds('in'), seconds('out')]).toEqual([0.12, 0.09]);
    await expect(parseFloat(motion.get('motion.travel') ?? '')).toBeLessThanOrEqual(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Show again' }));
    const thing = canvas.getByRole('status');
    await expect(thing).toHaveTextContent('Shown 2 times');
    await Promise.all(thing.getAnimations().map((each) => each.finished));
    await expect(getComputedStyle(thing).opacity).toBe('1');
  },
};
