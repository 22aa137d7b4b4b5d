import type { Meta, StoryObj } from '@storybook/react-vite';
import { LineChart, Table2 } from 'lucide-react';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Pictures/Choices',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const options = [
  { id: 'standard', label: 'Standard, 70 to 180 mg/dL' },
  { id: 'tight', label: 'Tight, 70 to 140 mg/dL', hint: 'For people without diabetes' },
  { id: 'pregnancy', label: 'Pregnancy, 63 to 140 mg/dL', isDisabled: true },
];

export const Variants: StoryObj = {
  name: 'Checkbox, RadioGroup, Switch and SegmentedControl',
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      <Stack gap="xs">
        <Checkbox>Not ticked</Checkbox>
        <Checkbox isSelected hint="With a hint under it">
          Ticked
        </Checkbox>
        <Checkbox isIndeterminate>Some of them</Checkbox>
        <Checkbox error="Tick it to go on.">Refused</Checkbox>
        <Checkbox isDisabled isSelected>
          Disabled
        </Checkbox>
      </Stack>
      <RadioGroup label="Target range" options={options} value="standard" />
      <RadioGroup label="Target range" options={options} error="Choose a range." />
      <Stack gap="xs">
        <Switch>Compare two periods</Switch>
        <Switch isSelected hint="Marks on the trace">
          Show events
        </Switch>
        <Switch isDisabled>Disabled</Switch>
      </Stack>
      <Stack align="start">
        <SegmentedControl
          label="Period"
          value="14"
          onChange={() => undefined}
          options={['1', '7', '14', '30'].map((id) => ({ id, label: `${id} d` }))}
        />
        <SegmentedControl
          label="View"
          value="chart"
          onChange={() => undefined}
          options={[
            { id: 'chart', label: 'Chart', icon: LineChart },
            { id: 'table', label: 'Table', icon: Table2 },
          ]}
        />
      </Stack>
    </Grid>
  ),
};
