import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LineChart } from '../../charts/LineChart/LineChart.tsx';
import { sampleLineChart } from '../../charts/samples/sampleCharts.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx';
import { NumberField } from '../../components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Select } from '../../components/Select/Select.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AppShellSample } from '../../patterns/AppShell/AppShellSample.tsx';
import { DataTable } from '../../patterns/DataTable/DataTable.tsx';
import { sampleTable } from '../../patterns/DataTable/DataTableSample.tsx';
import { FormLayout, FormSection } from '../../patterns/FormLayout/FormLayout.tsx';
import { Screen } from '../../patterns/Screen/Screen.tsx';

const labels = {
  save: 'Save details',
  saving: 'Saving',
  discard: 'Discard changes',
  unsaved: 'Not saved yet',
  saved: 'Saved a moment ago',
};
const units = [
  { id: 'mg/dL', label: 'mg/dL' },
  { id: 'mmol/L', label: 'mmol/L' },
];
const targets = [
  { id: 'standard', label: 'Standard, 70 to 180 mg/dL' },
  { id: 'tight', label: 'Tight, 70 to 140 mg/dL' },
];

export interface ZoomedPageProps {
  /** Used wherever a page shows a name. */
  name: string;
}

/** A whole page of a product: frame, header, list, chart and a form with unsaved changes. */
export function ZoomedPage({ name }: ZoomedPageProps) {
  const [typed, setTyped] = useState(name);
  const rows = sampleTable.rows.map((person, index) => (index === 0 ? { ...person, name } : person));
  return (
    <AppShellSample mode="slim">
      <Screen
        title={name}
        description="Everything that the account holds."
        breadcrumbsLabel="You are here"
        breadcrumbs={[
          { id: 'people', label: 'People', href: '#people' },
          { id: 'person', label: name },
        ]}
        primaryAction={
          <Button intent="primary" icon={Plus}>
            New test
          </Button>
        }
        moreActions={[{ id: 'archive', label: 'Archive' }]}
      >
        <DataTable
          {...sampleTable}
          rows={rows}
          toolbar={<SearchField label="Search people" placeholder="Search people" />}
        />
        <LineChart {...sampleLineChart} headingLevel={2} />
        <FormLayout
          aria-label="Details"
          labels={labels}
          isDirty
          onDiscard={() => setTyped(name)}
          onSubmit={(event) => event.preventDefault()}
        >
          <FormSection title="Person" description="Who the record is about.">
            <TextField label="Name" hint="As it stands in the passport." value={typed} onChange={setTyped} />
            <NumberField label="Weight" unit="kg" defaultValue={72.5} />
            <Select label="Unit" placeholder="Choose a unit" options={units} />
            <DatePicker label="First day" defaultValue="2025-03-17" />
            <RadioGroup label="Target range" options={targets} defaultValue="standard" />
            <Checkbox error="Tick it to go on.">I have the consent of the person</Checkbox>
          </FormSection>
        </FormLayout>
      </Screen>
    </AppShellSample>
  );
}
