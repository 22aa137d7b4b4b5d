import type { CgmMealRanking, MealGrouping } from '@healzy/api/cgm/events';
import { medianInterval } from '@healzy/domain/cgm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { chooseGlucoseUnit } from '../../../state/glucose-unit.ts';
import { MealRanking } from './MealRanking.tsx';

type Meal = CgmMealRanking['meals'][number];

/** A meal with these areas, assessed as the server assesses it. */
const mealOf = (name: string, areas: readonly number[], more: Partial<Meal> = {}): Meal => ({
  name,
  foods: [],
  eventIds: areas.map((_, index) => `${name}-${index}`),
  eaten: areas.length,
  area: medianInterval(areas),
  rise: 60,
  cutOff: 0,
  circumstances: [],
  ...more,
});

const answerOf = (meals: readonly Meal[], tooFew = 0) => ({
  data: { zone: 'Europe/Madrid', meals: [...meals], tooFew },
  isPending: false,
  error: null,
  refetch: fn(),
});

const RICE = mealOf('Rice', [3000, 3400, 3600, 4000, 4400], { rise: 82, eaten: 7 });
const LENTILS = mealOf('Lentils', [800, 1000, 1200], { rise: 31 });

interface RankingProps {
  query: ReturnType<typeof answerOf>;
  onBy: (by: MealGrouping) => void;
}

function Ranking({ query, onBy }: RankingProps) {
  const [by, setBy] = useState<MealGrouping>('NAME');
  const change = (next: MealGrouping) => {
    setBy(next);
    onBy(next);
  };
  return <MealRanking query={query} profile="STANDARD" by={by} onBy={change} />;
}

const meta = {
  title: 'App/CgmMealRanking',
  component: Ranking,
  decorators: [inApp],
  loaders: [messages('cgm', 'cgm-events')],
  beforeEach: () => chooseGlucoseUnit('mg/dL'),
  args: { query: answerOf([RICE, LENTILS]), onBy: fn() },
  argTypes: { query: { control: false } },
} satisfies Meta<typeof Ranking>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = (canvas: Canvas, meal: string) => canvas.getByRole('row', { name: new RegExp(`^${meal}`) });

export const Default: Story = {
  name: 'Ranks meals by the median of their areas, each with its interval and its repeats',
  play: async ({ canvas }) => {
    const [, first, second] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/^Rice/);
    await expect(second).toHaveTextContent(/^Lentils/);
    await expect(rowOf(canvas, 'Rice')).toHaveTextContent(/3,600 \(3,000\W+4,400\)/);
    await expect(rowOf(canvas, 'Rice')).toHaveTextContent(/\+82.mg\/dL/);
    await expect(rowOf(canvas, 'Rice')).toHaveTextContent('5 of 7');
    await expect(rowOf(canvas, 'Lentils')).toHaveTextContent(/1,000 \(800\W+1,200\)/);
    await expect(canvas.getAllByText('Nothing recorded')).toHaveLength(2);
    // The intervals do not overlap, so their order means something.
    await expect(canvas.queryByText(/overlap/)).toBeNull();
    await expect(canvas.queryByText(/not assessed: /)).toBeNull();
  },
};

export const KeyboardOpensAGlassBox: Story = {
  name: 'Says by keyboard how certain an interval is, and what would make it more so',
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    canvas.getByRole('radio', { name: 'Name' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(rowOf(canvas, 'Rice')).toHaveFocus());
    // The arrow keys lead down to the next meal, then past its name into the figure.
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(within(rowOf(canvas, 'Lentils')).getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByText('Assessed repeats')).toBeVisible();
    // With three values, the interval is their whole range, and covers the true median with a probability of 75%.
    await expect(page.getByText(/\(75%\)$/)).toBeVisible();
    await expect(page.getByText(/At least five assessed repeats for an interval of 90%/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Thompson 1936' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

export const Flagged: Story = {
  name: 'Names sport and little sleep that may have changed a response, and how often',
  args: {
    query: answerOf([
      {
        ...RICE,
        circumstances: [
          { kind: 'SPORT', count: 2 },
          { kind: 'POOR_SLEEP', count: 1 },
        ],
      },
      LENTILS,
    ]),
  },
  play: async ({ canvas }) => {
    await expect(rowOf(canvas, 'Rice')).toHaveTextContent('Sport (2 times) and little sleep (1 time)');
    await expect(rowOf(canvas, 'Lentils')).toHaveTextContent('Nothing recorded');
  },
};

export const TooFew: Story = {
  name: 'Ranks no meal with fewer than three repeats, and says how many there are',
  args: { query: answerOf([], 2) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('2 meals not assessed: they have fewer than three assessed repeats.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('row')).toBeNull();
  },
};

export const Overlapping: Story = {
  name: 'Says that intervals overlap, and that a cut-off response is larger than it seems',
  args: { query: answerOf([RICE, mealOf('Pasta', [2800, 3200, 3500], { cutOff: 1 })], 1) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'The intervals of some meals overlap: their order does not show that responses differ.',
      ),
    ).toBeVisible();
    await expect(rowOf(canvas, 'Pasta')).toHaveTextContent(/≥.3,200/);
    await expect(
      canvas.getByText('1 meal not assessed: it has fewer than three assessed repeats.'),
    ).toBeVisible();
  },
};

export const KeyboardGroups: Story = {
  name: 'Is grouped by each food by keyboard, and says what that cannot show',
  args: {
    query: answerOf([{ ...RICE, foods: [{ foodId: 'f1', nameEs: 'Arroz', nameEn: 'Boiled rice' }] }]),
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'Name' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.keyboard(' ');
    await expect(args.onBy).toHaveBeenLastCalledWith('FOOD');
    await expect(canvas.getByText(/the response is not its alone\.$/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Food' })).toBeVisible();
    await expect(rowOf(canvas, 'Boiled rice')).toBeVisible();
  },
};
