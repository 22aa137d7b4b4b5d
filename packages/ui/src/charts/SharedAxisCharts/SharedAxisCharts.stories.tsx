import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dumbbell, Utensils } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { said } from '../samples/chartAsserts.ts';
import { rightToLeft } from '../samples/chartChecks.tsx';
import { sampleGlucose, sampleSleep, sampleSteps, sampleWave } from '../samples/sampleAxis.ts';
import { sampleRangeLabels } from '../samples/sampleLabels.ts';
import { SAMPLE_START } from '../samples/sampleTrace.ts';
import { SharedAxisCharts, type AxisMark, type AxisRow, type TimeSpan } from './SharedAxisCharts.tsx';

const DAY = 86_400;
const at = (iso: string) => Date.parse(iso) / 1000;
const days = (count: number): TimeSpan => ({ from: SAMPLE_START, to: SAMPLE_START + count * DAY });
const secondDay = { from: SAMPLE_START + DAY, to: SAMPLE_START + 2 * DAY };

const marks: AxisMark[] = [0, 1, 2].flatMap((day) => [
  {
    id: `meal ${day}`,
    at: SAMPLE_START + day * DAY + 14 * 3600,
    label: 'Meal, pasta',
    icon: <Utensils size={14} aria-hidden />,
  },
  {
    id: `run ${day}`,
    at: SAMPLE_START + day * DAY + 18.5 * 3600,
    label: 'Exercise, running',
    icon: <Dumbbell size={14} aria-hidden />,
  },
]);

const threeDays: AxisRow[] = [
  { id: 'events', name: 'Events', series: [{ kind: 'marks', id: 'events', name: 'Events', marks }] },
  {
    id: 'glucose',
    name: 'Glucose',
    unit: 'mg/dL',
    figure: '84 % in range',
    series: [sampleGlucose(3)],
    numberFormat: { maximumFractionDigits: 0 },
  },
  { id: 'sleep', name: 'Sleep', series: [sampleSleep(3)] },
  { id: 'steps', name: 'Steps', series: [sampleSteps(3)] },
];

const meta = {
  title: 'Charts/SharedAxisCharts',
  component: SharedAxisCharts,
  args: {
    title: 'Three days',
    summary: 'Glucose with events, sleep and steps. Highest after lunch on Tuesday.',
    rows: threeDays,
    extent: days(3),
    timeZone: 'UTC',
    rangeLabels: sampleRangeLabels,
    rangeLegendLabel: 'Ranges',
    stepSeconds: 3600,
    onSpanChange: fn(),
    onChooseMark: fn(),
  },
  argTypes: {
    // The documentation generator does not read `readonly` arrays.
    rows: { table: { type: { summary: 'readonly AxisRow[]' } } },
  },
} satisfies Meta<typeof SharedAxisCharts>;
export default meta;
type Story = StoryObj<typeof meta>;

const plot = (root: HTMLElement) => within(root).getByRole('application');
const lastSpan = (given: unknown) => (given as ReturnType<typeof fn>).mock.lastCall?.[0] as TimeSpan | null;
const pointer = (root: HTMLElement, share: number, y = 80) => {
  const box = plot(root).getBoundingClientRect();
  const left = box.left + Number(plot(root).dataset.inset);
  return { pointerId: 1, button: 0, clientX: left + (box.right - 12 - left) * share, clientY: box.top + y };
};
/** Share of a canvas that is painted. */
function inkShare(canvas: HTMLCanvasElement | null): number {
  if (!canvas || canvas.width === 0) return 0;
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const pen = copy.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(canvas, 0, 0);
  const data = pen?.getImageData(0, 0, copy.width, copy.height).data ?? new Uint8ClampedArray();
  let painted = 0;
  for (let index = 3; index < data.length; index += 4) if (data[index] !== 0) painted++;
  return painted / (copy.width * copy.height);
}
const isPainted = (root: HTMLElement) =>
  waitFor(() => expect(inkShare(root.querySelector('canvas'))).toBeGreaterThan(0.1));

export const Default: Story = {
  name: 'Draws lines, bands, bars and events over one axis, and explains its keys',
  play: async ({ canvas, canvasElement }) => {
    await isPainted(canvasElement);
    await expect(plot(canvasElement)).toHaveAccessibleDescription(/arrows read each value/);
    await expect(await canvas.findByRole('group', { name: 'Choose a time' })).toBeVisible();
  },
};

export const TwoPeriods: Story = {
  name: 'Draws an earlier period over a later one, each read at its own time',
  args: {
    title: 'Two weeks compared',
    summary: 'This week over the one before it.',
    extent: { from: SAMPLE_START + 7 * DAY, to: SAMPLE_START + 14 * DAY },
    rows: [
      {
        id: 'rate',
        name: 'Heart rate',
        unit: 'bpm',
        series: [
          sampleWave('this', 'This week', SAMPLE_START + 7 * DAY, 1800, 336, 68),
          { ...sampleWave('before', 'The week before', SAMPLE_START, 1800, 336, 64, 1), shift: 7 * DAY },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent(
      /This week.*The week before/,
    );
    plot(canvasElement).focus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(/The week before, Mon 5 Jan,? 00:00/);
  },
};

export const SharesItsHours: Story = {
  name: 'Puts its hours below those of other charts, and lets those that are not chosen recede',
  args: {
    insets: { left: 88, right: 56 },
    highlight: { from: SAMPLE_START + 3 * 3600, to: SAMPLE_START + 5 * 3600 },
    extent: days(1),
    rows: threeDays.slice(1, 2),
    hasBrush: false,
    span: null,
  },
  play: async ({ canvasElement }) => {
    await isPainted(canvasElement);
    await expect(plot(canvasElement)).toHaveAttribute('data-inset', '88');
  },
};

export const OneRowPerDay: Story = {
  name: 'One row per day in the given order, each on the axis of one day',
  args: {
    title: 'The days, worst first',
    summary: 'Wednesday, Monday, Tuesday.',
    extent: days(1),
    rows: [2, 0, 1].map((day) => ({
      id: String(day),
      name: ['Monday', 'Tuesday', 'Wednesday'][day] ?? '',
      figure: `${[71, 84, 88][day]} % in range`,
      origin: SAMPLE_START + day * DAY,
      height: 56,
      series: [sampleGlucose(3)],
      unit: 'mg/dL',
      numberFormat: { maximumFractionDigits: 0 },
    })),
  },
  play: async ({ canvasElement }) => {
    await isPainted(canvasElement);
    plot(canvasElement).focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(/^Wednesday, Wed 7 Jan,? 00:00/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(/^Monday, Mon 5 Jan,? 00:00/);
  },
};

export const KeyboardReadsEveryValue: Story = {
  name: 'Reads value by value and measure by measure, and opens an event with Enter',
  play: async ({ args, canvasElement }) => {
    plot(canvasElement).focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(/^Events, Mon 5 Jan,? 14:00, Meal, pasta$/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/18:30, Exercise, running$/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChooseMark).toHaveBeenCalledWith('run 0');
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(/^Glucose, Mon 5 Jan,? 18:30, \d+ mg\/dL, /);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(/^Steps, /);
  },
};

export const KeyboardBrushFiltersAll: Story = {
  name: 'What is selected in the brush is what all rows, and the table, show',
  play: async ({ args, canvas, canvasElement }) => {
    (await canvas.findByRole('slider', { name: 'End of the selected time' })).focus();
    await userEvent.keyboard('{Home}');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(lastSpan(args.onSpanChange)).toEqual({
      from: SAMPLE_START,
      to: SAMPLE_START + 4 * 3600,
    });
    plot(canvasElement).focus();
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent(/Mon 5 Jan,? 03:55/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    const rowCount = Number(table.getAttribute('aria-rowcount'));
    await expect(rowCount).toBeGreaterThan(48);
    await expect(rowCount).toBeLessThan(80);
  },
};

export const DragSelects: Story = {
  name: 'A drag across any row selects its time for all of them',
  play: async ({ args, canvasElement }) => {
    await isPainted(canvasElement);
    const target = plot(canvasElement);
    target.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(target, pointer(canvasElement, 1 / 3));
    await fireEvent.pointerMove(target, pointer(canvasElement, 0.5));
    await fireEvent.pointerMove(target, pointer(canvasElement, 2 / 3));
    await fireEvent.pointerUp(target, pointer(canvasElement, 2 / 3));
    await expect(lastSpan(args.onSpanChange)).toEqual(secondDay);
  },
};

export const ChoosesAnEvent: Story = {
  name: 'A press on an event chooses it',
  args: { chosenMarkId: 'run 0' },
  play: async ({ args, canvasElement }) => {
    await isPainted(canvasElement);
    const target = plot(canvasElement);
    target.setPointerCapture = () => undefined;
    const place = pointer(canvasElement, 14 / 72, 36);
    await fireEvent.pointerDown(target, place);
    await fireEvent.pointerUp(target, place);
    await expect(args.onChooseMark).toHaveBeenCalledWith('meal 0');
    await expect(args.onSpanChange).not.toHaveBeenCalled();
  },
};

export const OneHairline: Story = {
  name: 'One hairline shows the value of every row at that moment',
  play: async ({ canvasElement }) => {
    await isPainted(canvasElement);
    await fireEvent.pointerMove(plot(canvasElement), pointer(canvasElement, 26 / 72));
    await waitFor(() => expect(plot(canvasElement)).toHaveTextContent(/mg\/dL.*(Awake|REM|Light|Deep).*\d/));
    await expect(plot(canvasElement)).toHaveTextContent(/Tue 6 Jan/);
  },
};

const longDay = { from: at('2026-10-24T22:00Z'), to: at('2026-10-25T23:00Z') };
export const DayOfTwentyFiveHours: Story = {
  name: 'A day of 25 hours is 25 hours long and names both of its 02:30',
  args: {
    title: '25 October',
    summary: 'The clock is put back at 3:00.',
    timeZone: 'Europe/Madrid',
    extent: longDay,
    stepSeconds: 1800,
    rows: [
      {
        id: 'rate',
        name: 'Heart rate',
        unit: 'bpm',
        series: [sampleWave('rate', 'Heart rate', longDay.from, 1800, 50, 64)],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    plot(canvasElement).focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    const summer = said(canvasElement).textContent;
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const winter = said(canvasElement).textContent;
    await expect(summer).toMatch(/02:30 (CEST|GMT\+2)/);
    await expect(winter).toMatch(/02:30 (CET|GMT\+1)/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-rowcount', '51');
  },
};

export const GapsAndTimeToCome: Story = {
  name: 'Hatches what is missing and leaves time to come blank',
  args: {
    title: 'Today',
    summary: 'Readings until noon, with a gap in the morning.',
    extent: days(1),
    now: SAMPLE_START + 15 * 3600,
    rows: [
      {
        id: 'glucose',
        name: 'Glucose',
        unit: 'mg/dL',
        series: [
          {
            ...sampleGlucose(1),
            at: [0, 300, 600, 3 * 3600, 3 * 3600 + 300, 12 * 3600].map((after) => SAMPLE_START + after),
            values: [100, 120, Number.NaN, 50, 62, 190],
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await isPainted(canvasElement);
    await fireEvent.pointerMove(plot(canvasElement), pointer(canvasElement, 8 / 24));
    await waitFor(() => expect(plot(canvasElement)).toHaveTextContent(/No data/));
    await fireEvent.pointerMove(plot(canvasElement), pointer(canvasElement, 20 / 24));
    await waitFor(() => expect(plot(canvasElement)).toHaveTextContent(/Still to come/));
  },
};

export const InZones: Story = {
  name: 'Names the zone that a value is in, and none below the first',
  args: {
    title: 'A run',
    summary: 'Mostly in zones 3 and 4.',
    extent: { from: SAMPLE_START, to: SAMPLE_START + 90 * 60 },
    stepSeconds: 60,
    rows: [
      {
        id: 'rate',
        name: 'Heart rate',
        unit: 'bpm',
        height: 160,
        domain: [60, 180],
        zones: [90, 108, 126, 144, 162].map((from, index) => ({ from, name: `Zone ${index + 1}` })),
        series: [
          {
            ...sampleWave('rate', 'Heart rate', SAMPLE_START, 60, 90, 130),
            values: Array.from({ length: 90 }, (_, minute) => (minute < 3 ? 80 : 100 + minute * 0.8)),
          },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await isPainted(canvasElement);
    plot(canvasElement).focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(/80.bpm$/);
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent(/171\.2.bpm, Zone 5$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('table')).toHaveTextContent('Zone 1');
  },
};

export const NinetyDays: Story = {
  name: 'Draws 25,920 readings with sleep and steps of 90 days at once',
  args: {
    title: '90 days',
    summary: 'Glucose, sleep and steps of 90 days.',
    extent: days(90),
    rows: [
      { id: 'glucose', name: 'Glucose', unit: 'mg/dL', series: [sampleGlucose(90)] },
      {
        id: 'other',
        name: 'Another sensor',
        unit: 'mg/dL',
        series: [
          sampleWave('one', 'One', SAMPLE_START, 300, 25_920, 110),
          sampleWave('two', 'Two', SAMPLE_START, 300, 25_920, 130, 2),
        ],
      },
      { id: 'sleep', name: 'Sleep', series: [sampleSleep(90)] },
      { id: 'steps', name: 'Steps', series: [sampleSteps(90)] },
    ],
  },
  play: async ({ canvasElement }) => {
    await isPainted(canvasElement);
  },
};

export const NothingYet: Story = {
  name: 'Says that there is no data, without brush and table',
  args: {
    title: 'Nothing',
    summary: 'No readings yet.',
    rows: [{ id: 'glucose', name: 'Glucose', series: [] }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('application', { name: 'Nothing' })).toHaveTextContent(
      'There is no data yet',
    );
    await expect(canvas.queryByRole('slider')).toBeNull();
    plot(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{End}{Enter}');
    await expect(said(canvasElement)).toBeEmptyDOMElement();
  },
};

export const InSpanish: Story = {
  name: 'Its labels are in the language around it',
  render: (args) => (
    <LabelsProvider labels={es}>
      <SharedAxisCharts {...args} title="Tres días" />
    </LabelsProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(plot(canvasElement)).toHaveAccessibleDescription(/flechas/);
    await expect(canvas.getByRole('group', { name: 'Elegir un tiempo' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Keeps time running left to right in right-to-left text',
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    plot(canvasElement).focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/18:30/);
  },
};
