import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/Dialog', tags: ['recipe'] } satisfies Meta;
export default meta;

export const WithForm: StoryObj = {
  name: 'A short task, saved and closed',
  render: () => (
    <Dialog
      title="Rename the view"
      size="small"
      trigger={<Button>Rename</Button>}
      actions={(close) => (
        <Button intent="primary" onPress={close}>
          Save name
        </Button>
      )}
    >
      <TextField label="Name of the view" defaultValue="Without data" />
    </Dialog>
  ),
};

export const ToRead: StoryObj = {
  name: 'Something to read',
  render: () => (
    <Dialog title="How this is calculated" trigger={<Button intent="quiet">How?</Button>}>
      <Text as="p">Mean of the readings of the 15 minutes before the meal.</Text>
    </Dialog>
  ),
};

export const MustBeAnswered: StoryObj = {
  name: 'A question that cannot be put away',
  render: () => (
    <Dialog
      title="Whose file is it?"
      mustBeAnswered
      trigger={<Button>Import the file</Button>}
      actions={(close) => <Button onPress={close}>It is this patient’s</Button>}
    >
      <Text as="p">The file names another person.</Text>
    </Dialog>
  ),
};
