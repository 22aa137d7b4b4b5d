import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, expectNoBrokenMarks } from '../samples/chartAsserts.ts';
import { sampleLongName } from '../samples/sampleCharts.ts';
import { sampleRangeLabels } from '../samples/sampleLabels.ts';
import { TimeInRangeBar } from './TimeInRangeBar.tsx';
import type { TimeInRangeBarProps, TimeInRangeShare } from './paintTimeInRange.ts';

const args: TimeInRangeBarProps = {
  title: 'Time in ranges',
  summary: 'Seven tenths of the time in range. A little more time low than is aimed at.',
  rangeLabels: sampleRangeLabels,
  columnHeaders: ['Range', 'Share', 'A day'],
  metLabel: 'Goal met:',
  missedLabel: 'Goal missed:',
  shares: {
    severeLow: { share: 0.006, percent: '0.6 %', perDay: '9 min a day' },
    low: { share: 0.052, percent: '5.2 %', perDay: '1 h 15 min a day' },
    inRange: { share: 0.714, percent: '71.4 %', perDay: '17 h 8 min a day' },
    high: { share: 0.183, percent: '18.3 %', perDay: '4 h 24 min a day' },
    severeHigh: { share: 0.045, percent: '4.5 %', perDay: '1 h 5 min a day' },
  },
  goals: [
    {
      id: 'inRange',
      levels: ['inRange'],
      name: 'In range',
      percent: '71.4 %',
      goal: 'goal > 70 %',
      isMet: true,
    },
    {
      id: 'below',
      levels: ['severeLow', 'low'],
      name: 'Below 70 mg/dL',
      percent: '5.8 %',
      goal: 'goal < 4 %',
      isMet: false,
    },
    {
      id: 'above',
      levels: ['high', 'severeHigh'],
      name: 'Above 180 mg/dL',
      percent: '22.8 %',
      goal: 'no goal for this profile',
    },
  ],
};

const meta = { title: 'Charts/TimeInRangeBar', component: TimeInRangeBar, args } satisfies Meta<
  typeof TimeInRangeBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const none: TimeInRangeShare = { share: 0, percent: '0 %', perDay: '0 min a day' };
const everywhere = (other: TimeInRangeShare, inRange = other) => ({
  severeLow: other,
  low: other,
  inRange,
  high: other,
  severeHigh: other,
});

export const Default: Story = {
  name: 'Gives each share and its time per day, and the goals of sums apart, without relying on colour',
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem');
    await expect(entries).toHaveLength(8);
    await expect(entries[1]).toHaveTextContent(/^Low5.2 %1 h 15 min a day/);
    await expect(entries[1]).not.toHaveTextContent(/goal/);
    await expect(within(entries[5]!).getByRole('img', { name: 'Goal met:' })).toBeVisible();
    await expect(entries[6]).toHaveTextContent('Below 70 mg/dL5.8 %goal < 4 %');
    await expect(within(entries[6]!).getByRole('img', { name: 'Goal missed:' })).toBeVisible();
    await expect(within(entries[7]!).queryByRole('img', { name: /Goal/ })).toBeNull();
  },
};

export const KeyboardTable: Story = {
  name: 'Shows the shares as a table',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show as a table' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Show as a chart' })).toHaveFocus();
    await expect(
      await canvas.findByRole('row', { name: 'In range, 70–180 mg/dL 71.4 % 17 h 8 min a day' }),
    ).toBeVisible();
  },
};

export const AllInRange: Story = {
  name: 'Fills the bar with one level when there is no other',
  args: {
    summary: 'All the time in range.',
    shares: everywhere(none, {
      share: 1,
      percent: '100 %',
      perDay: '24 h a day',
    }),
    goals: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('0 %')).toHaveLength(4);
  },
};

export const BadShares: Story = {
  name: 'Draws no part for a share that is negative or not a number',
  args: {
    shares: {
      ...args.shares,
      high: { share: Number.NaN, percent: '–', perDay: '–' },
      severeHigh: { share: -0.1, percent: '–', perDay: '–' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expectNoBrokenMarks(canvasElement);
  },
};

export const NarrowScreen: Story = {
  name: 'Stacks the five levels at 320 px',
  render: (given) => (
    <div style={{ inlineSize: 320, padding: 8, boxSizing: 'border-box' }} data-box>
      <TimeInRangeBar {...given} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    const [first, second] = canvas.getAllByRole('listitem').map((entry) => entry.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
  },
};

export const EmptyTime: Story = {
  name: 'Draws an empty bar when nothing was measured, and still lists each level',
  args: {
    summary: 'Nothing was measured.',
    shares: everywhere({ share: 0, percent: '–', perDay: 'no readings' }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('no readings')).toHaveLength(5);
    await expectNoBrokenMarks(canvasElement);
  },
};

export const LongNames: Story = {
  name: 'Keeps names, times and goals of a thousand characters inside 320 px',
  args: {
    rangeLabels: { ...sampleRangeLabels, low: { name: sampleLongName, bounds: 'M'.repeat(1000) } },
    shares: { ...args.shares, low: { ...args.shares.low, perDay: sampleLongName } },
    goals: [{ id: 'long', levels: ['low'], name: sampleLongName, percent: '5.2 %', goal: 'M'.repeat(1000) }],
  },
  render: (given) => (
    <div style={{ inlineSize: 320, padding: 8, boxSizing: 'border-box' }} data-box>
      <TimeInRangeBar {...given} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
  },
};
