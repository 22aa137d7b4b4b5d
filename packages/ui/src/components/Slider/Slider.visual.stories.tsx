import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Slider } from './Slider.tsx';

const meta = {
  title: 'Pictures/Slider',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const hours = [0, 6, 12, 18, 24].map((value) => ({ value }));

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <Slider label="Intensity" unit="%" defaultValue={40} />
      <Slider label="Hours" unit="h" max={24} defaultValue={9} marks={hours} hint="Of a usual day" />
      <Slider
        label="Target range"
        unit="mg/dL"
        min={40}
        max={250}
        defaultValue={[70, 180]}
        thumbLabels={['From', 'To']}
      />
      <Slider label="Refused" unit="%" defaultValue={5} error="Choose at least 10 %." />
      <Slider label="Disabled" unit="%" defaultValue={40} isDisabled />
      <Slider label="Read-only" unit="%" defaultValue={40} isReadOnly isOptional />
    </Grid>
  ),
};
