import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Pictures/ConfirmDialog',
  parameters: { pictureHeight: 480, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  name: 'With a name to type and a statement to tick',
  render: () => (
    <ConfirmDialog
      isOpen
      title="Delete the account “Clínica Alba”?"
      confirmLabel="Delete account"
      cancelLabel="Keep account"
      intent="danger"
      typedName={{ label: 'Name of the account', name: 'Clínica Alba', hint: 'Type: Clínica Alba' }}
      acknowledgement="I understand that its 312 records cannot be brought back"
      onConfirm={() => undefined}
    >
      Its people, their records and their files are removed for everybody.
    </ConfirmDialog>
  ),
};
