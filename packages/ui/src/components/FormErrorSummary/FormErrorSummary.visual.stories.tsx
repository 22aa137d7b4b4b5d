import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const meta = {
  title: 'Pictures/FormErrorSummary',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const errors = [
  { name: 'surname', message: 'Enter the surname.' },
  { name: 'weight', message: 'Enter a weight from 20 to 300 kg.' },
  { name: 'zone', message: 'Choose the zone where the sensor was worn, so that its hours are right.' },
];

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <FormErrorSummary title="One field needs your attention" errors={errors.slice(0, 1)} />
      <FormErrorSummary title="Three fields need your attention" errors={errors} />
    </Grid>
  ),
};
