import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFuelMix } from '../samples/sampleBody.ts';
import { FuelMixChart } from './FuelMixChart.tsx';

const meta = {
  title: 'Pictures/FuelMixChart',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Mixes: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <FuelMixChart {...sampleFuelMix} />
      <FuelMixChart
        {...sampleFuelMix}
        title="With a gap"
        summary="Nothing was measured at 6 km/h."
        fat={Array.from(sampleFuelMix.fat, (value, index) => (index === 4 ? null : value))}
        ratio={[]}
        height={220}
      />
    </div>
  ),
};
