import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, expectNoBrokenMarks } from '../samples/chartAsserts.ts';
import { sampleProfile } from '../samples/sampleProfile.ts';
import { sampleLimits } from '../samples/sampleLabels.ts';
import { AgpChart, type AgpChartProps } from './AgpChart.tsx';

const profile = sampleProfile();
const args: AgpChartProps = {
  title: 'Typical day',
  summary:
    'Fourteen days laid over one another. The median stays in range; after lunch one day in four is above it.',
  profile,
  limits: sampleLimits,
  formatMinute: (minute) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
  formatValue: String,
  formatReading: (value) => `${Math.round(value)} mg/dL`,
};

const meta = { title: 'Charts/AgpChart', component: AgpChart, args } satisfies Meta<typeof AgpChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = (root: HTMLElement) => root.querySelector('[aria-live="polite"]')!;

export const Default: Story = {
  name: 'Draws two bands and the median over the target',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('application', { name: 'Typical day' })).toHaveAccessibleDescription(
      /each time of the day/,
    );
    const paths = canvasElement.querySelectorAll('svg path[d^="M"]');
    await expect(paths.length).toBeGreaterThanOrEqual(5);
  },
};

export const KeyboardReadsTheDay: Story = {
  name: 'Reads one time of day aloud, from the highest percentile to the lowest',
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(
      `00:15: Percentile 95 ${Math.round(profile.p95[1]!)} mg/dL, Percentile 75 ${Math.round(profile.p75[1]!)} mg/dL, Median ${Math.round(profile.p50[1]!)} mg/dL`,
    );
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(said(canvasElement)).toHaveTextContent(/^01:15/);
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent(/^23:45/);
  },
};

export const AsATable: Story = {
  name: 'Shows the percentiles as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const row = within(await canvas.findByRole('table')).getByRole('row', { name: /^00:15/ });
    await expect(within(row).getAllByRole('cell')).toHaveLength(5);
  },
};

const lowNights = {
  ...profile,
  p5: Array.from(profile.p5, (value, index) =>
    index >= 12 && index < 20 ? 50 + Math.abs(16 - index) : value,
  ),
  p25: Array.from(profile.p25, (value, index) => (index >= 12 && index < 20 ? 68 : value)),
};
const nameBelow = ({ from, to }: { from: number; to: number }) =>
  `Low ${args.formatMinute(from)}–${args.formatMinute(to)}`;

export const BelowRange: Story = {
  name: 'Fills what is below the range in its colour, and names its hours',
  args: { profile: lowNights, nameBelow },
  play: async ({ canvas }) => {
    // The picture is drawn once its width has been measured.
    await waitFor(() =>
      expect(canvas.getByRole('application').querySelector('svg')).toHaveTextContent(
        /Low 0[23]:\d\d–05:\d\d/,
      ),
    );
  },
};

export const TwoPeriods: Story = {
  name: 'Draws another period below, and reads its median too',
  args: { comparison: { profile: sampleProfile(14, 3), name: 'The fortnight before' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Legend' })).toHaveTextContent('The fortnight before');
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(/Median \d+ mg\/dL.*The fortnight before \d+ mg\/dL/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const head = within(await canvas.findByRole('table')).getByRole('columnheader', {
      name: 'The fortnight before',
    });
    await expect(head).toBeVisible();
  },
};

const percent = (share: number) => `${Math.round(share * 100)} %`;
const riskHours = Array.from({ length: 24 }, (_, hour) => ({
  severeLow: hour === 4 ? 0.04 : 0,
  low: hour > 2 && hour < 6 ? 0.08 : 0,
  high: hour > 13 && hour < 18 ? 0.24 : 0.02,
  severeHigh: hour === 15 ? 0.06 : 0,
}));
export const RiskByHour: Story = {
  name: 'Shows above the profile how much of each hour is out of range, and reads it too',
  args: {
    profile: lowNights,
    nameBelow,
    risk: {
      hours: riskHours,
      above: 'Above',
      below: 'Below',
      header: 'Out of range',
      describe: (hour) => {
        const { severeLow = 0, low = 0, high = 0, severeHigh = 0 } = riskHours[hour] ?? {};
        return `${percent(low + severeLow)} below, ${percent(high + severeHigh)} above`;
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(said(canvasElement)).toHaveTextContent(/^04:00.*12 % below, 2 % above/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(
      within(await canvas.findByRole('table')).getByRole('columnheader', { name: 'Out of range' }),
    ).toBeVisible();
  },
};

const onSelect = fn();
export const KeyboardChoosesHours: Story = {
  name: 'Chooses the hour at the cursor with Enter, and up to it with Shift',
  args: { onSelect, selection: { from: 180, to: 240 } },
  play: async ({ canvas }) => {
    onSelect.mockClear();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{PageDown}{PageDown}{Enter}');
    await expect(onSelect).toHaveBeenLastCalledWith({ from: 360, to: 420 });
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(onSelect).toHaveBeenLastCalledWith({ from: 180, to: 420 });
  },
};

export const DraggingChoosesHours: Story = {
  name: 'Chooses whole hours by dragging over them; Escape gives the drag up',
  args: { onSelect },
  play: async ({ canvas }) => {
    onSelect.mockClear();
    const stage = canvas.getByRole('application');
    const box = stage.getBoundingClientRect();
    const at = (hour: number) => box.left + 44 + ((box.width - 56) * hour) / 24;
    const pointer = (hour: number) => ({ pointerId: 1, button: 0, clientX: at(hour), clientY: box.top + 90 });
    await fireEvent.pointerDown(stage, pointer(2.5));
    await fireEvent.pointerMove(stage, pointer(4.5));
    await fireEvent.pointerUp(stage, pointer(4.5));
    await expect(onSelect).toHaveBeenLastCalledWith({ from: 120, to: 300 });
    onSelect.mockClear();
    await fireEvent.pointerDown(stage, pointer(10));
    await fireEvent.pointerMove(stage, pointer(14));
    stage.focus();
    await userEvent.keyboard('{Escape}');
    await fireEvent.pointerUp(stage, pointer(14));
    await expect(onSelect).not.toHaveBeenCalled();
  },
};

const holed = (values: ArrayLike<number>) =>
  Array.from(values, (value, index) => (index > 20 && index < 32 ? Number.NaN : value));

export const BadGap: Story = {
  name: 'Leaves a gap where there are too few readings, and says so',
  args: {
    profile: {
      minuteOfDay: profile.minuteOfDay,
      p5: holed(profile.p5),
      p25: holed(profile.p25),
      p50: holed(profile.p50),
      p75: holed(profile.p75),
      p95: holed(profile.p95),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{PageDown}{PageDown}');
    await expect(said(canvasElement)).toHaveTextContent('06:00: no data');
  },
};

const nothing = { minuteOfDay: [], p5: [], p25: [], p50: [], p75: [], p95: [] };
export const EmptyProfile: Story = {
  name: 'Renders without any data',
  args: { profile: nothing, summary: 'No readings yet.' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}{End}');
    await expect(said(canvasElement)).toBeEmptyDOMElement();
    await expectNoBrokenMarks(canvasElement);
  },
};

export const BadOneTime: Story = {
  name: 'Renders correctly with a single time of day, and where one percentile is missing',
  args: {
    profile: {
      minuteOfDay: [600, 615],
      p5: [80, 81],
      p25: [90, Number.NaN],
      p50: [100, 101],
      p75: [120, 121],
      p95: [140, 141],
    },
  },
  play: async ({ canvasElement }) => {
    await expectNoBrokenMarks(canvasElement);
  },
};

export const RightToLeft: Story = {
  name: 'Keeps time running left to right in right-to-left text',
  render: (given) => (
    <div dir="rtl" style={{ padding: 8 }} data-box>
      <AgpChart {...given} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/^00:15/);
    await expectFits(canvasElement, '[data-box]');
  },
};
