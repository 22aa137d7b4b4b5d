import type { CgmSensor } from '@healzy/api/cgm/sensors';
import {
  CENSORED_HIGH_MGDL,
  CGM_FLAG_HIGH,
  type CgmSeries,
  localDays,
  simulateTrace,
  sliceByIndex,
} from '@healzy/domain/cgm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering } from '../../../app/story-server.tsx';
import { chooseGlucoseUnit } from '../../../state/glucose-unit.ts';
import { CanvasCharts } from './CanvasCharts.tsx';
import { readingsOf, sensorOf, withoutHours } from './sample-canvas.ts';
import { useCanvas } from './useCanvas.ts';

const HOUR = 3600;

const trace = (from: string, days: number) =>
  simulateTrace(7, { from, days, zone: 'Europe/Madrid', kind: 'TYPE_1', hasGaps: false }).series;

/** A series of which the sensor only wrote «HIGH». */
const allHigh = (series: CgmSeries): CgmSeries => ({
  ...series,
  mgdl: series.mgdl.map(() => CENSORED_HIGH_MGDL),
  flags: series.flags.map(() => CGM_FLAG_HIGH),
});

interface ExampleProps {
  series: CgmSeries;
  unit?: 'mg/dL' | 'mmol/L';
  /** Seconds since 1970; by default long after the last reading. */
  now?: number;
  /** The whole test, if it is longer than the series. */
  testSpan?: { fromEpoch: number; toEpoch: number };
  sensors?: readonly CgmSensor[];
  compared?: CgmSeries | null;
}

function Charts({ series, now, testSpan, sensors = [], compared = null }: ExampleProps) {
  const days = localDays(series);
  const whole = { from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' };
  const canvas = useCanvas(whole);
  return (
    <CanvasCharts
      canvas={canvas}
      readings={readingsOf(series, testSpan)}
      compared={compared && { readings: readingsOf(compared), period: whole }}
      events={[]}
      sensors={sensors}
      canAdd
      now={now ?? (series.epochSeconds.at(-1) ?? 0) + 1000 * HOUR}
    />
  );
}

/** The charts of the canvas over made readings. */
function Example({ unit = 'mg/dL', ...charts }: ExampleProps) {
  chooseGlucoseUnit(unit);
  return <Charts {...charts} />;
}

const meta = {
  title: 'App/CanvasCharts',
  component: Example,
  decorators: [
    // Nothing but glucose is known of these days.
    answering({}, { path: '/patient/:patientId/test/:medicalTest', address: '/patient/one/test/two' }),
    inApp,
  ],
  loaders: [messages('cgm', 'cgm-canvas', 'cgm-events')],
  args: { series: trace('2026-03-02', 4) },
  argTypes: { series: { control: false }, compared: { control: false } },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = (root: HTMLElement) =>
  waitFor(() => {
    const found = root.querySelector<HTMLElement>('[role="application"][data-inset]');
    if (!found) throw new Error('The days are not there yet.');
    return found;
  });
const said = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent).join(' ');

export const Default: Story = {
  name: 'Profile, heat map and days are one below the other over the same hours',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('application', { name: 'Ambulatory glucose profile' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Heat map' })).toBeVisible();
    await expect(await days(canvasElement)).toBeVisible();
  },
};

export const KeyboardChoosesAMoment: Story = {
  name: 'Enter at a reading of a day offers an event at its moment',
  play: async ({ canvas, canvasElement }) => {
    const chart = await days(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Enter}');
    const link = await canvas.findByRole('link', { name: /^Add an event at 00:1\d \(/ });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link.getAttribute('href')).toMatch(/event\.new-\d{13}/);
  },
};

export const KeyboardChoosesDays: Story = {
  name: 'A run of days is chosen by keyboard above them, for the whole canvas, and cleared',
  args: { series: trace('2026-03-02', 14) },
  play: async ({ canvas }) => {
    const brush = await canvas.findByRole('slider', { name: 'Chosen days' });
    await expect(brush).toHaveAttribute('aria-valuetext', 'All days of the period');
    brush.focus();
    for (const [key, length] of [
      ['{ArrowRight}', '4 days'],
      ['{Shift>}{ArrowRight}{/Shift}', '5 days'],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(brush.getAttribute('aria-valuetext')).toContain(length));
    }
    await expect(brush.getAttribute('aria-valuetext')).toMatch(/March 7.* – .*March 11/);
    await expect(
      await canvas.findByRole('group', { name: 'Chosen days, those with most risk first' }),
    ).toBeVisible();
    await userEvent.keyboard('{Delete}');
    await expect(
      await canvas.findByRole('group', { name: 'Days, those with most risk first' }),
    ).toBeVisible();
  },
};

export const PressChoosesAMoment: Story = {
  name: 'A press on the curve offers an event at its moment',
  play: async ({ canvas, canvasElement }) => {
    // The days are moved down by the heat map when it comes after them.
    await canvas.findByRole('grid', { name: 'Heat map' });
    const chart = await days(canvasElement);
    const box = chart.getBoundingClientRect();
    const at = { pointerId: 1, button: 0, clientX: box.left + box.width / 2, clientY: box.top + 80 };
    await fireEvent.pointerDown(chart, at);
    await fireEvent.pointerUp(chart, at);
    await expect(await canvas.findByRole('link', { name: /^Add an event at 1\d:\d\d/ })).toBeVisible();
  },
};

export const SensorMarks: Story = {
  name: 'Sensors are marked where they were placed and changed; a mark leads to its day',
  args: {
    sensors: [
      sensorOf('a', '2026-03-02T08:00:00Z', '2026-03-04T09:00:00Z'),
      sensorOf('b', '2026-03-04T09:20:00Z', null),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /^Sensor placed, .*09:00/ });
    const change = await canvas.findByRole('button', { name: /^Sensor change, .*10:20/ });
    change.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Sensor change' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the sensor' })).toBeVisible();
    // The mark's day is drawn alone a moment later; keys before that would read every day.
    await expect(await canvas.findByRole('heading', { name: 'Chosen day' })).toBeVisible();
    // Below the readings, its mark is read by keyboard like an event's.
    (await days(canvasElement)).focus();
    await userEvent.keyboard('{Home}{ArrowDown}{Home}');
    await expect(said(canvasElement)).toContain('Sensor change, 10:20, Dexcom G7');
  },
};

export const HoursToCome: Story = {
  name: 'Hours that are still to come are blank, not missing',
  args: (() => {
    const series = trace('2026-03-02', 3);
    const end = Math.floor(series.epochSeconds.length * 0.85);
    const part = sliceByIndex(series, 0, end);
    return { series: part, now: (part.epochSeconds.at(-1) ?? 0) + 600 };
  })(),
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Heat map' });
    await expect(grid).toBeVisible();
    await expect(grid.querySelectorAll('[aria-label*="still to come"]').length).toBeGreaterThan(2);
  },
};

export const OneReading: Story = {
  name: 'One reading only is drawn as what it is, without a profile made of it',
  args: { series: { ...sliceByIndex(trace('2026-03-02', 1), 100, 101), cadenceMinutes: 0 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('grid', { name: 'Heat map' })).toBeVisible();
    await expect(await days(canvasElement)).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/NaN|Infinity|undefined/);
  },
};

export const AllHigh: Story = {
  name: 'Where the sensor only said HIGH, no number is made of it',
  args: { series: allHigh(trace('2026-03-02', 2)) },
  play: async ({ canvasElement }) => {
    const chart = await days(canvasElement);
    chart.focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toContain('above 400');
  },
};

export const NineDayGap: Story = {
  name: 'Nine days without readings are hatched as missing, and no line crosses them',
  args: { series: withoutHours(trace('2026-03-02', 14), 36, 36 + 9 * 24) },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Heat map' });
    await expect(grid.querySelectorAll('[aria-label*="readings missing (0 of"]')).toHaveLength(9 * 24);
  },
};

export const SpringDay: Story = {
  name: 'A day of 23 hours is named, and the hour that it skips is not missing',
  args: { series: trace('2026-03-28', 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/23 hours/)).toBeVisible();
    const grid = await canvas.findByRole('grid', { name: 'Heat map' });
    await expect(grid.querySelectorAll('[aria-label*="did not exist"]')).toHaveLength(1);
    await expect(grid.querySelectorAll('[aria-label*="readings missing"]')).toHaveLength(0);
  },
};

export const AutumnDay: Story = {
  name: 'A day of 25 hours draws its repeated hour as a second line',
  args: { series: trace('2026-10-24', 2) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/25 hours/)).toBeVisible();
    await expect(await days(canvasElement)).toBeVisible();
  },
};

export const Compared: Story = {
  name: 'Draws another period over this one, in mmol/L',
  args: { series: trace('2026-03-09', 7), compared: trace('2026-03-02', 7), unit: 'mmol/L' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Median \d* ?Mar/)[0]).toBeVisible();
  },
};
