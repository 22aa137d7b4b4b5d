import { applyEdit, EMPTY_MEAL, emptyMenu } from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { CopyWeekDialog } from './CopyWeekDialog.tsx';
import { SAMPLE_FOODS } from './sample-foods.ts';

const lunch = { ...EMPTY_MEAL, foods: [{ foodId: SAMPLE_FOODS.paella.id, portions: 1 }] };
const menu = applyEdit(emptyMenu(12), {
  kind: 'MEALS',
  meals: [0, 1].map((week) => ({ at: { week, day: 0, meal: 'LUNCH' }, meal: lunch })),
})?.menu;
if (!menu) throw new Error('A menu of twelve weeks has two first ones.');

const meta = {
  title: 'App/CopyWeekDialog',
  component: CopyWeekDialog,
  decorators: [inApp],
  loaders: [messages('menus')],
  args: { menu, week: 0, nameOf: (week) => `Week ${week + 1}`, onCopy: fn(), onClose: fn() },
} satisfies Meta<typeof CopyWeekDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Copy week 1 to others' }));

export const Replaces: Story = {
  name: 'Says how many meals it replaces before it copies',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('button', { name: 'Copy' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Week 3' }));
    await expect(dialog.getByText('It replaces no meal. It can be undone.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'All that follow' }));
    await expect(
      dialog.getByText('It replaces one meal that already has foods. It can be undone.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
    await expect(args.onCopy).toHaveBeenCalledWith([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Keyboard: Story = {
  name: 'Weeks are chosen by keyboard, and Escape copies nothing',
  globals: { language: 'es' },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Copiar la semana 1 a otras' }));
    dialog.getByRole('checkbox', { name: 'Week 2' }).focus();
    await userEvent.keyboard(' ');
    await expect(
      dialog.getByText('Reemplaza una comida que ya tiene alimentos. Se puede deshacer.'),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onCopy).not.toHaveBeenCalled();
  },
};
