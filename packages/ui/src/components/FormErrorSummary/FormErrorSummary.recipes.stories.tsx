import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormErrorSummary, FormFailure } from './FormErrorSummary.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/FormErrorSummary', tags: ['recipe'] } satisfies Meta;
export default meta;

export const Above: StoryObj = {
  name: 'Above the fields that it names',
  render: () => (
    <form>
      <Stack gap="md">
        <FormErrorSummary
          title="Please check the errors in the form"
          errors={[
            { name: 'surname', message: 'Surname: enter the surname.' },
            { name: 'weight', message: 'Weight: enter a weight from 20 to 300 kg.' },
          ]}
        />
        <TextField label="Surname" name="surname" error="Enter the surname." />
        <NumberField label="Weight" name="weight" unit="kg" error="Enter a weight from 20 to 300 kg." />
      </Stack>
    </form>
  ),
};

export const OneError: StoryObj = {
  name: 'One error',
  render: () => (
    <FormErrorSummary
      title="One field needs your attention"
      errors={[{ name: 'email', message: 'Email: enter a complete address.' }]}
    />
  ),
};

export const Failure: StoryObj = {
  name: 'The server refused the whole',
  render: () => (
    <FormFailure title="The plan was not saved">
      Someone else changed it in the meantime. Review it and save again.
    </FormFailure>
  ),
};
