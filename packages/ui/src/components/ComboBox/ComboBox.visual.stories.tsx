import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const meta = {
  title: 'Pictures/ComboBox',
  parameters: { pictureHeight: 320, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const messages = {
  label: 'Main specialist',
  emptyText: 'Nobody of that name',
  options: [
    { id: '1', label: 'Marta Gil', hint: 'Endocrinology' },
    { id: '2', label: 'Íñigo Sáez' },
    { id: '3', label: 'Marcos Peña' },
  ],
} satisfies ComboBoxProps;

export const Fields: StoryObj = {
  render: () => (
    <Grid minItem="sm" align="start">
      <TextField label="Name, for comparison" defaultValue="Lucía Ferrer" />
      <ComboBox {...messages} placeholder="Type a name" isOptional />
      <ComboBox {...messages} defaultValue="1" hint="Who answers the questions" />
      <ComboBox {...messages} error="Choose who looks after this person." />
      <ComboBox {...messages} defaultValue="2" isDisabled />
    </Grid>
  ),
};

export const Creating: StoryObj = {
  render: () => <ComboBox {...messages} onCreate={() => null} createLabel={(text) => `Create «${text}»`} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Mar');
    await screen.findByRole('option', { name: /Create/ });
  },
};

export const Failed: StoryObj = {
  render: () => (
    <ComboBox
      {...messages}
      search={() => Promise.reject(new Error('offline'))}
      searchDelay={0}
      searchTexts={{ loading: 'Searching…', failed: 'The search failed.', retry: 'Try again' }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Mar');
    await screen.findByRole('option', { name: /Try again/ });
  },
};
