import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Pictures/DateField',
  parameters: { pictureHeight: 320, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="sm" align="start">
      <TextField label="Name, for comparison" defaultValue="Lucía Ferrer" />
      <DateField label="Date of birth" />
      <DateField label="Date of birth" defaultValue="1984-02-09" hint="As in the passport" isOptional />
      <I18nProvider locale="en-US">
        <DateField label="Month first" defaultValue="1984-02-09" />
      </I18nProvider>
      <DateField label="First day" defaultValue="2090-01-01" error="Enter a day before today." />
      <DateField label="First day" defaultValue="2026-11-21" isDisabled />
      <DateField label="First day" defaultValue="2026-11-21" isReadOnly />
    </Grid>
  ),
};
