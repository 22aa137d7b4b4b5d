import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Rating, type RatingOptions } from './Rating.tsx';

const meta = {
  title: 'Pictures/Rating',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const options: RatingOptions = [
  { id: 'FATAL', label: 'Awful' },
  { id: 'BAD', label: 'Bad' },
  { id: 'NORMAL', label: 'So-so' },
  { id: 'GOOD', label: 'Good' },
  { id: 'GREAT', label: 'Great' },
];

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <Rating label="How did you feel?" options={options} />
      <Rating label="Chosen" options={options} value="GOOD" hint="In general" />
      <Rating label="Refused" options={options} error="Choose how you felt." />
      <Rating label="Read-only" options={options} value="FATAL" isReadOnly />
      <Rating label="Disabled" options={options} value="BAD" isDisabled />
    </Grid>
  ),
};
