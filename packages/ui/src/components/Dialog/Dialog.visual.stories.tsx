import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Pictures/Dialog',
  parameters: { pictureHeight: 480, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Dialog
      isOpen
      title="New person"
      actions={
        <>
          <Button>Cancel</Button>
          <Button intent="primary">Create person</Button>
        </>
      }
    >
      <Stack gap="md">
        <TextField label="Name" defaultValue="Lucía" />
        <TextField label="E-mail" isOptional hint="For appointments and messages" />
      </Stack>
    </Dialog>
  ),
};
