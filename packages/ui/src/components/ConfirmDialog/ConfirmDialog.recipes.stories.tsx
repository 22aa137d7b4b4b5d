import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** Examples to copy: shown, with their code, on the page of the part. */
const meta = { title: 'Recipes/ConfirmDialog', tags: ['recipe'] } satisfies Meta;
export default meta;

export const NamesTheLoss: StoryObj = {
  name: 'It names what is lost',
  render: () => (
    <ConfirmDialog
      title="Delete “Sensor of March”?"
      intent="danger"
      confirmLabel="Delete test"
      trigger={<Button intent="danger">Delete test</Button>}
      onConfirm={(close) => close()}
    >
      <Text as="p">Its 1,340 readings and the final analysis are deleted for good.</Text>
    </ConfirmDialog>
  ),
};

export const Acknowledged: StoryObj = {
  name: 'What cannot be undone is acknowledged',
  render: () => (
    <ConfirmDialog
      title="Finish the analysis and the test?"
      confirmLabel="Finish analysis"
      acknowledgement="I know that it cannot be changed afterwards."
      trigger={<Button intent="primary">Finish analysis</Button>}
      onConfirm={(close) => close()}
    >
      <Text as="p">The analysis is kept with its figures as they are now.</Text>
    </ConfirmDialog>
  ),
};

export const TypedName: StoryObj = {
  name: 'For the worst loss, the name is typed',
  render: () => (
    <ConfirmDialog
      title="Erase Ana Ruiz for good?"
      intent="danger"
      confirmLabel="Erase for good"
      typedName={{ label: 'Type the full name', name: 'Ana Ruiz' }}
      trigger={<Button intent="danger">Erase</Button>}
      onConfirm={(close) => close()}
    >
      <Text as="p">No one can bring the record back.</Text>
    </ConfirmDialog>
  ),
};
