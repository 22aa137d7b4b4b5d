import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Pictures/NumberField',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <NumberField label="Weight" unit="kg" />
      <NumberField label="Weight" unit="kg" defaultValue={72.5} hint="In the morning" />
      <NumberField label="Without a unit" defaultValue={3} isOptional />
      <NumberField label="Refused" unit="cm" defaultValue={7} error="Enter a height from 40 to 250 cm." />
      <NumberField label="Disabled" unit="mg/dL" defaultValue={112} isDisabled />
      <NumberField label="Read-only" unit="mg/dL" defaultValue={112} isReadOnly />
    </Grid>
  ),
};
