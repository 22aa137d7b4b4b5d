import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Checkbox', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Consent: StoryObj = {
  name: 'A consent, with what it means',
  render: () => (
    <Checkbox hint="You can withdraw it at any time." isRequired>
      I have read this text and I consent
    </Checkbox>
  ),
};

export const AllOfThem: StoryObj = {
  name: 'All of several',
  render: function Recipe() {
    const [meals, setMeals] = useState(true);
    const [drinks, setDrinks] = useState(false);
    return (
      <Stack gap="xs">
        <Checkbox
          isSelected={meals && drinks}
          isIndeterminate={meals !== drinks}
          onChange={(all) => {
            setMeals(all);
            setDrinks(all);
          }}
        >
          Everything
        </Checkbox>
        <Checkbox isSelected={meals} onChange={setMeals}>
          Meals
        </Checkbox>
        <Checkbox isSelected={drinks} onChange={setDrinks}>
          Drinks
        </Checkbox>
      </Stack>
    );
  },
};

export const Missing: StoryObj = {
  name: 'Not ticked, and needed',
  render: () => (
    <Checkbox error="Tick the box to be able to submit it.">I have reviewed the analysis</Checkbox>
  ),
};
