import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { AccountStateCard } from './AccountStateCard.tsx';

const edit = { identity: 'edit', clinical: 'none', canAssign: false } as const;
const patient = { name: 'Lucía', surname: 'Ferrer Núñez', state: 'ACTIVE', access: edit } as const;

const meta = {
  title: 'App/PatientStateCard',
  component: AccountStateCard,
  decorators: [inApp],
  loaders: [messages('patients')],
  args: { patient, activeTests: 0, isPending: false, refusal: null, onChange: fn() },
} satisfies Meta<typeof AccountStateCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deactivating: Story = {
  name: 'Asks before it deactivates, and says which tests continue',
  args: { activeTests: 1 },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate patient' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Deactivate Lucía Ferrer Núñez?' }),
    );
    await waitFor(() => expect(question.getByText('1 active test stays open.')).toBeVisible());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Deactivate patient' }));
    await expect(args.onChange).toHaveBeenCalledWith('INACTIVE');
  },
};

export const Activating: Story = {
  name: 'Activates without a question',
  args: { patient: { ...patient, state: 'INACTIVE' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activate patient' }));
    await expect(args.onChange).toHaveBeenCalledWith('ACTIVE');
  },
};

export const ReadOnly: Story = {
  name: 'Offers no change to users who may not edit the card',
  args: { patient: { ...patient, access: { identity: 'read', clinical: 'read', canAssign: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('You cannot change the state of this patient.')).toBeVisible();
  },
};

export const Saving: Story = {
  name: 'Keeps the button while saving',
  args: { patient: { ...patient, state: 'INACTIVE' }, isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Activate patient/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Says why it failed',
  args: { refusal: 'Someone changed this meanwhile.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Someone changed this meanwhile.');
  },
};
