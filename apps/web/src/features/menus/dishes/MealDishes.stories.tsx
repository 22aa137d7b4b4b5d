import type { Dish } from '@healzy/api/dishes';
import { ApiError } from '@healzy/api/runtime';
import type { FoodRestriction } from '@healzy/domain/foods';
import {
  applyEdit,
  EMPTY_MEAL,
  emptyMenu,
  mealAt,
  type MealPosition,
  type MenuEdit,
  type MenuMeal,
} from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering, pageOf } from '../../../app/story-server.tsx';
import { MealDialog, type MealDialogProps } from '../MealDialog.tsx';
import { SAMPLE_FOODS, SAMPLE_START, sampleTargets } from '../sample-foods.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { MEAL_WITH_DISH, MYSTERY, PORRIDGE, searchedFoodIndex, summaryOf } from './sample-dishes.ts';

const AT: MealPosition = { week: 0, day: 0, meal: 'BREAKFAST' };
const { oats } = SAMPLE_FOODS;
const LONG = 'W'.repeat(120);

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

const all = [PORRIDGE, MYSTERY];
type Query = { search?: string; suitableFor?: FoodRestriction[] };
const isFor = ({ notFor, unknownFor }: Dish, codes: readonly FoodRestriction[]) =>
  codes.every((code) => !notFor.includes(code) && !unknownFor.includes(code));
/** Finds as the server does, and reads one dish. */
const serving = (dish: () => Dish = () => PORRIDGE) =>
  answering({
    'get /dish': ({ query }) => {
      const { search = '', suitableFor = [] } = query as Query;
      return pageOf(
        all
          .filter((each) => each.nameEn.toLowerCase().includes(search) && isFor(each, suitableFor))
          .map((each) => summaryOf(each)),
      );
    },
    'get /{id}': dish,
  });

const meta = {
  title: 'App/MealDishes',
  component: Sample,
  decorators: [inApp],
  loaders: [messages('menus', 'foods', 'dishes')],
  args: {
    at: AT,
    meal: MEAL_WITH_DISH,
    targets: sampleTargets,
    foods: searchedFoodIndex,
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

const opened = async (name = /^Breakfast, /) => within(await screen.findByRole('dialog', { name }));
const mealOf = (edit: unknown): MenuMeal => (edit as { meals: [{ meal: MenuMeal }] }).meals[0].meal;

export const Group: Story = {
  name: 'Shows a dish by its name with what its foods come to, and removes it with a way back',
  decorators: [serving()],
  play: async ({ args }) => {
    const dialog = await opened();
    const foods = within(dialog.getByRole('list', { name: 'Foods of Porridge with apple' }));
    await expect(foods.getAllByRole('listitem')).toHaveLength(3);
    await expect(dialog.getByText('320 kcal · 3 bites')).toBeVisible();
    await expect(dialog.getByText(/^carbohydrate \d+(\.\d)?\sg · fat/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove the dish Porridge with apple' }));
    await expect(dialog.getByText(/^You have removed the dish/)).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: 'Amount of Oat flakes' })).toBeNull();
    await expect(dialog.getByRole('textbox', { name: 'Amount of Plain yoghurt' })).toBeVisible();
    const undo = dialog.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(mealOf((args.onEdit as ReturnType<typeof fn>).mock.lastCall?.[0]).dishes).toHaveLength(1);
    await expect(dialog.getByText('Porridge with apple')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const Loosened: Story = {
  name: 'Separates a dish into foods, also by taking away what it is made of',
  decorators: [serving()],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Separate Porridge with apple into foods' }));
    await expect(dialog.queryByRole('list', { name: 'Foods of Porridge with apple' })).toBeNull();
    await expect(dialog.getByRole('textbox', { name: 'Amount of Oat flakes' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    // Without the apple it is the same dish; without the oats it is none.
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Apple' }));
    await expect(dialog.getByRole('list', { name: 'Foods of Porridge with apple' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Oat flakes' }));
    await expect(dialog.getByText(/^This is no longer “Porridge with apple”/)).toBeVisible();
    await expect(dialog.queryByRole('list', { name: 'Foods of Porridge with apple' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Undo' }));
    await expect(dialog.getByRole('list', { name: 'Foods of Porridge with apple' })).toBeVisible();
  },
};

export const Resized: Story = {
  name: 'Changes the size of a dish by keyboard, within its limits',
  decorators: [serving()],
  play: async ({ args }) => {
    const dialog = await opened();
    dialog.getByRole('button', { name: 'Change the size of Porridge with apple' }).focus();
    await userEvent.keyboard('{Enter}');
    const slider = await dialog.findByRole('slider', { name: 'Size of Porridge with apple' });
    await waitFor(() => expect(slider).toHaveFocus());
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^320\skcal · 3\sbites$/));
    // Typed, it is the first of its sizes.
    await userEvent.keyboard('0');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^220\skcal · 2\sbites$/));
    await expect(dialog.getAllByText('220 kcal · 2 bites')).toHaveLength(2);
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('textbox', { name: 'Amount of Oat flakes' })).toHaveValue('0.75');
  },
};

export const RecipeChanged: Story = {
  name: 'Does not resize a dish whose recipe is of other foods by now, and says what to do',
  decorators: [
    serving(() => ({
      ...PORRIDGE,
      ingredients: PORRIDGE.ingredients.map((each) => ({ ...each, part: 'CORE' })),
    })),
  ],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Change the size of Porridge with apple' }));
    await expect(await dialog.findByText(/^The recipe of this dish has changed/)).toBeVisible();
    await expect(dialog.queryByRole('slider')).toBeNull();
  },
};

export const Gone: Story = {
  name: 'A dish that no longer exists leaves its foods, and says so when its size is changed',
  decorators: [
    serving(() => {
      throw new ApiError('Not found', { code: 'NOT_FOUND', status: 404 });
    }),
  ],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Change the size of Porridge with apple' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This dish no longer exists');
    await expect(dialog.getByRole('textbox', { name: 'Amount of Oat flakes' })).toBeVisible();
  },
};

export const Locked: Story = {
  name: 'In a meal that is kept, a dish is read and not changed',
  decorators: [serving()],
  args: { meal: { ...MEAL_WITH_DISH, isLocked: true } },
  play: async () => {
    const dialog = await opened();
    await expect(dialog.getByText('Porridge with apple')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Porridge/ })).toBeNull();
    await expect(dialog.queryByRole('radio', { name: 'Add a dish' })).toBeNull();
  },
};

export const Added: Story = {
  name: 'En español: busca un plato, elige su tamaño y lo añade con el teclado',
  decorators: [serving()],
  globals: { language: 'es' },
  args: { meal: EMPTY_MEAL },
  play: async ({ args }) => {
    const dialog = await opened(/^Desayuno, /);
    await userEvent.click(dialog.getByRole('radio', { name: 'Añadir un plato' }));
    const search = await dialog.findByRole('combobox', { name: 'Buscar un plato' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(
      await dialog.findByRole('option', { name: /Gachas de avena con manzana.*Desayuno · 320/ }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const slider = await dialog.findByRole('slider', { name: 'Tamaño de Gachas de avena con manzana' });
    await waitFor(() => expect(slider).toHaveFocus());
    await expect(dialog.getByText(/^Con esto, la comida tendría 320 kcal/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('slider')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(search).toHaveFocus());
    await expect(
      dialog.getByRole('list', { name: 'Alimentos de Gachas de avena con manzana' }),
    ).toBeVisible();
  },
};

export const Restricted: Story = {
  name: 'Offers a patient no dish that they may not eat, and marks it where all are shown',
  decorators: [serving()],
  args: { meal: EMPTY_MEAL, restrictions: ['GLUTEN'] as const },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'Add a dish' }));
    await expect(await dialog.findByText('Nothing matches the search.')).toBeVisible();
    await userEvent.click(dialog.getByRole('switch', { name: 'Only those suitable for the patient' }));
    const porridge = await dialog.findByRole('option', { name: /^Porridge with apple.*Not suitable: / });
    await expect(
      dialog.getByRole('option', { name: /^Grandmother.*Unknown whether it is suitable/ }),
    ).toBeVisible();
    await userEvent.click(porridge);
    await expect(
      await dialog.findByText('This patient must not eat this dish. It contains: Oat flakes.'),
    ).toBeVisible();
    await expect(args.onEdit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Add Porridge with apple anyway' }));
    await expect(dialog.getAllByRole('img', { name: 'Not suitable for this patient' })).toHaveLength(2);
    await expect(mealOf((args.onEdit as ReturnType<typeof fn>).mock.lastCall?.[0]).foods[0]?.foodId).toBe(
      oats.id,
    );
  },
};

export const Unknown: Story = {
  name: 'A dish of which not everything is known says so, and is not added',
  args: { meal: EMPTY_MEAL },
  decorators: [serving(() => MYSTERY)],
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'Add a dish' }));
    await userEvent.click(await dialog.findByRole('option', { name: /^Grandmother.*Incomplete data/ }));
    await expect(await dialog.findByText(/^Not everything in this dish is known/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /^Add Grandmother/ })).toBeNull();
    await expect(args.onEdit).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  name: 'A search that finds no dish says so',
  decorators: [serving()],
  args: { meal: EMPTY_MEAL },
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'Add a dish' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: 'Search for a dish' }), 'zzz');
    await expect(await dialog.findByText('Nothing matches the search.')).toBeVisible();
    await expect(dialog.queryByRole('option')).toBeNull();
  },
};

export const Failed: Story = {
  name: 'A search that failed says so, and can be tried again',
  args: { meal: EMPTY_MEAL },
  decorators: [
    answering({
      'get /dish': () => {
        throw new Error('No connection');
      },
    }),
  ],
  play: async () => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('radio', { name: 'Add a dish' }));
    await expect(await dialog.findByText('The search failed.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'On a phone the longest name of a dish stays inside the dialog',
  decorators: [serving()],
  globals: { viewport: { value: 'w390' } },
  args: {
    meal: {
      ...MEAL_WITH_DISH,
      dishes: (MEAL_WITH_DISH.dishes ?? []).map((dish) => ({ ...dish, nameEs: LONG, nameEn: LONG })),
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Breakfast, / });
    await expect(within(dialog).getByText(LONG)).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const { clientWidth } = document.documentElement;
    for (const button of within(dialog).getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
  },
};
