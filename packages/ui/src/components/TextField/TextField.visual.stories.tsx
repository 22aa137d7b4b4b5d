import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Pictures/Fields',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const zones = [
  { id: 'Europe/Madrid', label: 'Madrid' },
  { id: 'Europe/Berlin', label: 'Berlin' },
];

export const Variants: StoryObj = {
  name: 'Every field in its states',
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <TextField label="Name" />
      <TextField label="Surname" defaultValue="Ferrer Santos" hint="As on the identity card" />
      <TextField label="E-mail" isOptional prefix={<Icon icon={Mail} />} placeholder="name@clinic.example" />
      <TextField label="Telephone" value="12" error="Enter at least nine digits." limit={46} />
      <TextField label="Disabled" isDisabled defaultValue="Clínica Alba" />
      <TextField label="Read-only" isReadOnly defaultValue="Clínica Alba" />
      <NumberField label="Weight" unit="kg" defaultValue={72.5} />
      <NumberField label="Height" unit="cm" error="Enter a height between 40 and 250 cm." />
      <SearchField label="Search" placeholder="Name, e-mail or number" />
      <SearchField label="Search" defaultValue="Ferrer" />
      <Select label="Zone" options={zones} placeholder="Choose a zone" />
      <Select label="Zone" options={zones} placeholder="Choose a zone" value="Europe/Madrid" />
      <Select
        label="Zone"
        options={zones}
        placeholder="Choose a zone"
        error="Choose where the sensor was worn."
      />
      <ComboBox label="Specialist" options={zones} emptyText="Nobody" placeholder="Type a name" />
      <DateField label="Date of birth" value="1984-02-09" />
      <DatePicker label="First day" />
      <DatePicker label="Last day" value="2025-03-17" error="Choose a day after the first." />
      <TextArea label="Note" defaultValue="Slept badly; dinner at eleven." limit={2000} />
    </Grid>
  ),
};
