import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBarChart } from '../samples/sampleCharts.ts';
import { BarChart } from './BarChart.tsx';
import { DaysAgainstAGoal, ThreeMonthsOfDays } from './BarChart.stories.tsx';

const grouped = [
  { id: 'now', name: 'This year', values: [12, 18, -6, 9, 22, null, 4, -11] },
  { id: 'then', name: 'Last year', values: [8, 14, 5, -3, 16, 12, 7, 2] },
];
const long = [
  ['bread', 'Bread, biscuits and other things that are baked from flour', 62],
  ['fruit', 'Fruit', 48],
  ['dairy', 'Milk, yoghurt and cheese', 31],
  ['fish', 'Fish', 12],
] as const;

const meta = {
  title: 'Pictures/BarChart',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Bars: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <BarChart {...sampleBarChart} />
      <BarChart
        {...sampleBarChart}
        title="Change on the year before"
        summary="Two years side by side."
        series={grouped}
        unit="%"
      />
      <BarChart
        {...sampleBarChart}
        title="Portions a week"
        summary="Bread leads."
        direction="rows"
        categories={long.map(([id, name]) => ({ id, name }))}
        series={[{ id: 'portions', name: 'Portions', values: long.map(([, , value]) => value) }]}
      />
    </div>
  ),
};

export const Days: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      {[DaysAgainstAGoal, ThreeMonthsOfDays].map(({ name, args }) => (
        <BarChart key={name} {...sampleBarChart} {...args} />
      ))}
    </div>
  ),
};
