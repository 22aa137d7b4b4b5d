import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleEvolutionChart } from '../samples/sampleCharts.ts';
import { EvolutionChart } from './EvolutionChart.tsx';

const meta = {
  title: 'Pictures/EvolutionChart',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Months: StoryObj = { render: () => <EvolutionChart {...sampleEvolutionChart} /> };
