import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { oneNight, SAMPLE_NIGHTS, sampleNight, sampleSleep, STAGELESS, WEEK } from './sample-sleep.ts';
import { SleepView } from './SleepView.tsx';

const meta = {
  title: 'App/SleepView',
  component: SleepView,
  decorators: [inApp],
  loaders: [messages('wearables-sleep', 'wearables-period')],
  args: { data: SAMPLE_NIGHTS, hrefOf: (date) => `/night/${date}` },
} satisfies Meta<typeof SleepView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names the shortest night before any mean, then the late rising and the regularity',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: /^Shortest night: 4.h.40.min, Wed, Mar 4: 2.h.20.min under the goal/,
      }),
    ).toBeVisible();
    await expect(canvas.getByText('1 night of 6 under 7 h')).toBeVisible();
    await expect(canvas.getByText(/^Latest wake-up: 10:00, Sat, Mar 7/)).toBeVisible();
    await expect(canvas.getByText('Regularity 71 on a scale from −100 to 100, of 6 days')).toBeVisible();
    await expect(canvas.getByText(/^1 night not recorded: it counts neither/)).toBeVisible();
    await expect(canvas.getByText(/^1 entry typed in: .* never summed/)).toBeVisible();
    const figures = canvas.getByRole('grid', { name: 'Means and worst night' });
    const row = within(figures).getByRole('row', { name: /Sleep/ });
    await expect(within(row).getByText('6 h 45 min (6 nights)')).toBeVisible();
    await expect(within(row).getByText('4 h 40 min, Wed, Mar 4')).toBeVisible();
    await expect(within(row).getByText('7 h 10 min (5 nights)')).toBeVisible();
    await expect(within(row).getByText('7 h or more (AASM 2015)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Wed, Mar 4' })).toHaveAttribute(
      'href',
      '/night/2026-03-04',
    );
    await expect(canvas.getByText('1 night without stages is not in the chart.')).toBeVisible();
  },
};

export const FewNightsBefore: Story = {
  name: 'Compares no week with two nights',
  args: {
    data: {
      ...SAMPLE_NIGHTS,
      previous: {
        ...SAMPLE_NIGHTS.previous,
        means: SAMPLE_NIGHTS.previous.means.map((mean) => ({ ...mean, days: 2 })),
      },
    },
  },
  play: async ({ canvas }) => {
    const figures = await canvas.findByRole('grid', { name: 'Means and worst night' });
    await expect(within(figures).getByText('7 h 10 min (2 nights)')).toBeVisible();
    await expect(within(figures).getByText('Too few nights to compare')).toBeVisible();
  },
};

export const OneNight: Story = {
  name: 'Shows one night stage by stage, and gives no reason that the figure of a device contradicts',
  args: { data: oneNight(WEEK[1]!) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', { name: 'Hypnogram' })).toBeVisible();
    await expect(
      canvas.getByText(/^Efficiency of Apple Watch: 91.0%, here 95.6%. The device does not say how/),
    ).toBeVisible();
    canvas.getByRole('application', { name: 'Hypnogram' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('Awake, 01:10–01:22, 12 min')).toBeInTheDocument();
  },
};

export const NapsAndByHand: Story = {
  name: 'Keeps naps apart, and shows what was typed in without summing it',
  args: { data: oneNight(WEEK[5]!) },
  play: async ({ canvas }) => {
    const naps = await canvas.findByRole('region', { name: 'Naps' });
    await expect(within(naps).getByText('16:00–16:40 · 40 min of sleep')).toBeVisible();
    const manual = canvas.getByRole('region', { name: 'Typed in' });
    await expect(within(manual).getByText('14:00–15:00 · Salud')).toBeVisible();
    await expect(within(manual).getByText('Shown; not counted in any figure.')).toBeVisible();
  },
};

export const WithoutStages: Story = {
  name: 'Calls sleep of a device without stages neither light nor deep',
  args: { data: oneNight(sampleNight('2026-03-05', { night: STAGELESS })) },
  play: async ({ canvas }) => {
    const entries = within(await canvas.findByRole('list', { name: 'Stages' })).getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Out of bed6 min · 1%',
      'Awake0 min · 0%',
      'Asleep, no stages7 h 10 min · 99%',
      'In bed, not scored20 min',
    ]);
    await expect(canvas.getByText('Not known: no stages')).toBeVisible();
  },
};

export const OnlySums: Story = {
  name: 'Invents no times for a device that gives sums only',
  args: {
    data: oneNight(
      sampleNight('2026-03-05', {
        night: { ...STAGELESS, timeline: [], figures: { ...STAGELESS.figures, latencyS: null, wasoS: null } },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^The device gives sums only/))[0]).toBeVisible();
    await expect(canvas.queryByRole('application', { name: 'Hypnogram' })).toBeNull();
  },
};

export const NightOfTwentyThreeHours: Story = {
  name: 'Marks a clock that was put forward in the night',
  args: {
    data: oneNight(
      sampleNight('2026-03-29', {
        night: sampleSleep(
          '2026-03-28T23:00:00.000Z',
          [
            ['LIGHT', 200],
            ['DEEP', 220],
          ],
          { date: '2026-03-29', startOffsetMinutes: 60, endOffsetMinutes: 120 },
        ),
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Clock change: 02:00 → 03:00')).toBeVisible();
    await expect(canvas.getByText(/7 h in bed, from 00:00 to 08:00/)).toBeVisible();
  },
};

export const ClockChangeWithoutZone: Story = {
  name: 'Reads each end of a night on the clock that its source wrote, and says that the clock changed',
  args: {
    data: {
      ...SAMPLE_NIGHTS,
      nights: [
        ...WEEK.slice(0, 6),
        sampleNight('2026-03-29', {
          night: sampleSleep('2026-03-28T22:10:00.000Z', [['LIGHT', 480]], {
            date: '2026-03-29',
            zone: null,
            startOffsetMinutes: 60,
            endOffsetMinutes: 120,
          }),
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    // A table is there a moment before its rows are.
    const list = within(await canvas.findByRole('grid', { name: 'Night by night' }));
    const row = await list.findByRole('row', { name: /Sun, Mar 29/ });
    await expect(within(row).getByText('23:10–08:10')).toBeVisible();
    await expect(within(row).getByText('clock changed in the night, from UTC+1 to UTC+2')).toBeVisible();
  },
};

export const FewNights: Story = {
  name: 'Says why there is no index of regularity, and no goal without an age',
  args: {
    data: {
      ...SAMPLE_NIGHTS,
      goals: [],
      regularity: { value: null, days: 3, pairs: null, reason: 'TOO_FEW_DAYS', needed: 5 },
      previous: { ...SAMPLE_NIGHTS.previous, isOtherSource: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'No index of regularity: days with the times of each sleep, 3 of the 5 that it needs',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('No goals: the age is not known, and they depend on it.')).toBeVisible();
    await expect(canvas.getByText(/^The previous period is mostly from another device/)).toBeVisible();
    await expect(canvas.queryByText(/under the goal/)).toBeNull();
  },
};

export const OfAChild: Story = {
  name: 'Applies the goals of adults to no child',
  args: {
    data: {
      ...SAMPLE_NIGHTS,
      goals: [{ metric: 'SLEEP', min: 32_400, max: 43_200, per: 'NIGHT', source: 'AASM 2016' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('9 h to 12 h (AASM 2016)')).toBeVisible();
    await expect(canvas.getByText(/^Goals of efficiency, latency and waking are for adults/)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says that nothing was recorded on these days, and leads to the last that were',
  args: {
    data: {
      ...SAMPLE_NIGHTS,
      nights: WEEK.map(({ date }) => sampleNight(date, { night: null })),
      means: [],
    },
    lastOn: '2026-02-20',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No night was recorded on these days.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Feb 20, 2026$/ })).toHaveAttribute(
      'href',
      '/night/2026-02-20',
    );
  },
};

export const LongNames: Story = {
  name: 'Fits long names of sources on a phone',
  globals: { viewport: { value: 'w320' } },
  args: {
    data: oneNight(
      sampleNight('2026-03-03', {
        night: {
          ...WEEK[1]!.night!,
          sources: Array.from({ length: 8 }, (_, index) => `Reloj de la muñeca izquierda número ${index}`),
          devices: [
            {
              source: 'Relojdelamuñecaizquierda'.repeat(6),
              isNap: null,
              efficiency: 80,
              latencyS: 60,
              wasoS: 10,
            },
          ],
        },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvasElement).not.toBeEmptyDOMElement();
  },
};
