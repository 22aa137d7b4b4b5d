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
const labels = {
  total: (sum: number) => (sum === 100 ? 'All of 100 % given' : `${sum} % of 100 %`),
  distribute: 'Distribute the rest',
  lock: (part: string) => `Lock ${part}`,
};

export const Variants: StoryObj = {
  render: () => (
    <Grid columns={{ phone: 1, desktop: 2 }} gap="xl" align="start">
      <PercentSplit
        label="Share of the energy"
        hint="Of the whole day"
        parts={macros}
        labels={labels}
        defaultValue={{ carbohydrate: 50, fat: 30, protein: 20 }}
      />
      <PercentSplit
        label="Refused"
        parts={meals}
        labels={labels}
        defaultValue={{ Breakfast: 25, Lunch: 35, Snack: 10, Dinner: 20 }}
        error="Make the shares come to 100 %."
      />
      <PercentSplit
        label="Disabled"
        parts={macros}
        labels={labels}
        isDisabled
        defaultValue={{ carbohydrate: 50, fat: 30, protein: 20 }}
      />
      <PercentSplit
        label="Read-only"
        parts={macros}
        labels={labels}
        isReadOnly
        defaultValue={{ carbohydrate: 80, fat: 50, protein: 20 }}
      />
    </Grid>
  ),
};
