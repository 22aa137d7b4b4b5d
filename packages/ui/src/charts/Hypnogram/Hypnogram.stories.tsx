import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectFits, expectNoBrokenMarks, expectTextsApart, said } from '../samples/chartAsserts.ts';
import { NIGHT_START, sampleHypnogram, sampleNight } from '../samples/sampleBody.ts';
import { Hypnogram } from './Hypnogram.tsx';

const meta = { title: 'Charts/Hypnogram', component: Hypnogram, args: sampleHypnogram } satisfies Meta<
  typeof Hypnogram
>;
export default meta;
type Story = StoryObj<typeof meta>;

const blocks = (root: HTMLElement, stage: string) => root.querySelectorAll(`[data-stage="${stage}"]`);
const hour = 3600;

export const Default: Story = {
  name: 'Draws each stage in its own lane and totals each',
  play: async ({ canvas, canvasElement }) => {
    await expect(blocks(canvasElement, 'deep')).toHaveLength(3);
    await expect(blocks(canvasElement, 'awake')).toHaveLength(4);
    const tops = ['awake', 'rem', 'light', 'deep'].map(
      (stage) => blocks(canvasElement, stage)[0]!.getBoundingClientRect().top,
    );
    await expect(tops).toEqual([...tops].sort((one, other) => one - other));
    const entries = within(canvas.getByRole('list', { name: 'Stages' })).getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Awake26 min · 6%',
      'REM1 h 40 min · 23%',
      'Light3 h 48 min · 52%',
      'Deep1 h 27 min · 20%',
    ]);
    await expectTextsApart(canvasElement);
  },
};

export const KeyboardReadsEachStretch: Story = {
  name: 'Announces each segment: stage, start and end, duration',
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('application', { name: 'Sleep' });
    await userEvent.tab();
    while (document.activeElement !== chart) await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAccessibleDescription(/left and right arrows/);
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('Awake, 23:40–23:52, 12 min');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Deep, 00:10–00:52, 42 min');
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent('Awake, 06:55–07:01, 6 min');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Awake, 06:55–07:01, 6 min');
    await expect(chart).toHaveFocus();
  },
};

export const AsATable: Story = {
  name: 'Shows every segment and every total as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getByRole('row', { name: '23:40–23:52 Awake 12 min' })).toBeVisible();
    await expect(table).toHaveAttribute('aria-rowcount', String(1 + 19 + 4));
  },
};

export const WithAGap: Story = {
  name: 'Hatches unrecorded time, announces it, and totals it separately',
  args: {
    segments: sampleNight(NIGHT_START).filter(
      ({ from }) => from < NIGHT_START + 2 * hour || from > NIGHT_START + 3 * hour,
    ),
    extent: { from: NIGHT_START - hour / 2, to: NIGHT_START + 8 * hour },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(blocks(canvasElement, 'missing').length).toBeGreaterThanOrEqual(3));
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('not recorded, 23:10–23:40, 30 min');
    await expect(
      within(canvas.getByRole('list', { name: 'Stages' })).getByText('not recorded'),
    ).toBeVisible();
  },
};

const springStart = Date.UTC(2026, 2, 28, 22, 30) / 1000;
export const NightOfTwentyThreeHours: Story = {
  name: 'Keeps the true length of a night with a skipped hour, and shows both offsets',
  args: { segments: sampleNight(springStart), summary: 'The clock went forward at two.' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{End}');
    // 23:30 and 7 h 21 min would be 06:51 without the change.
    await expect(said(canvasElement)).toHaveTextContent(/^Awake, 07:45.*–07:51.*, 6 min$/);
    await expect(canvasElement.querySelector('[data-clock-mark]')).toHaveTextContent(
      'Clock change: 02:00 → 03:00',
    );
    await expectTextsApart(canvasElement);
    const ticks = [...canvasElement.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    await expect(ticks).not.toContain('02:00');
  },
};

const autumnStart = Date.UTC(2026, 9, 24, 21, 30) / 1000;
export const NightOfTwentyFiveHours: Story = {
  name: 'Disambiguates the repeated hour when the clock goes back',
  args: { segments: sampleNight(autumnStart), summary: 'The clock went back at three.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    const times = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent ?? '');
    await expect(times[0]).toMatch(/CEST|GMT\+2/);
    await expect(times[18]).toMatch(/CET|GMT\+1/);
    await expect(within(table).getByText('Clock change: 03:00 → 02:00')).toBeVisible();
  },
};

export const WithoutStages: Story = {
  name: 'Gives sleep of a device without stages a lane of its own, and hatches what it did not score',
  args: {
    segments: sampleNight(NIGHT_START, [
      ['unknown', 25],
      ['asleep', 180],
      ['awake', 10],
      ['outOfBed', 8],
      ['asleep', 200],
    ]),
    summary: 'Asleep for 6 h 20 min; out of bed once.',
  },
  play: async ({ canvas, canvasElement }) => {
    const entries = within(canvas.getByRole('list', { name: 'Stages' })).getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Out of bed8 min · 2%',
      'Awake10 min · 3%',
      'Asleep, no stages6 h 20 min · 95%',
      'Not scored25 min',
    ]);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('Not scored, 23:40–00:05, 25 min');
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent('Asleep, no stages, 03:23–06:43, 3 h 20 min');
    await expectTextsApart(canvasElement);
  },
};

export const AfterAFlight: Story = {
  name: 'Marks the clock of going to bed where it is another than that of waking',
  args: { timeZone: '+02:00', startOffset: -180, summary: 'Slept on the plane.' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-clock-mark]')).toHaveTextContent(
        'Went to bed at: 19:40 (UTC−3)',
      ),
    );
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(
      'Awake, 00:40–00:52, 12 min, Went to bed at: 19:40 (UTC−3)',
    );
    await expectTextsApart(canvasElement);
  },
};

export const BadSegments: Story = {
  name: 'Handles segments that overlap, run backwards or are not numbers',
  args: {
    segments: [
      { from: NIGHT_START, to: NIGHT_START + hour, stage: 'light' },
      { from: NIGHT_START + hour / 2, to: NIGHT_START + 2 * hour, stage: 'rem' },
      { from: Number.NaN, to: NIGHT_START + 3 * hour, stage: 'deep' },
      { from: NIGHT_START + 4 * hour, to: NIGHT_START + 3 * hour, stage: 'awake' },
      { from: NIGHT_START + 5 * hour, to: Number.POSITIVE_INFINITY, stage: 'deep' },
    ],
    summary: 'Five stretches, two of them whole.',
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(blocks(canvasElement, 'light')).toHaveLength(1));
    await expect(blocks(canvasElement, 'rem')).toHaveLength(1);
    await expect(blocks(canvasElement, 'deep')).toHaveLength(0);
    await expectNoBrokenMarks(canvasElement);
  },
};

export const BadOneStretch: Story = {
  name: 'Draws a single segment',
  args: { segments: [{ from: NIGHT_START, to: NIGHT_START + 60, stage: 'deep' }], summary: 'One minute.' },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Deep, 23:40–23:41, 1 min');
    await expectNoBrokenMarks(canvasElement);
  },
};

export const EmptyNight: Story = {
  name: 'Says so when nothing was recorded, and offers neither table nor export',
  args: { segments: [], summary: 'No night yet.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Nothing has been recorded yet.')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show as a table' })).toBeNull();
    await expectNoBrokenMarks(canvasElement);
  },
};

export const LongNames: Story = {
  name: 'Truncates stage names that are too long for the chart',
  args: {
    labels: {
      ...sampleHypnogram.labels,
      stages: {
        ...sampleHypnogram.labels.stages,
        awake: 'Awake '.repeat(166),
        rem: 'Rapid eye movement sleep',
        light: 'L',
      },
    },
  },
  render: (args) => (
    <div style={{ inlineSize: 600, padding: 8, boxSizing: 'border-box' }} data-box>
      <Hypnogram {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    await expectTextsApart(canvasElement);
  },
};

export const NarrowScreen: Story = {
  name: 'Fits 320 px',
  render: (args) => (
    <div style={{ inlineSize: 320, padding: 8, boxSizing: 'border-box' }} data-box>
      <Hypnogram {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    await expectTextsApart(canvasElement);
  },
};

export const RightToLeft: Story = {
  name: 'Keeps time running left to right in right-to-left text',
  args: {
    title: 'النوم',
    summary: 'سبع ساعات من النوم.',
    labels: {
      ...sampleHypnogram.labels,
      stages: {
        ...sampleHypnogram.labels.stages,
        awake: 'مستيقظ',
        rem: 'حركة العين',
        light: 'خفيف',
        deep: 'عميق',
      },
    },
  },
  render: (args) => (
    <div dir="rtl" style={{ padding: 8 }} data-box>
      <Hypnogram {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/^خفيف, 23:52–00:10/);
    await expectFits(canvasElement, '[data-box]');
  },
};
