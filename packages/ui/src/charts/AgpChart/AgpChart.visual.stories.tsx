import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleProfile } from '../samples/sampleProfile.ts';
import { AgpChart } from './AgpChart.tsx';
import stories, { RiskByHour } from './AgpChart.stories.tsx';

const meta = {
  title: 'Pictures/AgpChart',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Fortnight: StoryObj = { render: () => <AgpChart {...stories.args} /> };

/** The strip of risk, lows filled and named, another period below, and hours chosen. */
export const LowsAndComparison: StoryObj = {
  render: () => (
    <AgpChart
      {...stories.args}
      {...RiskByHour.args}
      comparison={{ profile: sampleProfile(14, 3), name: 'The fortnight before' }}
      selection={{ from: 120, to: 480 }}
      onSelect={() => undefined}
    />
  ),
};
