import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDay, sampleLine, sampleLineChart } from '../samples/sampleCharts.ts';
import { LineChart } from './LineChart.tsx';

const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((name, index) => {
  const line = sampleLine(name, name, 60 + index * 7, 20 + index, 40);
  return {
    ...line,
    y: Array.from(line.y, (value, at) => (at > 14 + index && at < 18 + index ? null : value)),
  };
});

const meta = {
  title: 'Pictures/LineChart',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Lines: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <LineChart {...sampleLineChart} naming="ends" />
      <LineChart
        {...sampleLineChart}
        title="Six lines with gaps"
        summary="Each told apart by its dash and its mark."
        series={six}
      />
      <LineChart
        {...sampleLineChart}
        title="One value"
        summary="Drawn as a mark."
        series={[{ id: 'one', name: 'One', x: [sampleDay(2026, 3)], y: [72] }]}
        height={160}
      />
    </div>
  ),
};
