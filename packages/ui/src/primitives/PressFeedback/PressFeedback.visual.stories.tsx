import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Stack } from '../Stack/Stack.tsx';

const meta = {
  title: 'Pictures/PressFeedback',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const AtRest: StoryObj = {
  name: 'Nothing of it shows in a snapshot',
  render: () => (
    <Stack maxWidth="form" align="start">
      <Button intent="primary">Save plan</Button>
      <TextField label="Surname" />
      <Checkbox>Send a copy</Checkbox>
    </Stack>
  ),
};
