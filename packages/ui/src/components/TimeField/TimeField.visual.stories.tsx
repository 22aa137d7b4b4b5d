import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Pictures/TimeField',
  parameters: { pictureHeight: 320, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="sm" align="start">
      <TextField label="Name, for comparison" defaultValue="Breakfast" />
      <TimeField label="Empty" hint="When the meal began" isOptional />
      <TimeField label="Breakfast" defaultValue="08:15" />
      <I18nProvider locale="en-US">
        <TimeField label="Twelve hours" defaultValue="20:15" />
      </I18nProvider>
      <TimeField label="Refused" defaultValue="21:30" error="The clinic is open from 8:00 to 20:00." />
      <TimeField label="Disabled" defaultValue="08:15" isDisabled />
    </Grid>
  ),
};
