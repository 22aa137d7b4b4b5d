import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { EnergyDoubtDialog } from './EnergyDoubtDialog.tsx';

const meta = {
  title: 'App/EnergyDoubtDialog',
  component: EnergyDoubtDialog,
  decorators: [inApp],
  loaders: [messages('nutritional-plans')],
  args: {
    doubt: { kind: 'VERY_LOW', limitKcal: 1200, group: 'WOMAN', source: 'AHA_ACC_TOS_2013', kcal: 500 },
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EnergyDoubtDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VeryLow: Story = {
  name: 'Says what is asked and by which source, and confirms only when somebody answers for it',
  play: async ({ args }) => {
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Do you take responsibility for this energy?' }),
    );
    await expect(
      dialog.getByText(
        /^500 kcal a day is a very-low-calorie diet .* The minimum for a woman is 1,200 kcal\./,
      ),
    ).toHaveTextContent('Source: AHA/ACC/TOS guideline 2013.');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'I take responsibility' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pregnant: Story = {
  name: 'In Spanish, on a phone, for a pregnant woman',
  globals: { language: 'es', viewport: { value: 'w390' } },
  args: {
    doubt: { kind: 'BELOW_FLOOR', limitKcal: 1800, group: 'PREGNANT', source: 'DGA_2015', kcal: 1400 },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '¿Respondes de esta energía?' });
    await expect(
      within(dialog).getByText(/por debajo del mínimo para una mujer embarazada: 1\.?800 kcal\./),
    ).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};
