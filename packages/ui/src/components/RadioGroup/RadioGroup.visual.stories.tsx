import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Pictures/RadioGroup',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const options = [
  { id: 'standard', label: 'Standard' },
  { id: 'tight', label: 'Tight', hint: 'For people without diabetes' },
  { id: 'pregnancy', label: 'Pregnancy', isDisabled: true },
];

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <RadioGroup label="Target range" options={options} value="standard" hint="As agreed" />
      <RadioGroup label="In a row" options={options} value="tight" layout="row" isOptional />
      <RadioGroup label="Refused" options={options} error="Choose a range." />
      <RadioGroup label="Disabled" options={options} value="tight" isDisabled />
      <RadioGroup label="Read-only" options={options} value="tight" isReadOnly />
    </Grid>
  ),
};
