import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { RangeBar, type RangeBarProps } from './RangeBar.tsx';

const meta = {
  title: 'Pictures/RangeBar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const above = { state: 'above', stateLabel: 'Above the range' } as const;
const inside = { state: 'inside', stateLabel: 'In range' } as const;
const potassium = { low: 3.5, high: 5.1, text: '3.5 - 5.1' };

const bars: readonly Omit<RangeBarProps, 'rangeLabel'>[] = [
  { label: 'Inside', value: 4.1, valueText: '4.1', unit: 'mmol/L', range: potassium, ...inside },
  {
    label: 'Below',
    value: 3.2,
    valueText: '3.2',
    unit: 'mmol/L',
    range: potassium,
    state: 'below',
    stateLabel: 'Below the range',
  },
  { label: 'Far above', value: 9, valueText: '9.0', unit: 'mmol/L', range: potassium, ...above },
  {
    label: 'Upper limit only',
    value: 131,
    valueText: '131',
    unit: 'mg/dL',
    range: { low: null, high: 116, text: '< 116' },
    ...above,
  },
  {
    label: 'Lower limit only, second range',
    value: 58,
    valueText: '58',
    unit: 'mg/dL',
    range: { low: 40, high: null, text: '> 40' },
    context: { low: 50, high: null, text: '> 50' },
    contextLabel: 'Usual',
    ...inside,
  },
  {
    label: 'Cut off',
    value: 0.41,
    comparator: '<',
    valueText: '< 0.41',
    unit: 'mg/L',
    range: { low: null, high: 0.5, text: '0 - 0.5' },
    ...inside,
  },
  {
    label: 'No range',
    value: 12,
    valueText: '12',
    unit: 'mg/dL',
    range: null,
    state: 'none',
    stateLabel: 'No range stated',
  },
];

export const Variants: StoryObj = {
  render: () => (
    <Grid minItem="md" gap="lg" align="start">
      {bars.map((bar) => (
        <RangeBar key={bar.label} rangeLabel="Laboratory" {...bar} />
      ))}
      <RangeBar
        label="Compact"
        value={4.1}
        valueText="4.1"
        range={potassium}
        rangeLabel="Laboratory"
        {...inside}
        isCompact
      />
    </Grid>
  ),
};
