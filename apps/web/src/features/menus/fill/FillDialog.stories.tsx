import {
  addDish,
  applyEdit,
  DEFAULT_MENU_TEMPLATE,
  EMPTY_MEAL,
  emptyMenu,
  type Menu,
  type MenuMeal,
  resizeDish,
} from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { MEAL_WITH_DISH, PORRIDGE } from '../dishes/sample-dishes.ts';
import { SAMPLE_FOODS, sampleFoodIndex, SAMPLE_START } from '../sample-foods.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { FillDialog } from './FillDialog.tsx';
import type { FillState } from './useFill.ts';

interface SampleProps {
  state: FillState;
  onApply: () => void;
  onClose: () => void;
}

function Sample({ state, onApply, onClose }: SampleProps) {
  return (
    <FillDialog
      filling={{ state, start: () => undefined, propose: () => undefined, apply: onApply, close: onClose }}
      labels={useMenuLabels(sampleFoodIndex, SAMPLE_START)}
      foods={sampleFoodIndex}
      template={DEFAULT_MENU_TEMPLATE}
      templateHref="/template"
    />
  );
}

const { oats, apple, milk, paella } = SAMPLE_FOODS;
const { foodOf } = sampleFoodIndex;

const resized = resizeDish(MEAL_WITH_DISH, 1, PORRIDGE, 8, foodOf);
const porridge = addDish(EMPTY_MEAL, PORRIDGE, 0, foodOf);
const withMeals = (
  menu: Menu,
  meals: readonly (readonly [number, 'BREAKFAST' | 'LUNCH', MenuMeal])[],
): Menu =>
  applyEdit(menu, {
    kind: 'MEALS',
    meals: meals.map(([day, meal, of]) => ({ at: { week: 0, day, meal }, meal: of })),
  })!.menu;
const single = (...foodIds: string[]): MenuMeal => ({
  ...EMPTY_MEAL,
  foods: foodIds.map((foodId) => ({ foodId, portions: 1 })),
});
/** A dish that is larger, one in the place of single foods, a lunch that stays, and a day that does. */
const before = withMeals(emptyMenu(1), [
  [0, 'BREAKFAST', MEAL_WITH_DISH],
  [0, 'LUNCH', single(paella.id)],
  [1, 'BREAKFAST', single(milk.id, apple.id)],
  [2, 'LUNCH', single(paella.id)],
]);
const after = withMeals(before, [
  [0, 'BREAKFAST', resized.ok ? resized.value : EMPTY_MEAL],
  [1, 'BREAKFAST', { ...(porridge.ok ? porridge.value : EMPTY_MEAL) }],
]);

const meta = {
  title: 'App/FillDialog',
  component: Sample,
  decorators: [inApp],
  loaders: [messages('menus', 'foods')],
  args: {
    state: { kind: 'running', progress: { phase: 'FILLING', done: 3, of: 7 } },
    onApply: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Progress: Story = {
  name: 'Shows how many days are filled, and can be stopped by keyboard',
  play: async ({ args }) => {
    const dialog = await opened('Fill the menus');
    const bar = dialog.getByRole('progressbar', { name: 'Filling the menus' });
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(3 / 7);
    dialog.getByRole('button', { name: 'Stop' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Explaining: Story = {
  name: 'Says that it is finding out what prevents a menu',
  args: { state: { kind: 'running', progress: { phase: 'EXPLAINING', done: 0, of: 0 } } },
  play: async () => {
    const dialog = await opened('Fill the menus');
    await expect(
      dialog.getByRole('progressbar', { name: 'Finding out what prevents it' }),
    ).not.toHaveAttribute('aria-valuenow');
  },
};

export const Proposal: Story = {
  name: 'Shows the difference before anything is replaced',
  args: {
    state: {
      kind: 'proposal',
      scope: { kind: 'PLAN' },
      edit: { kind: 'MEALS', meals: [] },
      before,
      after,
    },
  },
  play: async ({ args }) => {
    const dialog = await opened('What would change');
    await expect(dialog.getByText('2 meals would change. Nothing has been changed yet.')).toBeVisible();
    // The two weeks at a glance: each day that has meals, with what changes in energy and macronutrients.
    const table = within(dialog.getByRole('grid', { name: /^Energy and macronutrients of each day/ }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(3);
    const [first, second, third] = table.getAllByRole('row').slice(1);
    await expect(first).toHaveTextContent('1 of 2');
    await expect(second).toHaveTextContent('1 of 1');
    await expect(third).toHaveTextContent(/same.*None/);
    await expect(first).toHaveTextContent(/[+−]\d/);
    await expect(dialog.getByText('Average of the 3 days with menus both before and after')).toBeVisible();
    const monday = within(dialog.getByRole('region', { name: /^Monday, March 2/ }));
    await expect(monday.getByRole('list', { name: /^Meals that change/ }).children).toHaveLength(1);
    await expect(monday.getByText('330 g · 320 kcal')).toBeVisible();
    await expect(monday.getByText(/kcal · another amount$/)).toBeVisible();
    await expect(monday.getByText('125 g · 78 kcal · the same')).toBeVisible();
    const tuesday = within(dialog.getByRole('region', { name: /^Tuesday, March 3/ }));
    await expect(tuesday.getByText('Porridge with apple')).toBeVisible();
    await expect(tuesday.getAllByText('removed')).toHaveLength(2);
    await expect(dialog.getByText(/^No changes: Wednesday, March 4/)).toBeVisible();
    await userEvent.click(monday.getByRole('button', { name: 'One meal does not change' }));
    await expect(monday.getByText('Lunch: Paella')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

export const ProposalOnPhone: Story = {
  ...Proposal,
  name: 'On a phone what was and what would be are below each other',
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'What would change' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(dialog).getByText(/^330.* before, .*another amount$/)).toBeVisible();
    await expect(within(dialog).getByText('Proposed: Porridge with apple')).toBeVisible();
    await expect(within(dialog).queryByRole('grid')).toBeNull();
    await expect(within(dialog).getByText(/^Average of the 3 days/)).toBeVisible();
  },
};

export const Slow: Story = {
  name: 'Names the dishes that take longer than there is time for',
  args: {
    state: {
      kind: 'slow',
      slow: [
        {
          ...{ week: 0, day: 3, meal: 'LUNCH', minutes: 45, most: 20 },
          dish: { nameEs: 'Lentejas estofadas', nameEn: 'Lentil stew' },
        },
        {
          ...{ week: 0, day: 4, meal: 'DINNER', minutes: null, most: 20 },
          dish: { nameEs: 'Sopa de casa', nameEn: null },
        },
      ],
    },
  },
  play: async () => {
    const dialog = await opened('Some dishes take longer than there is time');
    await expect(
      dialog.getByText(/^Lentil stew, Lunch, Thursday, March 5.*: 45 min, and there are 20$/),
    ).toBeVisible();
    await expect(dialog.getByText(/^Sopa de casa, .*it is not known how long it takes/)).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'Names the rules that exclude each other, and leads to the template',
  args: {
    state: {
      kind: 'impossible',
      conflict: {
        week: 0,
        day: 1,
        isIrreducible: false,
        isStopped: false,
        rules: [
          { rule: { kind: 'RESTRICTION', restriction: 'GLUTEN' }, isEnough: true },
          { rule: { kind: 'TEMPLATE_ONLY', meal: 'LUNCH' }, isEnough: false },
          { rule: { kind: 'KEPT_MEAL', week: 0, day: 1, meal: 'DINNER' }, isEnough: false },
          { rule: { kind: 'EXCLUDED_FOOD', foodId: oats.id }, isEnough: false },
        ],
      },
    },
  },
  play: async () => {
    const dialog = await opened('No menu is possible');
    await expect(dialog.getByText(/^On Tuesday, March 3.* cannot be kept together:$/)).toBeVisible();
    const rules = within(dialog.getByRole('list', { name: 'Rules in conflict' }));
    const [first, ...others] = rules.getAllByRole('listitem');
    await expect(first).toHaveTextContent('The patient has the restriction: Gluten.');
    await expect(first).toHaveTextContent('Leaving out this one is enough.');
    await expect(others.map((item) => item.textContent)).toEqual([
      'Lunch: contains only foods of its template.',
      expect.stringMatching(/^Stays as it is: Dinner, Tuesday, March 3/),
      'The patient does not eat Oat flakes.',
    ]);
    await expect(dialog.getByRole('link', { name: 'Change the template' })).toHaveAttribute(
      'href',
      '/template',
    );
    await expect(dialog.getByText('Some of these rules may not be needed for the conflict.')).toBeVisible();
  },
};

export const StoppedExplaining: Story = {
  name: 'Says that the search for the rules stopped, and after what',
  args: {
    state: {
      kind: 'impossible',
      conflict: {
        week: 0,
        day: 1,
        isIrreducible: false,
        isStopped: true,
        rules: [
          { rule: { kind: 'RESTRICTION', restriction: 'GLUTEN' }, isEnough: false },
          { rule: { kind: 'EXCLUDED_FOOD', foodId: oats.id }, isEnough: false },
        ],
      },
    },
  },
  play: async () => {
    const dialog = await opened('No menu is possible');
    await expect(dialog.getByText(/^The search for the cause stopped after 300 checks\./)).toBeVisible();
  },
};

export const ConflictOnPhone: Story = {
  ...Conflict,
  name: 'On a phone every rule can be read to its end',
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'No menu is possible' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    for (const rule of within(dialog).getAllByRole('listitem'))
      for (const text of [...rule.children])
        await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(
      within(dialog).getByRole('link', { name: 'Change the template' }).getBoundingClientRect().right,
    ).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const WithoutDishes: Story = {
  name: 'Says which days have single foods, because no dishes fit',
  args: {
    state: {
      kind: 'withoutDishes',
      days: [
        { week: 0, day: 1 },
        { week: 0, day: 4 },
      ],
    },
  },
  play: async ({ args }) => {
    const dialog = await opened('Some days have single foods');
    await expect(dialog.getByText(/Tuesday, March 3.* and Friday, March 6.*have single foods/)).toBeVisible();
    await userEvent.click(dialog.getByText('Close'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const NotFound: Story = {
  name: 'Says that no menu was found, although there may be one',
  args: { state: { kind: 'notFound', week: 0, day: 2 } },
  play: async ({ args }) => {
    const dialog = await opened('No menu was found');
    await expect(dialog.getByText(/^On Wednesday, March 4.* it was not proven/)).toBeVisible();
    await userEvent.click(dialog.getByText('Close'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};
