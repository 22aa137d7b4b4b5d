import { Leaf, Sprout } from 'lucide-react';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../components/ComboBox/ComboBox.tsx';
import { DateField } from '../components/DateField/DateField.tsx';
import { DatePicker } from '../components/DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../components/DateRangePicker/DateRangePicker.tsx';
import { FileDrop } from '../components/FileDrop/FileDrop.tsx';
import { MultiSelect } from '../components/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../components/NumberField/NumberField.tsx';
import { PasswordField } from '../components/PasswordField/PasswordField.tsx';
import { PercentSplit } from '../components/PercentSplit/PercentSplit.tsx';
import { PhoneField } from '../components/PhoneField/PhoneField.tsx';
import { RadioCards } from '../components/RadioCards/RadioCards.tsx';
import { RadioGroup } from '../components/RadioGroup/RadioGroup.tsx';
import { Rating, type RatingOptions } from '../components/Rating/Rating.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Select } from '../components/Select/Select.tsx';
import { Slider } from '../components/Slider/Slider.tsx';
import { Switch } from '../components/Switch/Switch.tsx';
import { TextArea } from '../components/TextArea/TextArea.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { TimeField } from '../components/TimeField/TimeField.tsx';
import { Grid } from '../primitives/Grid/Grid.tsx';
import type { EveryBinding, Feeling } from './AdapterBinding.ts';

const people = [
  { id: 'ana', label: 'Ana Ruiz' },
  { id: 'luis', label: 'Luis Gil' },
] as const;
const feelings: RatingOptions<Feeling> = [
  { id: 'FATAL', label: 'Awful' },
  { id: 'BAD', label: 'Bad' },
  { id: 'NORMAL', label: 'So-so' },
  { id: 'GOOD', label: 'Good' },
  { id: 'GREAT', label: 'Great' },
];
const macros = [
  { id: 'carbohydrate', label: 'Carbohydrate', tone: 'carbohydrate' },
  { id: 'fat', label: 'Fat', tone: 'fat' },
  { id: 'protein', label: 'Protein', tone: 'protein' },
] as const;

/** Every field of the kit, connected to a form by its binding. */
export function AdapterFields({ fields }: { fields: EveryBinding }) {
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap="md" align="start">
      <TextField {...fields.surname} label="Surname" />
      <PasswordField {...fields.code} label="Password" autoComplete="new-password" />
      <PhoneField {...fields.phone} label="Telephone" defaultCountry="ES" />
      <NumberField {...fields.weight} label="Weight" unit="kg" />
      <Select
        {...fields.zone}
        label="Zone"
        placeholder="Choose"
        options={[
          { id: 'madrid', label: 'Madrid' },
          { id: 'berlin', label: 'Berlin' },
        ]}
      />
      <ComboBox {...fields.person} label="Specialist" emptyText="Nobody" options={people} />
      <MultiSelect
        {...fields.people}
        label="Observers"
        emptyText="Nobody"
        options={people}
        countText={(count) => `${count} chosen`}
        chosenLabel="Chosen observers"
        clearLabel="Clear all"
      />
      <DateField {...fields.birth} label="Date of birth" />
      <DatePicker {...fields.start} label="First day" />
      <DateRangePicker {...fields.period} label="Period" reversedText="The last day is before the first." />
      <TimeField {...fields.time} label="Time" />
      <SearchField
        {...fields.search}
        label="Search notes"
        clearLabel="Clear search"
        placeholder="Search notes"
      />
      <RadioGroup
        {...fields.order}
        label="Order of the date"
        options={[
          { id: 'DMY', label: 'Day first' },
          { id: 'MDY', label: 'Month first' },
        ]}
      />
      <RadioCards
        {...fields.way}
        label="Start"
        options={[
          { id: 'new', title: 'New', description: 'Nothing in it yet', icon: Sprout },
          { id: 'copy', title: 'Copy', description: 'Of one that is there', icon: Leaf },
        ]}
      />
      <CheckboxGroup
        {...fields.allergies}
        label="Allergies"
        options={[
          { id: 'nuts', label: 'Nuts' },
          { id: 'milk', label: 'Milk' },
        ]}
      />
      <Rating {...fields.feeling} label="How did you feel?" options={feelings} />
      <Slider {...fields.intensity} label="Intensity" unit="%" />
      <Slider {...fields.range} label="Range" thumbLabels={['From', 'To']} />
      <PercentSplit
        {...fields.macros}
        label="Share of the energy"
        parts={macros}
        labels={{
          total: (sum) => `${sum} % of 100 %`,
          distribute: 'Distribute the rest',
          lock: (part) => `Lock ${part}`,
        }}
      />
      <FileDrop
        {...fields.report}
        label="Report"
        prompt="Drop the report here, or"
        browseLabel="Choose a file"
        notOneFileText="Drop one file."
        cancelLabel="Remove file"
        status={
          fields.report.value
            ? { kind: 'done', fileName: fields.report.value.name, text: 'Ready' }
            : { kind: 'empty' }
        }
      />
      <TextArea {...fields.note} label="Note" limit={46} />
      <Checkbox {...fields.consent}>I have the consent</Checkbox>
      <Switch {...fields.reminders}>Send reminders</Switch>
    </Grid>
  );
}
