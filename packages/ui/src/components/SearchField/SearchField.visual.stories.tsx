import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Pictures/SearchField',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <SearchField label="Search" placeholder="Name, e-mail or number" />
      <SearchField label="Search" defaultValue="Ferrer" />
      <SearchField label="Search" defaultValue="Ferrer" isDisabled />
    </Grid>
  ),
};
