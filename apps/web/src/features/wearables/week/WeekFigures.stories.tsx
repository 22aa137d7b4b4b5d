import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import type { WeekFigure } from './week.ts';
import { WeekFigures } from './WeekFigures.tsx';

const FIGURES: WeekFigure[] = [
  {
    metric: 'SLEEP',
    mean: { metric: 'SLEEP', mean: 21_600, days: 5, worst: { date: '2026-03-04', value: 14_400 } },
    before: 25_200,
    goal: { metric: 'SLEEP', min: 25_200, max: null, per: 'NIGHT', source: 'AASM 2015' },
    standing: 'BELOW',
  },
  {
    metric: 'RESTING_HEART_RATE',
    mean: { metric: 'RESTING_HEART_RATE', mean: 66, days: 7, worst: { date: '2026-03-02', value: 71 } },
    before: 58,
    goal: null,
    standing: null,
  },
  {
    metric: 'INTAKE_ENERGY',
    mean: { metric: 'INTAKE_ENERGY', mean: 2030, days: 4, worst: { date: '2026-03-07', value: 2650 } },
    before: 1990,
    goal: null,
    standing: null,
  },
  {
    metric: 'STEPS',
    mean: { metric: 'STEPS', mean: 8123, days: 6, worst: null },
    before: null,
    goal: { metric: 'STEPS', min: 7500, max: null, per: 'DAY', source: 'Tudor-Locke 2004' },
    standing: 'MET',
  },
];

const meta = {
  title: 'App/WeekFigures',
  component: WeekFigures,
  decorators: [inApp],
  loaders: [messages('wearables')],
  args: {
    figures: FIGURES,
    missing: ['SLEEP_EFFICIENCY'],
    adherence: { days: 4, daysNear: 3, loggedKcal: 2030, plannedKcal: 1800 },
    onOpen: fn(),
  },
} satisfies Meta<typeof WeekFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'What is beside its goal comes first, with the worst night, of how many, and what is missing',
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveTextContent(/Sleep.*6 h/);
    await expect(canvas.getByText('Below the goal (7 h or more)')).toBeVisible();
    await expect(canvas.getByText('Mean of 5 of 7 nights. Worst: 4 h, Wed, Mar 4')).toBeVisible();
    await expect(canvas.getByText(/−1 h compared with the week before/)).toBeVisible();
    await expect(canvas.getByText('No data in these seven days: sleep efficiency.')).toBeVisible();
    await expect(canvas.getByText('3 of 4 complete days near the plan')).toBeVisible();
    await expect(
      canvas.getByText(/^Planned: 1,800 kcal a day\. Mean of 4 of 7 days\. Furthest: 2,650 kcal/),
    ).toBeVisible();
  },
};

export const OtherDays: Story = {
  name: 'Holds the days with a plan against it, not the mean of all',
  args: { adherence: { days: 3, daysNear: 3, loggedKcal: 1850, plannedKcal: 1800 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^On the 3 days with a plan: 1,850 kcal a day of 1,800 kcal planned\. /),
    ).toBeVisible();
  },
};

export const WithoutPlan: Story = {
  name: 'Says nothing planned where there is no plan',
  args: { adherence: { days: 0, daysNear: 0, loggedKcal: null, plannedKcal: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Logged energy/ })).toBeVisible();
    await expect(canvas.queryByText(/planned/i)).toBeNull();
  },
};

export const KeyboardOpensThePage: Story = {
  name: 'A figure leads to the page that has more of it, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /^Resting heart rate/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('wearablesActivity');
  },
};

export const Empty: Story = {
  name: 'Says that there is nothing, and shows no zero',
  args: { figures: [], adherence: { days: 0, daysNear: 0, loggedKcal: null, plannedKcal: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no data for these seven days.')).toBeVisible();
    await expect(canvas.queryByText(/complete day/)).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'Fits the smallest phone',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
