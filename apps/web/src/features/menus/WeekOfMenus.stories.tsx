import { EMPTY_MEAL, EMPTY_WEEK, type MenuDay, type MenuMeal } from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { MEAL_WITH_DISH } from './dishes/sample-dishes.ts';
import { SAMPLE_FOODS, sampleFoodIndex, SAMPLE_START, sampleTargets } from './sample-foods.ts';
import { useMenuLabels } from './useMenuLabels.ts';
import { WeekOfMenus, type WeekOfMenusProps } from './WeekOfMenus.tsx';

const { oats, apple, paella } = SAMPLE_FOODS;
/** Foods by themselves say how much of them there is, also in a measure of the house. */
const BREAKFAST = /^Oat flakes 80\sg \(≈\s1 cup\), Apple 1 piece \(180\sg\)$/u;
const meal = (change: Partial<MenuMeal>): MenuMeal => ({ ...EMPTY_MEAL, ...change });
const breakfast = meal({
  foods: [
    { foodId: oats.id, portions: 2 },
    { foodId: apple.id, portions: 1 },
  ],
});
const monday: Partial<MenuDay> = {
  BREAKFAST: breakfast,
  LUNCH: meal({ name: 'Paella of Sunday', isLocked: true, foods: [{ foodId: paella.id, portions: 1 }] }),
};
const tuesday: Partial<MenuDay> = { BREAKFAST: { ...breakfast, isCompleted: true } };
const days = EMPTY_WEEK.map((day, index) => ({ ...day, ...[monday, tuesday][index] }));

function Sample(props: Omit<WeekOfMenusProps, 'labels'>) {
  return <WeekOfMenus {...props} labels={useMenuLabels(props.foods, SAMPLE_START)} />;
}

const onFillDay = fn();

const meta = {
  title: 'App/WeekOfMenus',
  component: Sample,
  decorators: [inApp],
  loaders: [messages('menus', 'foods')],
  args: {
    week: 0,
    days,
    startDate: SAMPLE_START,
    today: '2026-03-03',
    targets: sampleTargets,
    foods: sampleFoodIndex,
    canEdit: true,
    dayMenu: (_week: number, day: number) => [
      { id: 'fill', label: 'Fill the day', onAction: () => onFillDay(day) },
    ],
    onOpen: fn(),
    onMove: fn(),
    onCopy: fn(),
    clipboard: { isEmpty: true, onCopy: fn(), onCut: fn(), onPaste: fn() },
  },
  beforeEach: () => {
    onFillDay.mockClear();
  },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Board: Story = {
  name: 'Shows each meal beside what is set for it, and which does not match',
  play: async ({ args, canvas }) => {
    const board = within(canvas.getByRole('grid', { name: 'Menus of week 1' }));
    await expect(board.getByRole('columnheader', { current: 'date' })).toHaveTextContent('3');
    await expect(board.getByRole('rowheader', { name: /^Breakfast/ })).toHaveTextContent(
      '400 kcal · 4 bites',
    );
    await expect(board.getAllByText(BREAKFAST)).toHaveLength(2);
    await expect(board.getByRole('img', { name: 'Does not match what is set' })).toBeVisible();
    await expect(board.getByRole('img', { name: 'Kept when filling' })).toBeVisible();
    await expect(board.getByRole('img', { name: 'Completed' })).toBeVisible();
    // How far each day has got is said in words.
    await expect(board.getAllByRole('columnheader')[1]).toHaveTextContent(/2 of \d meals/);
    await expect(board.getAllByText('Empty day')).toHaveLength(5);
    await userEvent.click(board.getByRole('button', { name: /^Paella of Sunday/ }));
    await expect(args.onOpen).toHaveBeenCalledWith({ week: 0, day: 0, meal: 'LUNCH' });
  },
};

export const FarFromTheTarget: Story = {
  name: 'A day with far too much energy says by how much',
  args: {
    days: EMPTY_WEEK.map((day, index) =>
      index === 0 ? { ...day, LUNCH: meal({ foods: [{ foodId: oats.id, portions: 40 }] }) } : day,
    ),
  },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').filter((head) => /too many/.test(head.textContent));
    await expect(heads).toHaveLength(1);
    await expect(heads[0]).toHaveTextContent(/[\d,]+ kcal too many/);
    await expect(heads[0]).toHaveTextContent('One meal does not match');
  },
};

export const Dishes: Story = {
  name: 'Shows a dish by its name and energy, with its foods and their amounts quietly below',
  args: {
    days: EMPTY_WEEK.map((day, index) =>
      index === 0
        ? { ...day, BREAKFAST: MEAL_WITH_DISH, LUNCH: { ...MEAL_WITH_DISH, name: 'Sunday lunch' } }
        : day,
    ),
  },
  play: async ({ args, canvas }) => {
    const board = within(canvas.getByRole('grid', { name: 'Menus of week 1' }));
    const card = board.getByRole('button', { name: /^Porridge with apple/ });
    await expect(card).toHaveTextContent('320 kcal');
    await expect(card).toHaveTextContent(/Oat flakes 40\sg, Whole milk 200\sml, Apple ½ piece \(90\sg\)/);
    await expect(card).toHaveTextContent(/C\s\d+ F\s\d+ P\s\d+\sg/);
    await expect(card).toHaveTextContent('Plain yoghurt');
    await expect(board.getByRole('button', { name: /^Sunday lunch/ })).toHaveTextContent(
      'Porridge with apple',
    );
    await userEvent.click(card);
    await expect(args.onOpen).toHaveBeenCalledWith({ week: 0, day: 0, meal: 'BREAKFAST' });
  },
};

export const Keyboard: Story = {
  name: 'An empty meal is opened, and a day filled, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Add to Dinner, Monday, March 2, 2026' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith({ week: 0, day: 0, meal: 'DINNER' });
    canvas.getByRole('button', { name: 'Actions for Wednesday, March 4, 2026' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Fill the day' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onFillDay).toHaveBeenCalledWith(2);
  },
};

export const ReadOnly: Story = {
  name: 'Who may not edit opens meals, and adds, moves and fills none',
  args: { canEdit: false },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.queryByRole('button', { name: /^(Add to|Actions for (Mon|Tues|Wednes)day)/ }),
    ).toBeNull();
    canvas.getByRole('button', { name: 'Actions for Paella of Sunday' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
    await expect(screen.getByRole('menuitem', { name: 'Open' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: /^Paella of Sunday/ }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  name: 'On a phone it shows a day at a time, inside the window',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(/3/);
    await expect(canvas.getByText(BREAKFAST)).toBeVisible();
  },
};
