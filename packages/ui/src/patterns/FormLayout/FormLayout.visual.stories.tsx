import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { FormLayout, FormSection } from './FormLayout.tsx';

const meta = {
  title: 'Pictures/FormLayout',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const labels = {
  save: 'Save details',
  saving: 'Saving',
  discard: 'Discard changes',
  unsaved: 'Not saved yet',
  saved: 'Saved a moment ago',
};
const states = [
  { 'aria-label': 'Saved', isDirty: false, status: 'saved' },
  { 'aria-label': 'Saving', isDirty: true, status: 'saving' },
  { 'aria-label': 'Changed', isDirty: true, onDiscard: () => undefined },
] as const;

export const Variants: StoryObj = {
  render: () => (
    <Stack gap="xl">
      {states.map((state) => (
        <FormLayout key={state['aria-label']} {...state} labels={labels} onSubmit={() => undefined}>
          <FormSection title="Person" description="Who the record is about.">
            <TextField label="Name" defaultValue="Ana Ruiz" />
          </FormSection>
        </FormLayout>
      ))}
    </Stack>
  ),
};
