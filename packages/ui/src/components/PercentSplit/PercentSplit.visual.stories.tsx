import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { PercentSplit, type PercentPart } from './PercentSplit.tsx';

const meta = {
  title: 'Pictures/PercentSplit',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const macros: PercentPart[] = [
  { id: 'carbohydrate', label: 'Carbohydrate', tone: 'carbohydrate' },
  { id: 'fat', label: 'Fat', tone: 'fat' },
  { id: 'protein', label: 'Protein', tone: 'protein' },
];
const meals: PercentPart[] = ['Breakfast', 'Lunch', 'Snack', 'Dinner'].map((label) => ({ id: label, label }));

export const Variants: StoryObj = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 2 }} gap="xl" align="start">
      <PercentSplit
        label="Share of the energy"
        hint="Of the whole day"
        parts={macros}
        defaultValue={{ carbohydrate: 50, fat: 30, protein: 20 }}
      />
      <PercentSplit
        label="Refused"
        parts={meals}
        defaultValue={{ Breakfast: 25, Lunch: 35, Snack: 10, Dinner: 20 }}
        error="Make the shares come to 100 %."
      />
      <PercentSplit
        label="Disabled"
        parts={macros}
        isDisabled
        defaultValue={{ carbohydrate: 50, fat: 30, protein: 20 }}
      />
      <PercentSplit
        label="Read-only"
        parts={macros}
        isReadOnly
        defaultValue={{ carbohydrate: 80, fat: 50, protein: 20 }}
      />
    </Grid>
  ),
};
