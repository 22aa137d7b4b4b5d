import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';
import { expectSound, focusChart, narrow, pictureOf, rightToLeft, said } from '../samples/chartChecks.tsx';
import { sampleTrendChart, sampleDay, sampleLongName } from '../samples/sampleCharts.ts';
import { TrendChart } from './TrendChart.tsx';

const meta = { title: 'Charts/TrendChart', component: TrendChart, args: sampleTrendChart } satisfies Meta<
  typeof TrendChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = (values: readonly (number | null)[], from = sampleDay(2026, 3)) =>
  values.map((value, index) => ({ epochSeconds: from + index * 86_400, value }));
const states = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-state]')].map((mark) => mark.getAttribute('data-state'));

export const Default: Story = {
  name: 'Marks values outside the reference by shape as well as colour',
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const svg = await pictureOf(canvasElement);
    const shape = (state: string) =>
      svg
        .querySelector(`[data-state="${state}"]`)
        ?.getAttribute('d')
        ?.replace(/[\d.,]+/g, '');
    await expect(states(canvasElement).filter((state) => state === 'below')).toHaveLength(2);
    await expect(states(canvasElement).filter((state) => state === 'above')).toHaveLength(1);
    await expect(shape('within')).not.toBe(shape('above'));
    const key = within(canvas.getByRole('list', { name: 'Key' }));
    await expect(key.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      'Above the reference',
      'Within the reference',
      'Below the reference',
      'Reference range',
      'Goal100\u00a0µg/L',
    ]);
  },
};

export const KeyboardReadsEveryResult: Story = {
  name: 'Announces every result by keyboard, with its date and how it compares with the reference',
  play: async ({ canvasElement }) => {
    const plot = await focusChart(canvasElement, 'Ferritin');
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('8 Jan 2025, 38 µg/L, Within the reference');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('8 Mar 2025, 27 µg/L, Below the reference');
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
    await expect(said(canvasElement)).toHaveTextContent('8 Oct 2025, 162 µg/L, Above the reference');
    await expect(canvasElement.querySelector('[data-side]')).toHaveTextContent(
      /162 µg\/LAbove the reference/,
    );
    await expect(plot).toHaveFocus();
  },
};

export const ReferenceThatChanges: Story = {
  name: 'Compares each value with the reference valid at the time',
  args: {
    reference: [
      { from: sampleDay(2025, 1), low: 40, high: 120 },
      { from: sampleDay(2025, 7), low: 30, high: 170 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-reference]')).toHaveLength(2);
    await expect(states(canvasElement)).toEqual([
      ...['below', 'below', 'below', 'below', 'below', 'within'],
      ...['within', 'within', 'within', 'within', 'within', 'within'],
    ]);
  },
};

export const OpenReference: Story = {
  name: 'Accepts a one-sided reference, and none at all',
  render: (args) => {
    const { goal: _goal, ...rest } = args;
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        <TrendChart {...rest} title="Open" reference={{ high: 100 }} />
        <TrendChart {...rest} title="None" reference={{}} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('application', { name: 'Open' });
    await pictureOf(open.parentElement ?? open);
    await expect(open.querySelectorAll('[data-state="above"]')).toHaveLength(4);
    const none = canvas.getByRole('application', { name: 'None' });
    await expect(none.querySelector('[data-reference]')).toBeNull();
    await expect(none.querySelector('[data-state="above"]')).toBeNull();
  },
};

export const AsATable: Story = {
  name: 'Shows the same as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(
      await canvas.findByRole('row', { name: '8 Oct 2025 162 Above the reference' }),
    ).toBeVisible();
  },
};

export const InSpanish: Story = {
  name: 'Formats numbers and dates as in Spanish',
  args: { points: days([12.5, 14, 1250]), reference: { low: 5, high: 1000 } },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <TrendChart {...args} />
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    await focusChart(canvasElement, 'Ferritin');
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(/^1 mar 2026, 12,5 µg\/L/);
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent(/^3 mar 2026, 1\.250 µg\/L/);
  },
};

export const BadGaps: Story = {
  name: 'Breaks the line where a value is missing, and copes with extreme numbers',
  args: { points: days([40, 60, null, 80, NaN, 70, 75]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvasElement.querySelector('[data-line]')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    await expect(states(canvasElement)).toHaveLength(5);
    await focusChart(canvasElement, 'Ferritin');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('3 Mar 2026, no value');
  },
};

export const BadOnePoint: Story = {
  name: 'Draws a single result with days around it, not hours',
  args: { points: days([82]) },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(states(canvasElement)).toEqual(['within']);
    await expect(canvas.queryByText(/\d\d:\d\d/)).toBeNull();
  },
};

export const BadAllEqual: Story = {
  name: 'Draws equal results without a reference as a level line',
  args: { points: days([7, 7, 7, 7]), reference: {} },
  render: ({ goal: _goal, ...args }) => <TrendChart {...args} />,
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    const heights = new Set(
      [...canvasElement.querySelectorAll('[data-state]')].map((mark) => mark.getBoundingClientRect().top),
    );
    await expect(heights.size).toBe(1);
  },
};

export const BadOutlier: Story = {
  name: 'Fits one huge value',
  args: { points: days([40, 50, 9_000_000, 60]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect(states(canvasElement)[2]).toBe('above');
  },
};

export const EmptyTrend: Story = {
  name: 'Says so where there is nothing to draw',
  args: { points: [] },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(
      'Nothing has been measured yet.',
    );
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongNames: Story = {
  name: 'Keeps names of a thousand characters inside 320 px',
  args: { unit: sampleLongName, labels: { ...sampleTrendChart.labels, reference: sampleLongName } },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
  },
};

export const RightToLeftPage: Story = {
  name: 'Keeps time running left to right on a right-to-left page',
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const x = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(x('Mar')).toBeLessThan(x('Nov'));
  },
};

export const BadShortDay: Story = {
  name: 'Gives a 23-hour day its true length',
  args: {
    timeZone: 'Europe/Madrid',
    points: Array.from({ length: 24 }, (_, hour) => ({
      epochSeconds: Date.parse('2026-03-28T23:00:00Z') / 1000 + hour * 3600,
      value: 60 + hour,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.queryByText('02:00')).toBeNull();
    await focusChart(canvasElement, 'Ferritin');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/29 Mar 2026, 03:00, 62/);
  },
};
