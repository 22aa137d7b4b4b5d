import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const meta = {
  title: 'Pictures/MultiSelect',
  parameters: { pictureHeight: 360, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const messages = {
  label: 'Allergens',
  placeholder: 'Find an allergen',
  emptyText: 'No allergen of that name',
  countText: (count) => (count === 0 ? 'None chosen' : `${count} chosen`),
  chosenLabel: 'Chosen allergens',
  clearLabel: 'Clear all',
  options: ['Gluten', 'Fish', 'Egg', 'Milk', 'Sesame seeds and what is made of them'].map((label) => ({
    id: label,
    label,
  })),
} satisfies MultiSelectProps;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" align="start">
      <TextField label="Name, for comparison" defaultValue="Lucía Ferrer" />
      <MultiSelect {...messages} isOptional />
      <MultiSelect
        {...messages}
        defaultValue={['Gluten', 'Fish', 'Milk', 'Sesame seeds and what is made of them']}
      />
      <MultiSelect {...messages} error="Choose at least one." />
      <MultiSelect {...messages} defaultValue={['Gluten', 'Egg']} isDisabled />
    </Grid>
  ),
};
