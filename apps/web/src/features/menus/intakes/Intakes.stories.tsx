import { NOTHING_KNOWN, type NutrientAmounts } from '@healzy/domain/foods';
import {
  dailyIntakes,
  EMPTY_MEAL,
  EMPTY_WEEK,
  type MenuDay,
  type ReferencePerson,
} from '@healzy/domain/menus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SAMPLE_FOODS, sampleFoodIndex } from '../sample-foods.ts';
import { Intakes } from './Intakes.tsx';

const figures: Record<string, Partial<NutrientAmounts>> = {
  [SAMPLE_FOODS.oats.id]: {
    energy: 372,
    fibre: 10,
    iron: 4.4,
    zinc: 3.6,
    sodium: 6,
    vitaminC: 0,
    calcium: 52,
  },
  [SAMPLE_FOODS.milk.id]: { energy: 62, fibre: 0, sodium: 43, calcium: 113, vitaminC: 0 },
};
const foodOf = (id: string) => {
  const food = sampleFoodIndex.foodOf(id, undefined);
  return food && { ...food, nutrients: { ...NOTHING_KNOWN, ...figures[id] } };
};
const dayOf = (...foods: [string, number][]): MenuDay => ({
  ...EMPTY_WEEK[0]!,
  LUNCH: { ...EMPTY_MEAL, foods: foods.map(([foodId, portions]) => ({ foodId, portions })) },
});
const woman: ReferencePerson = { sex: 'FEMALE', age: 38, energy: 2000 };
const monday = [dayOf([SAMPLE_FOODS.oats.id, 7], [SAMPLE_FOODS.milk.id, 13])];

const meta = {
  title: 'App/Intakes',
  component: Intakes,
  decorators: [inApp],
  loaders: [messages('menus', 'foods')],
  args: { label: 'Monday', person: woman, intakes: dailyIntakes(monday, foodOf, woman) },
} satisfies Meta<typeof Intakes>;

export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (root: HTMLElement, name: RegExp) =>
  within(root).getByRole('rowheader', { name }).closest<HTMLElement>('[role="row"]')!;

export const OfADay: Story = {
  name: 'Says what is under, inside, over, and what is not known for lack of figures',
  play: async ({ canvasElement }) => {
    const plain = (name: RegExp) => rowOf(canvasElement, name).textContent.replaceAll('\u00a0', ' ');
    await expect(plain(/^Fibre/)).toMatch(/28 g.*at least 25 g.*Inside/);
    await expect(plain(/^Calcium/)).toMatch(/Over/);
    await expect(plain(/^Vitamin C/)).toMatch(/0 mg.*Under/);
    // Milk has no figure for zinc.
    await expect(plain(/^Zinc/)).toMatch(/A minimum.*91% of the weight.*10.1 mg.*Inside/);
    await expect(plain(/^Selenium/)).toMatch(/No data/);
  },
};

export const Sources: Story = {
  name: 'Names the opinion of every reference, and what it leaves out',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Figures, references and sources' }));
    await expect(canvas.getByRole('link', { name: 'EFSA Journal 2010;8(3):1462' })).toBeVisible();
    await expect(canvas.getByText(/before the menopause/)).toBeVisible();
    await expect(canvas.getByText(/Pregnancy and breastfeeding have others/)).toBeVisible();
  },
};

export const NotDecided: Story = {
  name: 'With foods that have no figure a shortage is not claimed',
  args: {
    intakes: dailyIntakes([dayOf([SAMPLE_FOODS.oats.id, 1], [SAMPLE_FOODS.paella.id, 1])], foodOf, woman),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/At least 4.0 g/)).toBeVisible();
    const fibre = rowOf(canvasElement, /^Fibre/);
    await expect(fibre).toHaveTextContent('no data for 90% of the weight');
    await expect(within(fibre).queryByText('Under')).toBeNull();
  },
};

export const WithoutAge: Story = {
  name: 'Without an age there are amounts, but no references',
  args: { person: null, intakes: dailyIntakes(monday, foodOf, null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Without a date of birth/)).toBeVisible();
    await expect(canvas.queryByText('Inside')).toBeNull();
  },
};

export const Nothing: Story = {
  name: 'A day without foods says so',
  args: { intakes: dailyIntakes(EMPTY_WEEK, foodOf, woman) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No foods yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
