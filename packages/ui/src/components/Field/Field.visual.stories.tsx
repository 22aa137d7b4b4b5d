import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const meta = {
  title: 'Pictures/Field',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <TextField label="Label and control" />
      <TextField label="Hint" hint="How to fill it in" isOptional />
      <TextField label="Error and counter" defaultValue="12" error="Enter at least nine digits." limit={46} />
      <TextField label="Over the limit" defaultValue={'Ana and Luis '.repeat(4)} limit={46} />
      <FieldGroup
        label="Group"
        hint="After five minutes of rest"
        error="Enter both."
        aside="120 over 80 mmHg"
      >
        <NumberField label="Upper" unit="mmHg" defaultValue={120} />
        <NumberField label="Lower" unit="mmHg" defaultValue={80} />
      </FieldGroup>
      <TextField label={'A long label that has to break somewhere '.repeat(2)} isOptional />
    </Grid>
  ),
};
