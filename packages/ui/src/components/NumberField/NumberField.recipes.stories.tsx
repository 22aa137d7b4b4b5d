import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { NumberField } from './NumberField.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/NumberField', tags: ['recipe'] } satisfies Meta;
export default meta;

export const WithUnit: StoryObj = {
  name: 'A unit, and what is possible',
  render: () => (
    <NumberField
      label="Weight"
      unit="kg"
      min={20}
      max={300}
      maxDecimals={1}
      hint="With a comma or a point."
    />
  ),
};

export const Unlikely: StoryObj = {
  name: 'A value that is possible, and unlikely',
  render: function Recipe() {
    const [height, setHeight] = useState<number | null>(70);
    return (
      <NumberField
        label="Height"
        unit="cm"
        value={height}
        onChange={setHeight}
        hint={
          height !== null && height < 100
            ? 'Is this right? Hardly any adult is this short.'
            : 'In centimetres.'
        }
      />
    );
  },
};

export const InSteps: StoryObj = {
  name: 'Counted in steps',
  render: () => (
    <NumberField label="Number of weeks" step={1} min={1} max={52} maxDecimals={0} defaultValue={4} />
  ),
};
