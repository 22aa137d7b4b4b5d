import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = {
  title: 'Pictures/CheckboxGroup',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const options = [
  { id: 'nuts', label: 'Nuts' },
  { id: 'milk', label: 'Milk', hint: 'Lactose too' },
  { id: 'eggs', label: 'Eggs', isDisabled: true },
];

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <CheckboxGroup label="Allergies" options={options} value={['milk']} hint="Tick all that are known" />
      <CheckboxGroup label="In a row" options={options} value={['nuts']} layout="row" isOptional />
      <CheckboxGroup label="Refused" options={options} value={[]} error="Tick at least one." />
      <CheckboxGroup label="Disabled" options={options} value={['milk']} isDisabled />
      <CheckboxGroup label="Read-only" options={options} value={['milk']} isReadOnly />
    </Grid>
  ),
};
