import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';
import { expectSound, focusChart, narrow, pictureOf, rightToLeft, said } from '../samples/chartChecks.tsx';
import { sampleBarChart, sampleLongName } from '../samples/sampleCharts.ts';
import { BarChart } from './BarChart.tsx';
import type { BarChartProps } from './BarChartProps.ts';

const meta = { title: 'Charts/BarChart', component: BarChart, args: sampleBarChart } satisfies Meta<
  typeof BarChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

const two = [
  { id: 'now', name: 'This year', values: [12, 18, -6, 9, 22, null, 4, -11] },
  { id: 'then', name: 'Last year', values: [8, 14, 5, -3, 16, 12, 7, 2] },
];
/** Steps of days: of some there are none, and today is not over. */
const sampleDays = (count: number): BarChartProps => {
  const isMissing = (day: number) => day % 9 === 3;
  return {
    title: 'Steps',
    summary: 'Fewest on day 2; no data of day 4.',
    goal: { value: 7500, name: 'Goal: 7,500 steps' },
    categories: Array.from({ length: count }, (_, day) => ({
      id: String(day),
      name: count > 31 ? String(day + 1) : `Day ${day + 1}`,
      state: day === count - 1 ? ('unfinished' as const) : isMissing(day) ? ('missing' as const) : undefined,
    })),
    series: [
      {
        id: 'steps',
        name: 'Steps',
        values: Array.from({ length: count }, (_, day) =>
          isMissing(day) ? null : 3000 + ((day * 1931) % 9000),
        ),
      },
    ],
    labels: { categoryHeader: 'Day' },
  };
};
const one = (values: readonly (number | null)[]) => [{ id: 'one', name: 'One', values }];
const bars = (root: HTMLElement) => [...root.querySelectorAll('[data-bar] > g')];
const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect();

export const Default: Story = {
  name: 'Draws lengths from zero, with their figures where there is room',
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('1,240')).toBeVisible();
    const [jan, feb] = bars(canvasElement).map((bar) => boxOf(bar).height);
    await expect((jan ?? 0) / (feb ?? 1)).toBeCloseTo(812 / 905, 1);
  },
};

export const SettledSeries: Story = {
  name: 'Marks what is not over, and not what was planned for it',
  args: {
    categories: [
      { id: 'mon', name: 'Monday' },
      { id: 'tue', name: 'Tuesday', state: 'unfinished' },
    ],
    series: [
      { id: 'eaten', name: 'Eaten', values: [1900, 450] },
      { id: 'planned', name: 'Planned', values: [1800, 1800], isSettled: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const hatchOf = (bar: string) =>
      canvasElement.querySelector(`[data-bar="${bar}"] [data-hatch]`)?.getAttribute('data-hatch') ?? null;
    await expect(hatchOf('eaten 1')).toBe('horizontal');
    await expect(hatchOf('planned 1')).toBe(hatchOf('planned 0'));
    await expect(hatchOf('planned 1')).not.toBe('horizontal');
  },
};

export const Rows: Story = {
  name: 'Draws horizontal bars where names are long',
  args: {
    direction: 'rows',
    categories: [
      { id: 'bread', name: 'Bread, biscuits and other things that are baked from flour' },
      { id: 'fruit', name: 'Fruit' },
    ],
    series: one([62, 31]),
  },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    const [bread, fruit] = bars(canvasElement).map(boxOf);
    await expect((bread?.width ?? 0) / (fruit?.width ?? 1)).toBeCloseTo(2, 1);
    await focusChart(canvasElement, 'Visits a month');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('Fruit, 31');
  },
};

export const Grouped: Story = {
  name: 'Sets several series side by side, told apart by pattern, below zero too',
  args: { series: two, unit: '%' },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-bar^="then"] [data-hatch]')).toHaveLength(8);
    await expect(canvasElement.querySelectorAll('[data-bar^="now"] [data-hatch]')).toHaveLength(0);
    const at = (key: string) => boxOf(canvasElement.querySelector(`[data-bar="${key}"] > g`) ?? undefined);
    await expect(Math.abs(at('now 2').top - at('then 2').bottom)).toBeLessThan(3);
    await expect(within(canvas.getByRole('list', { name: 'Series' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
  },
};

export const KeyboardReadsEveryBar: Story = {
  name: 'Announces every bar by keyboard, and the same category of the other series',
  args: { series: two, unit: '%' },
  play: async ({ canvasElement }) => {
    const plot = await focusChart(canvasElement, 'Visits a month');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Jan, This year, 12 %');
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('Jan, Last year, 8 %');
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(said(canvasElement)).toHaveTextContent('Aug, This year, -11 %');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(said(canvasElement)).toHaveTextContent('Jun, This year, no value');
    await expect(plot).toHaveFocus();
  },
};

export const DaysAgainstAGoal: Story = {
  name: 'Holds days against a goal, hatches days without data and marks the one that is not over',
  args: sampleDays(7),
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-missing]')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-bar] [data-hatch="horizontal"]')).toHaveLength(1);
    await expect(canvas.getByText('Goal: 7,500 steps')).toBeVisible();
    await expect(canvas.queryByText('–')).toBeNull();
    const line = boxOf(canvasElement.querySelector('[data-goal] line') ?? undefined);
    const [first, second] = bars(canvasElement).map(boxOf);
    await expect(first?.top).toBeGreaterThan(line.top);
    await expect(boxOf(bars(canvasElement)[3]).top).toBeLessThan(line.top);
    await expect(second?.height).toBeGreaterThan(first?.height ?? 0);
    await focusChart(canvasElement, 'Steps');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Day 4, no value');
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent('Day 7 (not over yet), 5,586');
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('row', { name: 'Day 4 no value' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Day 7 \(not over yet\)/ })).toBeVisible();
  },
};

export const ThreeMonthsOfDays: Story = {
  name: 'Keeps 92 days readable at 320 px, with their goal',
  decorators: [narrow],
  args: sampleDays(92),
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-missing]')).toHaveLength(10);
  },
};

export const FourWeeksOfDays: Story = {
  name: 'Names fewer of 28 days at 320 px, and cuts none of the names',
  decorators: [narrow],
  args: sampleDays(28),
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('Day 1')).toBeVisible();
    await expect(canvas.queryByText(/…/)).toBeNull();
    const names = canvas.getAllByText(/^Day \d+$/).map(boxOf);
    await expect(names.length).toBeGreaterThan(3);
    for (const [place, name] of names.slice(1).entries())
      await expect(name.left).toBeGreaterThan(names[place]!.right);
  },
};

export const NoDayAtAll: Story = {
  name: 'Draws neither goal nor bars while there is nothing',
  args: { ...sampleDays(7), series: [{ id: 'steps', name: 'Steps', values: [] }] },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvasElement.querySelector('[data-goal]')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show as a table' })).toBeNull();
  },
};

export const AsATable: Story = {
  name: 'Shows the same as a table',
  args: { series: two, unit: '%' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('row', { name: 'Jun no value 12' })).toBeVisible();
  },
};

export const InSpanish: Story = {
  name: 'Formats numbers as in Spanish, with four-digit numbers grouped too',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <BarChart {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await pictureOf(canvasElement);
    await expect(canvas.getByText('1.240')).toBeVisible();
  },
};

export const BadMissing: Story = {
  name: 'Draws a dash where a value is missing, because no bar would look like zero',
  args: { series: one([10, null, NaN, 0, Infinity, 5, 3, 8]) },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getAllByText('–')).toHaveLength(3);
    await expect(bars(canvasElement)).toHaveLength(5);
  },
};

export const BadOneBar: Story = {
  name: 'Draws a single bar no wider than a bar',
  args: { categories: [{ id: 'one', name: 'Only this' }], series: one([7]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect(boxOf(bars(canvasElement)[0]).width).toBeLessThan(80);
  },
};

export const BadAllEqual: Story = {
  name: 'Draws zeros on the axis and equal values at equal length',
  args: { series: one([0, 0, 0, 0, 0, 0, 0, 0]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    for (const bar of bars(canvasElement)) await expect(boxOf(bar).height).toBeLessThan(3);
  },
};

export const BadOutlier: Story = {
  name: 'Keeps few ticks with one huge value',
  args: { series: one([3, 4, 2_400_000_000, 5, 1, 2, 3, 4]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
  },
};

export const EmptyBars: Story = {
  name: 'Says so where there is nothing to draw',
  args: { categories: [], series: [] },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(
      'Nothing has been measured yet.',
    );
  },
};

export const LongNames: Story = {
  name: 'Truncates names of a thousand characters in the chart only, at 320 px',
  decorators: [narrow],
  args: {
    categories: Array.from({ length: 8 }, (_, index) => ({ id: String(index), name: sampleLongName })),
    series: two.map((series) => ({ ...series, name: sampleLongName })),
  },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <BarChart {...args} />
      <BarChart {...args} title="Lying" direction="rows" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await focusChart(canvasElement, 'Lying');
    await userEvent.keyboard('{ArrowDown}');
    const live = [...canvasElement.querySelectorAll('[aria-live="polite"]')].at(-1);
    await expect(live).toHaveTextContent(sampleLongName.trim());
  },
};

export const RightToLeftPage: Story = {
  name: 'Keeps its order on a right-to-left page',
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const x = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(x('Jan')).toBeLessThan(x('Aug'));
  },
};
