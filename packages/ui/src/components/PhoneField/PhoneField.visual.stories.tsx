import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { PhoneField } from './PhoneField.tsx';

const meta = {
  title: 'Pictures/PhoneField',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const common = {
  labels: { country: 'Country', search: 'Search', clear: 'Clear', empty: 'None' },
  defaultCountry: 'ES',
} as const;

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <PhoneField {...common} label="Telephone" />
      <PhoneField {...common} label="Whole" defaultValue="+34612345678" hint="Where you can be reached" />
      <PhoneField {...common} label="Abroad" defaultValue="+442079460958" isOptional />
      <PhoneField {...common} label="Refused" defaultValue="612" error="Enter the whole number." />
      <PhoneField {...common} label="Disabled" defaultValue="+34612345678" isDisabled />
      <PhoneField {...common} label="Read-only" defaultValue="+34612345678" isReadOnly />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Abroad/ })).toHaveValue('020 7946 0958'));
  },
};
