import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { DeletePatientCard } from './DeletePatientCard.tsx';

const meta = {
  title: 'App/DeletePatientCard',
  component: DeletePatientCard,
  decorators: [inApp],
  loaders: [messages('patient-erasure')],
  args: {
    patient: { name: 'Lucía', surname: 'Ferrer Núñez' },
    isPending: false,
    refusal: null,
    onDelete: fn(),
  },
} satisfies Meta<typeof DeletePatientCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete patient' }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete Lucía Ferrer Núñez?' }));
};

export const Deleting: Story = {
  name: 'Asks first, and says until when it can be undone',
  play: async ({ args, canvas }) => {
    const question = await ask(canvas);
    await waitFor(() => expect(question.getByText(/erased in 30 days/)).toBeVisible());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Delete patient' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Staying: Story = {
  name: 'Deletes nobody when the question is dismissed with Escape',
  play: async ({ args, canvas }) => {
    await ask(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Says why a patient cannot be deleted',
  args: { refusal: 'A patient with an active test cannot be deleted. End or cancel it first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('active test');
  },
};

export const Pending: Story = {
  name: 'Disables itself while deleting',
  args: { isPending: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Deleting|Delete patient/ }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
