import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { NutritionView } from './NutritionView.tsx';
import { SAMPLE_NUTRITION, sampleDay, sampleMeal } from './sample-nutrition.ts';

const meta = {
  title: 'App/NutritionView',
  component: NutritionView,
  decorators: [inApp],
  loaders: [messages('wearables-nutrition', 'wearables-period')],
  args: {
    data: SAMPLE_NUTRITION,
    today: '2026-03-08',
    hrefOf: (date) => `/day/${date}`,
    mealHref: (id) => `/meal/${id}`,
  },
} satisfies Meta<typeof NutritionView>;

export default meta;
type Story = StoryObj<typeof meta>;

const one = (day: (typeof SAMPLE_NUTRITION)['days'][number]) => ({
  ...SAMPLE_NUTRITION,
  from: day.date,
  to: day.date,
  days: [day],
});

export const Default: Story = {
  name: 'Measures adherence over complete days alone, and says so',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '3 of 4 complete days within 15% of the plan' }),
    ).toBeVisible();
    await expect(canvas.getByText('Mean of these days: 2,030 kcal logged, 1,800 kcal planned')).toBeVisible();
    await expect(canvas.getByText('The furthest: Sat, Mar 7, 147% of the planned energy')).toBeVisible();
    await expect(canvas.getByText(/eating less than planned is not following it either$/)).toBeVisible();
    await expect(
      canvas.getByText('Only complete days count, with breakfast, lunch, and dinner'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^1 day logged in part: it does not say that little was eaten/),
    ).toBeVisible();
    await expect(canvas.getByText('1 day not logged: what was eaten is not known')).toBeVisible();
    await expect(canvas.getByText(/not added: Cronometer$/)).toBeVisible();
    const days = canvas.getByRole('grid', { name: 'Day by day' });
    await expect(within(days).getByText('In part: lunch and dinner missing')).toBeVisible();
    await expect(within(days).getByText('The day is not over')).toBeVisible();
    await expect(within(days).getByText('1,750 kcal of 1,800 kcal')).toBeVisible();
    const figures = canvas.getByRole('grid', { name: 'Means of complete days' });
    await expect(within(figures).getByText('2,030 kcal (4 days)')).toBeVisible();
    await expect(within(figures).getByText('2,650 kcal, Sat, Mar 7')).toBeVisible();
    // Three of the days before are known: no period to compare these with.
    await expect(within(figures).getByText('1,990 kcal (3 days)')).toBeVisible();
    await expect(within(figures).getByText('Too few days to compare')).toBeVisible();
  },
};

export const KeyboardReadsEachDay: Story = {
  name: 'Reads days logged in part as such, never as little food',
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('application', { name: 'Logged and planned energy' });
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByText(/^4 Wed \(logged in part\), Logged, 450 kcal$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await canvas.findByText(/^5 Thu, Logged, not logged$/)).toBeInTheDocument();
  },
};

export const OneDay: Story = {
  name: 'Holds a day against its plan, and lists its meals with those that have no time',
  args: { data: one(SAMPLE_NUTRITION.days[1]!) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', { name: 'Shares of the energy' })).toBeVisible();
    const row = await within(canvas.getByRole('grid')).findByRole('row', { name: /Fibre/ });
    await expect(within(row).getByText('26.6 g')).toBeVisible();
    await expect(within(row).getByText('30.0 g')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Cena/ })).toHaveAttribute('href', '/meal/2026-03-03-Cena');
    await expect(canvas.getByText('no time · 2 foods')).toBeVisible();
  },
};

export const IncompleteDay: Story = {
  name: 'Says which meals of a day are missing before it shows any figure',
  args: { data: one(SAMPLE_NUTRITION.days[2]!) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In part: lunch and dinner missing')).toBeVisible();
    await expect(
      canvas.getByText(/^The day is logged in part: the shares are of what was logged/),
    ).toBeVisible();
  },
};

export const WithoutPlan: Story = {
  name: 'Measures no adherence where there is no plan',
  args: {
    data: {
      ...SAMPLE_NUTRITION,
      days: SAMPLE_NUTRITION.days.map((day) => ({ ...day, planned: null })),
      adherence: {
        ...SAMPLE_NUTRITION.adherence,
        days: 0,
        daysNear: 0,
        daysAbove: 0,
        daysIncomplete: 0,
        loggedKcal: null,
        plannedKcal: null,
        worst: null,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^No adherence/ })).toBeVisible();
    await expect(canvas.queryByText(/1,800/)).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Logged energy' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Does not call days without a log days without food',
  args: {
    data: {
      ...SAMPLE_NUTRITION,
      days: SAMPLE_NUTRITION.days.map(({ date }) => sampleDay(date, null)),
      means: [],
    },
    lastOn: '2026-02-20',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A day without a log is not a day without food.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Feb 20, 2026$/ })).toHaveAttribute(
      'href',
      '/day/2026-02-20',
    );
  },
};

const silentFrom = (date: string) => ({
  ...SAMPLE_NUTRITION,
  silence: { since: '2026-03-04' },
  days: SAMPLE_NUTRITION.days.map((day) =>
    day.date < date ? day : sampleDay(day.date, null, { gap: 'NOT_ARRIVED' }),
  ),
});

export const Silent: Story = {
  name: 'Says that nothing arrived since a day, not that nothing was logged, while the diary is silent',
  args: { data: silentFrom('2026-03-05') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Nothing of the diary has arrived since .*Mar.* 4.* It is not known whether anything was logged on 3 days$/,
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(/not logged/)).toBeNull();
    const days = canvas.getByRole('grid', { name: 'Day by day' });
    await expect(await within(days).findAllByText('Nothing has arrived')).toHaveLength(4);
    await expect(within(days).queryByText('Not logged')).toBeNull();
  },
};

export const SilentAllAlong: Story = {
  name: 'Says of a period after the diary fell silent that nothing arrived',
  args: { data: silentFrom('2026-03-01'), lastOn: '2026-02-20' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing of the diary has arrived since .*Mar/)).toBeVisible();
    await expect(canvas.queryByText('No meal was logged on these days.')).toBeNull();
  },
};

export const NeverArrived: Story = {
  name: 'Does not call the days of who has no diary days without a log',
  args: { data: { ...silentFrom('2026-03-01'), silence: { since: null } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No food diary has arrived.')).toBeVisible();
  },
};

export const LongNames: Story = {
  name: 'Fits long names of meals on a phone',
  globals: { viewport: { value: 'w320' } },
  args: {
    data: one(
      sampleDay('2026-03-02', 1800, {
        meals: [sampleMeal('2026-03-02', 'Mediamañana'.repeat(12), '11:00', 400)],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Mediamañana/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
