import { localDays, simulateTrace } from '@healzy/domain/cgm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../../../app/story-decorators.tsx';
import { answering } from '../../../../app/story-server.tsx';
import { CanvasCharts } from '../../../cgm/canvas/CanvasCharts.tsx';
import { readingsOf } from '../../../cgm/canvas/sample-canvas.ts';
import { useCanvas } from '../../../cgm/canvas/useCanvas.ts';
import { SAMPLE_WEARABLES } from '../../sample-wearables.ts';
import { sampleLanes } from '../sample-activity.ts';

const { series } = simulateTrace(7, {
  from: '2026-03-02',
  days: 4,
  zone: 'Europe/Madrid',
  kind: 'TYPE_1',
  hasGaps: false,
});
const days = localDays(series);
const PLACE = {
  path: '/patient/:patientId/test/:medicalTest',
  address: '/patient/one/test/two?day=2026-03-04',
};
const wearables = fn<() => unknown>();
const lanesOf = fn<(date: string) => unknown>();
const answers = {
  'get /wearables': () => wearables(),
  'get /day': ({ query }: { query: Record<string, unknown> }) => lanesOf(String(query.from)),
};

/** The glucose canvas with one chosen day. */
function Example() {
  const canvas = useCanvas({ from: days[0]?.date ?? '', to: days.at(-1)?.date ?? '' });
  return (
    <CanvasCharts
      canvas={canvas}
      readings={readingsOf(series)}
      compared={null}
      events={[]}
      sensors={[]}
      canAdd={false}
      now={(series.epochSeconds.at(-1) ?? 0) + 3_600_000}
    />
  );
}

const meta = {
  title: 'App/GlucoseLanes',
  component: Example,
  decorators: [answering(answers, PLACE), inApp],
  beforeEach: () => {
    wearables.mockReturnValue(SAMPLE_WEARABLES);
    lanesOf.mockImplementation(sampleLanes);
  },
  loaders: [messages('cgm', 'cgm-canvas', 'cgm-events')],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const plot = () =>
  waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>('[role="application"][data-inset]')].at(-1);
    if (!found) throw new Error('The days are not there yet.');
    return found;
  });
const said = () =>
  [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent).join(' ');

export const KeyboardReadsGlucoseAndSteps: Story = {
  name: 'Reads the glucose of a day, then heart rate, steps, sleep and meals of the same hours',
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole(
      'button',
      { name: 'Activity, sleep and meals' },
      { timeout: 5000 },
    );
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    const chart = await plot();
    chart.focus();
    await waitFor(async () => {
      await userEvent.keyboard('{Home}{ArrowDown}');
      await expect(said()).toMatch(/Heart rate, .*bpm/);
    });
    await userEvent.keyboard('{ArrowDown}');
    await expect(said()).toMatch(/Steps per 15 min/);
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(said()).toMatch(/Sleep, .*Light/);
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(said()).toMatch(/Lunch, 14:10/);
  },
};

export const TurnedOff: Story = {
  name: 'Leaves glucose alone again when it is turned off',
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole(
      'button',
      { name: 'Activity, sleep and meals' },
      { timeout: 5000 },
    );
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    const chart = await plot();
    chart.focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}');
    await expect(said()).not.toMatch(/Heart rate/);
  },
};

export const NothingKnown: Story = {
  name: 'Offers nothing where no device or diary was ever read',
  beforeEach: () => {
    wearables.mockReturnValue({ ...SAMPLE_WEARABLES, sources: [] });
  },
  play: async ({ canvas }) => {
    await plot();
    await expect(canvas.queryByRole('button', { name: 'Activity, sleep and meals' })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Says that the lanes could not be loaded, and keeps the glucose',
  beforeEach: () => {
    lanesOf.mockImplementation(() => Promise.reject(new Error('No answer.')));
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The activity could not be loaded.', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(await plot()).toBeVisible();
  },
};
