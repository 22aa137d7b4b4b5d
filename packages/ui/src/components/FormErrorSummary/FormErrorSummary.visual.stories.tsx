import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormErrorSummary } from './FormErrorSummary.tsx';

const meta = {
  title: 'Pictures/FormErrorSummary',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <FormErrorSummary
      title="Three fields need your attention"
      errors={[
        { name: 'a', message: 'Enter the surname.' },
        { name: 'b', message: 'Enter the date of birth.' },
        { name: 'c', message: 'Choose the unit in which the file gives glucose, mg/dL or mmol/L.' },
      ]}
    />
  ),
};
