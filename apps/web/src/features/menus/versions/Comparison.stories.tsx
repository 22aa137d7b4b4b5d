import type { PlanFigures } from '@healzy/api/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { Comparison, type ComparisonProps } from './Comparison.tsx';
import { SAMPLE_FIGURES } from './sample-versions.ts';

const first = SAMPLE_FIGURES;
const { day, foods } = first;
const second: PlanFigures = {
  ...first,
  plan: { ...first.plan, energy: { kcal: 1800, source: 'TYPED', on: '2026-11-26' } },
  day: day && { ...day, kcal: 1795 },
  meals: { ...first.meals, MID_MORNING_SNACK: first.meals.DINNER ?? null },
  nutrients: first.nutrients.map((each) => (each.nutrient === 'iron' ? { ...each, amount: 11 } : each)),
  foods: foods.map((food) => ({ ...food, meals: food.meals + 1, grams: (food.grams ?? 0) + 80 })).slice(0, 1),
};

const known = (amounts: PlanFigures['day']) =>
  amounts && { ...amounts, isLowerBound: false, grams: { ...amounts.grams, PROTEIN: 90 } };
/** Where nothing is missing: of what is, nobody can say that it is the same. */
const complete: PlanFigures = {
  ...first,
  day: known(day),
  meals: {
    ...first.meals,
    BREAKFAST: known(first.meals.BREAKFAST),
    LUNCH: known(first.meals.LUNCH),
    DINNER: known(first.meals.DINNER),
  },
  nutrients: first.nutrients
    .filter(({ amount }) => amount !== null)
    .map((each) => ({ ...each, isLowerBound: false })),
};

/** The comparison with a switch that stays as it was put. */
function Held(props: ComparisonProps) {
  const [isOnlyDifferent, setOnlyDifferent] = useState(props.isOnlyDifferent);
  return <Comparison {...props} isOnlyDifferent={isOnlyDifferent} onOnlyDifferent={setOnlyDifferent} />;
}

const meta = {
  title: 'App/PlanComparison',
  component: Comparison,
  decorators: [inApp],
  loaders: [messages('plan-versions', 'foods', 'food-preferences')],
  args: {
    first,
    second,
    names: { first: 'Before the summer', second: 'The plan now' },
    isOnlyDifferent: false,
    onOnlyDifferent: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Differences: Story = {
  name: 'Says in words how the second plan differs from the first',
  play: async ({ canvas }) => {
    const row = (table: string, name: string) =>
      within(canvas.getByRole('grid', { name: table })).getByRole('row', { name });
    await expect(row('Data of the plan', 'Energy per day')).toHaveTextContent(
      '2,000 kcal1,800 kcal200 kcal less',
    );
    await expect(row('An average day of the menus', 'Energy')).toHaveTextContent('185 kcal less');
    await expect(row('Each meal, on average', 'Mid-morning snack: Energy')).toHaveTextContent(
      'None600 kcalOnly in the second',
    );
    await expect(row('Fibre, minerals and vitamins of an average day', 'Iron')).toHaveTextContent(
      'data are missing',
    );
    await expect(row('Fibre, minerals and vitamins of an average day', 'Fibre')).toHaveTextContent('Same');
    await expect(row('Foods that differ', 'Lentils')).toHaveTextContent('1 meal more, 80 g more');
    await expect(row('Foods that differ', 'Hake')).toHaveTextContent('Only in the first');
  },
};

export const OnlyDifferent: Story = {
  name: 'Leaves out what is the same, by keyboard',
  play: async ({ canvas }) => {
    canvas.getByRole('switch', { name: 'Only what differs' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('row', { name: 'Fibre' })).toBeNull();
    await expect(canvas.getByRole('row', { name: 'Lentils' })).toBeVisible();
  },
};

export const Same: Story = {
  name: 'Says that two plans do not differ',
  args: { first: complete, second: complete },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('There is no difference.');
    await expect(canvas.getByText('There are no differences here.')).toBeVisible();
  },
};

export const OnPhone: Story = {
  name: 'Puts the same below each other where a table has no room',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Data of the plan' });
    const item = within(list)
      .getAllByRole('listitem')
      .find((each) => each.textContent?.startsWith('Energy per day'));
    await expect(item).toHaveTextContent('Before the summer: 2,000 kcal');
    await expect(item).toHaveTextContent('The plan now: 1,800 kcal');
    await expect(item).toHaveTextContent('200 kcal less');
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};
