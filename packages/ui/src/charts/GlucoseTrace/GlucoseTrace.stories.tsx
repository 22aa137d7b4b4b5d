import type { Meta, StoryObj } from '@storybook/react-vite';
import { Apple, Dumbbell, Utensils } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits } from '../samples/chartAsserts.ts';
import { SAMPLE_START, sampleTrace } from '../samples/sampleTrace.ts';
import { sampleLimits, sampleRangeLabels, sampleTimes } from '../samples/sampleLabels.ts';
import { GlucoseTrace, type GlucoseTraceProps, type TracePoint } from './GlucoseTrace.tsx';

const fortnight = sampleTrace(14);
const oneDay = { from: SAMPLE_START + 86_400, to: SAMPLE_START + 2 * 86_400 };

const describePoint = ({ epochSeconds, value, censored, gapBefore }: TracePoint) => ({
  time: sampleTimes.full(epochSeconds),
  value:
    censored === 'low'
      ? 'below 40 mg/dL'
      : censored === 'high'
        ? 'above 400 mg/dL'
        : `${Math.round(value)} mg/dL`,
  ...(gapBefore === null ? {} : { note: `after ${Math.round(gapBefore / 60)} min without readings` }),
});

const events = [
  {
    id: 'breakfast',
    epochSeconds: oneDay.from + 8 * 3600,
    label: 'Meal, 08:00, oats with fruit',
    icon: <Utensils size={14} aria-hidden />,
  },
  {
    id: 'snack',
    epochSeconds: oneDay.from + 11 * 3600,
    label: 'Meal, 11:00, apple',
    icon: <Apple size={14} aria-hidden />,
  },
  {
    id: 'run',
    epochSeconds: oneDay.from + 18.5 * 3600,
    label: 'Exercise, 18:30, running',
    icon: <Dumbbell size={14} aria-hidden />,
  },
];

const args: GlucoseTraceProps = {
  title: 'Glucose',
  summary: '14 days of readings every five minutes. Most of the time in range, with peaks after lunch.',
  series: fortnight,
  offsetMinutes: 0,
  limits: sampleLimits,
  formatTime: sampleTimes.tick,
  formatValue: String,
  describePoint,
  rangeLabels: sampleRangeLabels,
  legendLabel: 'Ranges',
};

const meta = { title: 'Charts/GlucoseTrace', component: GlucoseTrace, args } satisfies Meta<
  typeof GlucoseTrace
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The pixels of a canvas, read from a copy: reading the canvas itself would change how the browser stores it. */
function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const pen = copy.getContext('2d', { willReadFrequently: true })!;
  pen.drawImage(canvas, 0, 0);
  return pen.getImageData(0, 0, canvas.width, canvas.height).data;
}

/** Share of canvas pixels that are not transparent. */
function inkShare(canvas: HTMLCanvasElement): number {
  const data = pixelsOf(canvas);
  let painted = 0;
  for (let index = 3; index < data.length; index += 4) if (data[index]! > 0) painted++;
  return painted / (canvas.width * canvas.height);
}
const plot = (root: HTMLElement) => within(root).getByRole('application', { name: 'Glucose' });
const picture = (root: HTMLElement) => root.querySelector('canvas')!;
const said = (root: HTMLElement) => root.querySelector('[aria-live="polite"]')!;

export const Default: Story = {
  name: 'Draws the readings, and explains its keys',
  play: async ({ canvasElement }) => {
    await expect(plot(canvasElement)).toHaveAccessibleDescription(/left and right arrows/);
    await waitFor(() => expect(inkShare(picture(canvasElement))).toBeGreaterThan(0.2));
  },
};

export const OneDayWithEvents: Story = {
  name: 'Shows one day with its events, and opens one of them',
  args: {
    extent: oneDay,
    events,
    onChooseEvent: fn(),
    chosenEventId: 'snack',
    summary: 'Tuesday 6 January: 288 readings, three events.',
  },
  play: async ({ args: given, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Meal, 11:00, apple' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Exercise, 18:30, running' }));
    await expect(given.onChooseEvent).toHaveBeenCalledWith('run');
  },
};

export const KeyboardReadsEveryPoint: Story = {
  name: 'Announces every point by keyboard, with its time, value and range',
  args: { extent: oneDay },
  play: async ({ canvasElement }) => {
    plot(canvasElement).focus();
    await expect(plot(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    const first = fortnight.epochSeconds.findIndex((at) => at >= oneDay.from);
    const messages = (index: number) =>
      `${sampleTimes.full(fortnight.epochSeconds[index]!)}, ${Math.round(fortnight.values[index]!)} mg/dL`;
    await expect(said(canvasElement)).toHaveTextContent(messages(first));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(messages(first + 2));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(said(canvasElement)).toHaveTextContent(messages(first + 1));
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).not.toHaveTextContent('In range');
  },
};

export const KeyboardZooms: Story = {
  name: 'Zooms and pans by keyboard, and announces the resulting window',
  args: { onWindowChange: fn() },
  play: async ({ args: given, canvasElement }) => {
    plot(canvasElement).focus();
    await userEvent.keyboard('++');
    const last = () =>
      (given.onWindowChange as ReturnType<typeof fn>).mock.lastCall?.[0] as
        { from: number; to: number } | undefined;
    await waitFor(() => expect((last()?.to ?? 0) - (last()?.from ?? 0)).toBeCloseTo(14 * 86_400 * 0.36, -4));
    const before = last()!.from;
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    await waitFor(() => expect(last()!.from).toBeGreaterThan(before));
    await userEvent.keyboard('0');
    await waitFor(() => expect(last()!.from).toBe(fortnight.epochSeconds[0]));
  },
};

export const PansByPointer: Story = {
  name: 'Pans by dragging, keeping the zoom',
  args: {
    onWindowChange: fn(),
    initialWindow: { from: SAMPLE_START + 3 * 86_400, to: SAMPLE_START + 6 * 86_400 },
  },
  play: async ({ args: given, canvasElement }) => {
    const target = picture(canvasElement);
    const box = target.getBoundingClientRect();
    const at = (type: string, x: number) =>
      target.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          clientX: box.left + x,
          clientY: box.top + 80,
          bubbles: true,
          button: 0,
        }),
      );
    target.setPointerCapture = () => undefined;
    at('pointerdown', 300);
    at('pointermove', 200);
    at('pointerup', 200);
    const moved = () =>
      (given.onWindowChange as ReturnType<typeof fn>).mock.lastCall?.[0] as { from: number; to: number };
    await waitFor(() => expect(moved().from).toBeGreaterThan(SAMPLE_START + 3 * 86_400));
    await expect(moved().to - moved().from).toBeCloseTo(3 * 86_400, 3);
  },
};

export const ShowsATable: Story = {
  name: 'Shows the visible readings as a table',
  args: { extent: oneDay },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '289');
    await expect(within(table).getByRole('columnheader', { name: 'Glucose' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a chart' }));
    await expect(canvas.getByRole('application', { name: 'Glucose' })).toBeVisible();
    await waitFor(() => expect(inkShare(picture(canvasElement))).toBeGreaterThan(0.2));
  },
};

export const NinetyDays: Story = {
  name: 'Draws 25,920 readings at once',
  args: { series: sampleTrace(90), summary: '90 days of readings.' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inkShare(picture(canvasElement))).toBeGreaterThan(0.2));
  },
};

export const RepaintsForTheTheme: Story = {
  name: "Repaints in the other theme's colours",
  args: { extent: oneDay },
  play: async ({ canvasElement }) => {
    const target = picture(canvasElement);
    // A point of the target band, in the middle of the chart.
    const pixels = () => {
      const at = (Math.round(target.height / 2) * target.width + 60) * 4;
      return pixelsOf(target)
        .slice(at, at + 160)
        .join();
    };
    const before = pixels();
    const root = document.documentElement;
    const theme = root.dataset.theme;
    root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
    await waitFor(() => expect(pixels()).not.toBe(before));
    root.dataset.theme = theme ?? 'light';
    await waitFor(() => expect(pixels()).toBe(before));
  },
};

export const BadData: Story = {
  name: 'Handles missing values, isolated readings and readings outside the measuring range',
  args: {
    series: {
      epochSeconds: [0, 300, 600, 900, 7200, 14_400, 14_700, 15_000],
      values: [100, Number.NaN, 120, 39, 150, 401, 260, Number.NaN],
      flags: [0, 0, 0, 1, 0, 2, 0, 0],
    },
  },
  play: async ({ canvasElement }) => {
    plot(canvasElement).focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('below 40 mg/dL, Very low');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('after 105 min without readings');
  },
};

export const EmptyTrace: Story = {
  name: 'Renders without any readings',
  args: { series: { epochSeconds: [], values: [] }, summary: 'No readings yet.' },
  play: async ({ canvasElement }) => {
    plot(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{End}+');
    await expect(said(canvasElement)).toBeEmptyDOMElement();
  },
};

export const BadOneReading: Story = {
  name: 'Draws a single reading as a dot, with a time axis around it',
  args: { series: { epochSeconds: [SAMPLE_START], values: [104] }, summary: 'One reading.' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inkShare(picture(canvasElement))).toBeGreaterThan(0.1));
    plot(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('104 mg/dL, In range');
  },
};

export const BadInfinity: Story = {
  name: 'Keeps its scale when a value is infinite',
  args: {
    series: { epochSeconds: [0, 300, 600], values: [100, Number.POSITIVE_INFINITY, 120] },
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inkShare(picture(canvasElement))).toBeGreaterThan(0.1));
  },
};

const springDay = Date.UTC(2026, 2, 28, 23) / 1000;
const springReadings = Array.from({ length: 23 * 12 }, (_, index) => springDay + index * 300);
export const DayOfTwentyThreeHours: Story = {
  name: 'Gives a 23-hour day its true length',
  args: {
    series: { epochSeconds: springReadings, values: springReadings.map((_, index) => 100 + (index % 50)) },
    offsetMinutes: springReadings.map((at) => (at < Date.UTC(2026, 2, 29, 1) / 1000 ? 60 : 120)),
    extent: { from: springDay, to: springDay + 23 * 3600 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-rowcount', String(23 * 12 + 1));
  },
};

export const RightToLeft: Story = {
  name: 'Keeps time running left to right in right-to-left text',
  args: { extent: oneDay },
  render: (given) => (
    <div dir="rtl" style={{ padding: 8 }} data-box>
      <GlucoseTrace {...given} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    plot(canvasElement).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/00:05/);
    await expectFits(canvasElement, '[data-box]');
  },
};
