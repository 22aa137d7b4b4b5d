import type { Meta, StoryObj } from '@storybook/react-vite';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { expect, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { GlucoseWindowChart } from '../glucose/GlucoseWindowChart.tsx';
import { MealView } from './MealView.tsx';
import { SAMPLE_MEAL, sampleMeal } from './sample-nutrition.ts';

const meta = {
  title: 'App/MealView',
  component: MealView,
  decorators: [inApp],
  loaders: [messages('wearables-nutrition')],
  args: {
    detail: SAMPLE_MEAL,
    mealHref: (id) => `/meal/${id}`,
    children: (
      <GlucoseWindowChart
        window={{ minutes: [-60, -30, 0, 30, 60, 120, 180], mgdl: [95, 98, 96, 142, 171, 128, 101] }}
      />
    ),
  },
} satisfies Meta<typeof MealView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows glucose around the meal, its foods, and its share of the day and of the plan',
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(
        /^From an hour before to three after: 7 readings, highest 171 mg\/dL, lowest 95/,
      ),
    ).toBeVisible();
    const foods = canvas.getByRole('grid', { name: 'Logged foods' });
    await expect(within(foods).getByRole('row', { name: /^Total/ })).toBeVisible();
    const figures = canvas.getByRole('grid', { name: 'This meal, its day and the plan' });
    const row = within(figures).getByRole('row', { name: /Energy/ });
    await expect(row).toHaveTextContent('Energy760 kcal1,900 kcal1,800 kcal');
    await expect(canvas.getByText('Mon, Mar 2 · 14:45 · 2 foods')).toBeVisible();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(canvasElement.querySelector('[aria-live="polite"]')).toHaveTextContent(/1 h before.*95/);
  },
};

export const WithoutTimeOrPlan: Story = {
  name: 'Says why there is no glucose, and that the day had no plan',
  args: {
    detail: {
      meal: sampleMeal('2026-03-03', 'Cena', null, 500, {
        name: null,
        foods: [{ food: null, amount: null, intake: SAMPLE_MEAL.dayIntake }],
      }),
      dayIntake: SAMPLE_MEAL.dayIntake,
      planned: null,
      others: [],
    },
    children: <InlineMessage>The diary does not say at what time it was.</InlineMessage>,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('That day had no plan.')).toBeVisible();
    // The sum of one food is that food.
    await expect(canvas.queryByRole('row', { name: /^Total/ })).toBeNull();
    await expect(await canvas.findByText('Without a name')).toBeVisible();
  },
};

export const LongNames: Story = {
  name: 'Fits long foods on a phone',
  globals: { viewport: { value: 'w320' } },
  args: {
    detail: {
      ...SAMPLE_MEAL,
      meal: {
        ...SAMPLE_MEAL.meal,
        foods: Array.from({ length: 20 }, () => ({
          food: 'Arroz con leche y canela de la abuela '.repeat(6),
          amount: '1 cuenco grande',
          intake: SAMPLE_MEAL.dayIntake,
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^Arroz con leche/))[0]).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
