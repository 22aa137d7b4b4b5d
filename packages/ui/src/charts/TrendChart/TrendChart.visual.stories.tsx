import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDay, sampleTrendChart } from '../samples/sampleCharts.ts';
import { TrendChart } from './TrendChart.tsx';

const meta = {
  title: 'Pictures/TrendChart',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Trends: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <TrendChart {...sampleTrendChart} />
      <TrendChart
        {...sampleTrendChart}
        title="A reference that changes"
        summary="Wider since the birthday in July."
        reference={[
          { from: sampleDay(2025, 1), low: 40, high: 120 },
          { from: sampleDay(2025, 7), low: 30, high: 150 },
        ]}
      />
    </div>
  ),
};
