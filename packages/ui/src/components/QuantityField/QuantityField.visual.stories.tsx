import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { QuantityField, type QuantityUnit } from './QuantityField.tsx';

const meta = {
  title: 'Pictures/QuantityField',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const units: [QuantityUnit, ...QuantityUnit[]] = [
  { id: 'g', label: 'g', factor: 1 },
  { id: 'portion', label: 'portions', factor: 100 },
  { id: 'cup', label: 'cups', factor: 240 },
];
const value = { amount: 150, unit: 'g' };

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <QuantityField label="Empty" units={units} isOptional />
      <QuantityField label="Amount" units={units} defaultValue={value} hint="Cooked" />
      <QuantityField label="In another unit" units={units} defaultValue={{ amount: 1.5, unit: 'portion' }} />
      <QuantityField label="One unit" units={[units[0]]} defaultValue={value} />
      <QuantityField label="Refused" units={units} defaultValue={value} error="Enter at most 100 g." />
      <QuantityField label="Disabled" units={units} defaultValue={value} isDisabled />
      <QuantityField label="Read-only" units={units} defaultValue={value} isReadOnly />
    </Grid>
  ),
};
