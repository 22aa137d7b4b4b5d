import type { FoodRestriction } from '@healzy/domain/foods';
import {
  applyEdit,
  EMPTY_MEAL,
  emptyMenu,
  mealAt,
  MEAL_NAME_LENGTH,
  type MealPosition,
  type MenuEdit,
  type MenuMeal,
} from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { MealDialog, type MealDialogProps } from './MealDialog.tsx';
import { menuFoodIndex } from './menu-foods.ts';
import { SAMPLE_FOODS, sampleFoodIndex, SAMPLE_START, sampleTargets } from './sample-foods.ts';
import { useMenuLabels } from './useMenuLabels.ts';

const AT: MealPosition = { week: 0, day: 0, meal: 'BREAKFAST' };
const { yoghurt, oats, apple, inactive } = SAMPLE_FOODS;
const GONE = '00000000-0000-4000-8000-000000000099';
const meal = (change: Partial<MenuMeal>): MenuMeal => ({ ...EMPTY_MEAL, ...change });

/** The dialog over a menu that every edit changes at once. */
function Sample({ meal: before, onEdit, ...props }: Omit<MealDialogProps, 'labels'>) {
  const labels = useMenuLabels(props.foods, SAMPLE_START);
  const [menu, setMenu] = useState(
    () => applyEdit(emptyMenu(1), { kind: 'MEALS', meals: [{ at: AT, meal: before }] })?.menu,
  );
  const edit = (one: MenuEdit) => {
    onEdit(one);
    setMenu((now) => now && applyEdit(now, one)?.menu);
  };
  return <MealDialog {...props} meal={(menu && mealAt(menu, AT)) ?? before} labels={labels} onEdit={edit} />;
}

const meta = {
  title: 'App/MealDialog',
  component: Sample,
  decorators: [inApp],
  loaders: [messages('menus', 'foods')],
  args: {
    at: AT,
    meal: meal({ name: 'Oats with yoghurt', foods: [{ foodId: oats.id, portions: 2 }] }),
    targets: sampleTargets,
    foods: sampleFoodIndex,
    restrictions: [] as readonly FoodRestriction[],
    canEdit: true,
    onEdit: fn(),
    onFill: fn(),
    onCopy: fn(),
    onPaste: undefined,
    reasons: null,
    onClose: fn(),
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: /^Breakfast, / }));

export const Mismatch: Story = {
  name: 'Says that the totals do not match until the foods make them match',
  play: async () => {
    const dialog = await opened();
    const warning = 'The calories and Healzy bites do not match those set for this meal';
    await expect(dialog.getByText('298 kcal · 3 bites of 400 kcal · 4 bites')).toBeVisible();
    await expect(dialog.getByText(warning)).toBeVisible();
    await userEvent.click(dialog.getByRole('option', { name: /^Apple/ }));
    await expect(
      dialog.getByText('With this, the meal would have 391 kcal · 4 bites of 400 kcal · 4 bites'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Apple' }));
    await expect(dialog.getByText('391 kcal · 4 bites of 400 kcal · 4 bites')).toBeVisible();
    await expect(dialog.queryByText(warning)).toBeNull();
  },
};

const THEN = '2026-03-02T09:00:00.000Z';
const CHANGED = '2026-03-05T09:00:00.000Z';
/** Oats as they were: of another name, with half of the energy. */
const formerOats = { ...oats, nameEn: 'Old oat flakes', energy: 186 };
const changedFoods = menuFoodIndex(Object.values(SAMPLE_FOODS), undefined, null, {
  earlier: [
    {
      foodId: oats.id,
      until: CHANGED,
      food: formerOats,
      nutrients: { ...sampleFoodIndex.byId.get(oats.id)!.nutrients, energy: 186 },
    },
  ],
  readAt: CHANGED,
});

export const Eaten: Story = {
  name: 'A meal that was eaten keeps its figures, and says what they would be if it were to come',
  args: {
    foods: changedFoods,
    meal: meal({ foods: [{ foodId: oats.id, portions: 2 }], isCompleted: true, figuresAt: THEN }),
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Old oat flakes')).toBeVisible();
    await expect(dialog.getByText('149 kcal · 1.5 bites of 400 kcal · 4 bites')).toBeVisible();
    await expect(
      dialog.getByText(
        "Keeps the figures from when it was eaten. With today's it would be 298 kcal · 3 bites, which it gets if it is no longer marked as completed.",
      ),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Completed' }));
    await expect(dialog.getByText('298 kcal · 3 bites of 400 kcal · 4 bites')).toBeVisible();
    await expect(dialog.queryByText(/^Keeps the figures/)).toBeNull();
  },
};

export const AmountRefused: Story = {
  name: 'An amount that is none says at once what is allowed, and the totals say that they do not have it',
  play: async ({ args }) => {
    const dialog = await opened();
    const amount = dialog.getByRole('textbox', { name: 'Amount of Oat flakes' });
    const unsaid = 'An amount is not valid: these totals have the last one that was.';
    for (const typed of ['99999', '-5', 'abc']) {
      await userEvent.clear(amount);
      await userEvent.paste(typed);
      await expect(amount).toHaveValue(typed);
      await expect(amount).toHaveAccessibleDescription('Enter from 0.01 portions to 100 portions.');
      await expect(dialog.getByRole('alert')).toHaveTextContent(unsaid);
      await expect(dialog.queryByText(/^-\d/)).toBeNull();
    }
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await expect(dialog.getByRole('alert')).toHaveTextContent(unsaid);
    // Left empty, the amount that counts is there again.
    await userEvent.tab();
    await userEvent.tab();
    await expect(amount).toHaveValue('2');
    await expect(dialog.queryByText(unsaid)).toBeNull();
    await userEvent.clear(amount);
    await userEvent.paste('1');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(dialog.getByText('149 kcal · 1.5 bites of 400 kcal · 4 bites')).toBeVisible();
  },
};

export const MismatchInSpanish: Story = {
  name: 'Says it in Spanish',
  globals: { language: 'es' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Desayuno, lunes/ }));
    await expect(
      dialog.getByText('No coinciden las calorías y los Healzy bites con los indicados para esta comida'),
    ).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Nombre/ }), 'x'.repeat(MEAL_NAME_LENGTH));
    await expect(dialog.getByText(/^Máximo 46 caracteres permitidos\. \d+\/46/)).toBeVisible();
  },
};

export const Restricted: Story = {
  name: 'Marks a food that the patient must not have, and offers only suitable ones',
  args: {
    restrictions: ['LACTOSE'] as const,
    meal: meal({ foods: [{ foodId: yoghurt.id, portions: 1 }] }),
  },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('img', { name: 'Not suitable for this patient' })).toBeVisible();
    await expect(dialog.queryByRole('option', { name: /^Whole milk/ })).toBeNull();
    await expect(dialog.getByRole('option', { name: /^Oat drink/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Only those suitable for the patient' }));
    await expect(dialog.getByRole('option', { name: /^Whole milk/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Plain yoghurt' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      kind: 'REMOVE_FOOD',
      at: AT,
      index: 0,
      was: yoghurt.id,
    });
    await expect(dialog.getByText('No foods')).toBeVisible();
  },
};

export const Gone: Story = {
  name: 'A food that is gone or inactive says so, and is not in the totals',
  args: {
    meal: meal({
      foods: [
        { foodId: GONE, portions: 1 },
        { foodId: inactive.id, portions: 1 },
      ],
    }),
  },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('A food that no longer exists')).toBeVisible();
    await expect(dialog.getByText('Inactive')).toBeVisible();
    await expect(
      dialog.getByText('Some foods no longer exist or have no weight: they are not in the totals.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('option', { name: /^Old cheese/ })).toBeNull();
  },
};

export const Locked: Story = {
  name: 'A meal that is kept cannot be changed until it is unlocked',
  args: { meal: meal({ isLocked: true, name: 'Oats', foods: [{ foodId: oats.id, portions: 1 }] }) },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByRole('textbox', { name: /Name of the meal/ })).toHaveAttribute('readonly');
    await expect(dialog.getByRole('button', { name: 'Fill the meal' })).toBeDisabled();
    await expect(dialog.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(dialog.queryByRole('combobox', { name: 'Search for a food' })).toBeNull();
    await userEvent.click(dialog.getByRole('switch', { name: 'Keep when filling' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith({ kind: 'LOCKED', at: AT, value: false });
    await expect(dialog.getByRole('button', { name: 'Remove Oat flakes' })).toBeVisible();
  },
};

export const LongName: Story = {
  name: 'A name of 46 characters is taken; one more is kept as typed and not saved',
  args: { meal: meal({}) },
  play: async ({ args }) => {
    const dialog = await opened();
    const name = dialog.getByRole('textbox', { name: /Name of the meal/ });
    await userEvent.click(name);
    await userEvent.paste('a'.repeat(MEAL_NAME_LENGTH));
    const saved = { kind: 'NAME', at: AT, name: 'a'.repeat(MEAL_NAME_LENGTH) };
    await expect(args.onEdit).toHaveBeenLastCalledWith(saved);
    await userEvent.type(name, 'b');
    await expect(dialog.getByText('At most 46 characters. 47/46')).toBeVisible();
    await expect(name).toHaveValue(`${'a'.repeat(MEAL_NAME_LENGTH)}b`);
    await expect(args.onEdit).toHaveBeenLastCalledWith(saved);
  },
};

export const Keyboard: Story = {
  name: 'A food is found and added by keyboard, and Escape closes',
  args: { meal: meal({}) },
  play: async ({ args }) => {
    const dialog = await opened();
    const search = dialog.getByRole('combobox', { name: 'Search for a food' });
    await userEvent.type(search, 'app{Enter}');
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Amount of Apple' })).toHaveFocus());
    await userEvent.keyboard('2{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith({
      kind: 'INSERT_FOOD',
      at: AT,
      index: 0,
      food: { foodId: apple.id, portions: 2 },
    });
    await expect(search).toHaveFocus();
    await expect(search).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = {
  name: 'On a phone long names of foods stay inside the dialog',
  globals: { viewport: { value: 'w390' } },
  args: {
    meal: meal({
      name: 'W'.repeat(MEAL_NAME_LENGTH),
      foods: [
        { foodId: oats.id, portions: 2.5 },
        { foodId: GONE, portions: 1 },
      ],
    }),
    onPaste: fn(),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Breakfast, / });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const { clientWidth } = document.documentElement;
    for (const button of within(dialog).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
  },
};
