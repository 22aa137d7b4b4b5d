import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Sparkline } from '../../charts/Sparkline/Sparkline.tsx';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Pictures/StatCard',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="sm" gap="sm">
      <StatCard
        label="Time in range"
        value="72.4"
        unit="%"
        state={{ tone: 'success', label: 'On target' }}
        trend={{ direction: 'up', label: '4 points', tone: 'success' }}
        onPress={() => undefined}
        pressLabel="details"
      />
      <StatCard
        label="Mean glucose"
        value="148"
        unit="mg/dL"
        state={{ tone: 'warning', label: 'High' }}
        trend={{ direction: 'flat', label: 'No change' }}
      />
      <StatCard
        label="Below 54 mg/dL"
        value="2.1"
        unit="%"
        state={{ tone: 'critical', label: 'At risk' }}
        trend={{ direction: 'up', label: '1.2 points', tone: 'critical' }}
      />
      <StatCard label="Fasting glucose" value={null} missingText="Not enough data" hint="04:00 to 06:00" />
      <StatCard
        label="Weight"
        value="81.4"
        unit="kg"
        trend={{ direction: 'down', label: '1.2 kg', tone: 'success' }}
        chart={<Sparkline values={[84, 83.6, 83.9, 82.8, 82.1, 81.4]} label="From 84 to 81.4 kg" />}
      />
      <StatCard label="Sleep" value={null} loadingLabel="Loading" />
      <div>
        <StatCard look="line" label="Height" value="171" unit="cm" hint="1 Dec" />
        <StatCard
          look="line"
          label="Body fat"
          value="31.2"
          unit="%"
          state={{ tone: 'warning', label: 'High' }}
        />
        <StatCard look="line" label="Muscle" value={null} missingText="Not measured" />
      </div>
      <StatCard label="Readings" value="4,012" hint="97 % of those expected" />
    </Grid>
  ),
};
