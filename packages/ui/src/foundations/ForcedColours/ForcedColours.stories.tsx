import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ForcedColours } from './ForcedColours.tsx';

const meta = { title: 'Foundations/Forced colours', component: ForcedColours } satisfies Meta<
  typeof ForcedColours
>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'What colour conveys is also conveyed by a border, an icon or text',
  play: async ({ canvas }) => {
    for (const name of ['Save', 'Cancel', 'Send']) {
      // Transparent where the theme has a fill; forced colours make it visible.
      const { borderTopStyle, borderTopWidth } = getComputedStyle(canvas.getByRole('button', { name }));
      await expect([borderTopStyle, borderTopWidth]).toEqual(['solid', '1px']);
    }
    await expect(canvas.getByRole('textbox', { name: 'Mail' })).toBeInvalid();
    await expect(canvas.getByText('Write the whole address.')).toBeVisible();
    await expect(canvas.getByText('Finished').querySelector('svg')).toBeVisible();
  },
};
