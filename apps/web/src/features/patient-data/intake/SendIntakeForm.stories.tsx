import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { SendIntakeForm } from './SendIntakeForm.tsx';

const meta = {
  title: 'App/SendIntakeForm',
  component: SendIntakeForm,
  decorators: [inApp],
  loaders: [messages('patient-data')],
  args: {
    email: 'lucia.ferrer.nunez@correo.example',
    language: 'es',
    replaces: false,
    isSending: false,
    refusal: null,
    onSend: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SendIntakeForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Sends in the chosen language and way',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }));
    await userEvent.click(canvas.getByRole('radio', { name: /I will copy the link/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(args.onSend).toHaveBeenCalledWith({ language: 'en', delivery: 'COPY' });
  },
};

export const Replaces: Story = {
  name: 'Warns that an open link will stop working',
  args: { replaces: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is an open link/)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Says why it was rejected',
  args: { refusal: 'This server does not send email. Choose to copy the link and send it yourself.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('does not send email');
  },
};

export const Saving: Story = {
  name: 'Says that it is sending',
  args: { isSending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Send email|Saving/ })).toBeVisible();
  },
};
