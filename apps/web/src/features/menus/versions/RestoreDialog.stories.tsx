import { EMPTY_MEAL, emptyMenu, type Menu, type MenuMeal, type VersionedPlan } from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { menuFoodIndex } from '../menu-foods.ts';
import { SAMPLE_FOODS } from '../sample-foods.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { RestoreDialog, type RestoreDialogProps } from './RestoreDialog.tsx';
import { SAMPLE_FIGURES } from './sample-versions.ts';

const foods = menuFoodIndex(Object.values(SAMPLE_FOODS));
function Sample(props: Omit<RestoreDialogProps, 'labels' | 'foods'>) {
  return <RestoreDialog {...props} foods={foods} labels={useMenuLabels(foods, '2026-12-07')} />;
}

const before = SAMPLE_FIGURES.plan as VersionedPlan;
const { milk, yoghurt } = SAMPLE_FOODS;
const meal = (foodId: string) => ({ ...EMPTY_MEAL, foods: [{ foodId, portions: 1 }] });
const menuOf = (BREAKFAST: MenuMeal): Menu => ({
  weeks: emptyMenu(1).weeks.map(([monday, ...others]) => [{ ...monday!, BREAKFAST }, ...others]),
});
const menus = { before: menuOf(meal(milk.id)), after: menuOf(meal(yoghurt.id)) };

const meta = {
  title: 'App/RestoreDialog',
  component: Sample,
  decorators: [inApp],
  loaders: [messages('plan-versions', 'menus', 'foods')],
  args: {
    name: 'Before the summer',
    before,
    after: {
      ...before,
      name: 'Three weeks',
      weeks: 3,
      energy: { kcal: 1800, source: 'TYPED', on: '2026-11-26' },
    },
    keptStart: '2026-11-02',
    menus,
    eaten: 2,
    onRestore: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Restore “Before the summer”' }));

export const Difference: Story = {
  name: 'Names what would change before anything does, and what stays',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Name: from “Four weeks” to “Three weeks”')).toBeVisible();
    await expect(dialog.getByText('Weeks: from “4 weeks” to “3 weeks”')).toBeVisible();
    await expect(dialog.getByText(/2,000.*1,800/)).toBeVisible();
    await expect(dialog.getByText('2 completed meals stay as they are.')).toBeVisible();
    await expect(
      dialog.getByText(/^The version started on .*, which is over: the plan starts on .*, as it does now\.$/),
    ).toBeVisible();
    await expect(dialog.getByText('Whole milk')).toBeVisible();
    await expect(dialog.getByText('Plain yoghurt')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
  },
};

export const Kept: Story = {
  name: 'Leaves everything as it is when the question is declined by keyboard',
  play: async ({ args }) => {
    await opened();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
};

export const Same: Story = {
  name: 'Says so when the plan is like that already',
  args: { after: before, menus: { before: menus.before, after: menus.before }, keptStart: null, eaten: 0 },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('The plan and its menus are like this already.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Restore' })).toBeNull();
  },
};
