import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Sparkline } from '../../charts/Sparkline/Sparkline.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Components/StatCard',
  component: StatCard,
  args: { label: 'Time in range', value: '72', unit: '%' },
  argTypes: { chart: { control: false }, onPress: { control: false } },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The unit stays with its number',
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('72')).whiteSpace).toBe('nowrap');
    await expect(canvas.getByText('72')).toHaveTextContent('72%');
  },
};

export const Missing: Story = {
  name: 'Without a number it says why',
  args: { value: null, missingText: 'Not enough data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not enough data')).toBeVisible();
    await expect(canvas.queryByText('%')).toBeNull();
  },
};

export const Trend: Story = {
  name: 'Direction of a change and whether it is good are separate',
  args: { trend: { direction: 'up', label: '4 points more time high', tone: 'critical' } },
  play: async ({ canvas, canvasElement }) => {
    const trend = canvas.getByText('4 points more time high');
    await expect(canvasElement.querySelector('.lucide-arrow-up-right')).toBeVisible();
    const probe = document.createElement('span');
    probe.style.color = 'var(--hz-color-status-critical-text)';
    trend.append(probe);
    await expect(getComputedStyle(trend).color).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
};

export const WithAChart: Story = {
  name: 'A sparkline shows how it has changed',
  args: { chart: <Sparkline values={[58, 61, 66, 64, 70, 72]} label="From 58 to 72 % in six weeks" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'From 58 to 72 % in six weeks' })).toBeVisible();
  },
};

export const Line: Story = {
  name: 'As a line it has no frame, and its number is at the end',
  args: { look: 'line', hint: 'Measured on 1 Dec' },
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const line = canvasElement.firstElementChild?.firstElementChild;
    const label = canvas.getByText('Time in range').getBoundingClientRect();
    const number = canvas.getByText('72').getBoundingClientRect();
    await expect(line && getComputedStyle(line).borderTopWidth).toBe('0px');
    await expect(number.right).toBeGreaterThan(label.right);
    await expect(Math.abs(number.bottom - label.bottom)).toBeLessThan(6);
    await expect(canvas.getByText('Measured on 1 Dec').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label.bottom,
    );
  },
};

export const Scale: Story = {
  name: 'The figure that matters is 30 px, its unit small',
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('72')).fontSize).toBe('30px');
    await expect(getComputedStyle(canvas.getByText('%')).fontSize).toBe('14px');
    await expect(getComputedStyle(canvas.getByText('72')).fontVariantNumeric).toContain('tabular-nums');
  },
};

export const Loading: Story = {
  name: 'While loading it keeps its height, and says so',
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, width: 240 }}>
      <StatCard {...args} />
      <StatCard {...args} loadingLabel="Loading time in range" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Loading time in range')).toBeInTheDocument();
    await expect(canvas.getAllByText('72')).toHaveLength(1);
    const cards = [...(canvasElement.firstElementChild?.children ?? [])];
    await expect(cards[1]).toHaveAttribute('aria-busy', 'true');
    await expect(cards[1]?.clientHeight).toBe(cards[0]?.clientHeight);
  },
};

export const KeyboardOpens: Story = {
  name: 'Opens the calculation, and is named by its whole content',
  args: {
    state: { tone: 'success', label: 'On target' },
    trend: { direction: 'up', label: '4 points up', tone: 'success' },
    onPress: fn(),
    pressLabel: 'show how it is calculated',
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', {
        name: 'Time in range, 72 %, On target, 4 points up, show how it is calculated',
      }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const LongOnNarrow: Story = {
  name: 'At 320 px names of a thousand characters break, and nothing overflows',
  args: {
    label: 'A'.repeat(1000),
    value: '1,234,567,890,123,456,789,012,345,678',
    unit: 'mg/dL',
    hint: 'a long hint '.repeat(30),
  },
  decorators: [(Story) => <div style={{ width: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const card = canvasElement.firstElementChild?.firstElementChild;
    await expect(card?.scrollWidth).toBeLessThanOrEqual(card?.clientWidth ?? 0);
    await expect(card?.clientWidth).toBeLessThanOrEqual(320);
  },
};
