import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNights, sampleNightStrip } from '../samples/sampleNights.ts';
import { NightStrip } from './NightStrip.tsx';

const meta = {
  title: 'Pictures/NightStrip',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Weeks: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <NightStrip {...sampleNightStrip} />
      <NightStrip
        {...sampleNightStrip}
        title="Without times of sleep"
        summary="The device sums up its nights only."
        nights={sampleNights.map(({ asleep: _, ...night }) => night)}
      />
    </div>
  ),
};
