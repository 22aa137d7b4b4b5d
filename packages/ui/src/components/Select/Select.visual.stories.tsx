import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Pictures/Select',
  parameters: { pictureHeight: 420, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const options = [
  {
    id: 'common',
    label: 'Common',
    options: [
      { id: 'mg/dL', label: 'mg/dL' },
      { id: 'mmol/L', label: 'mmol/L', hint: 'Usual in Germany' },
    ],
  },
  { id: 'rare', label: 'Rare', options: [{ id: 'g/L', label: 'g/L', isDisabled: true }] },
];

export const Variants: StoryObj = {
  render: () => <Select label="Unit" placeholder="Choose a unit" value="mmol/L" options={options} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /Unit/ }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
  },
};

export const Fields: StoryObj = {
  render: () => (
    <Grid minItem="sm" align="start">
      <TextField label="Name, for comparison" defaultValue="Lucía Ferrer" />
      <Select label="Empty" placeholder="Choose a unit" options={options} hint="As in the file" />
      <Select label="Chosen" placeholder="Choose a unit" options={options} defaultValue="mg/dL" />
      <Select
        label="Refused"
        placeholder="Choose a unit"
        options={options}
        error="Choose the unit of the file."
      />
      <Select
        label="Disabled"
        placeholder="Choose a unit"
        options={options}
        defaultValue="mg/dL"
        isDisabled
      />
    </Grid>
  ),
};
