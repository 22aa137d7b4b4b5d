import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { inFrame } from '../../../app/shell/sample-environment.tsx';
import { SendIntakeForm } from './SendIntakeForm.tsx';

const meta = {
  title: 'App/SendIntakeForm',
  component: SendIntakeForm,
  decorators: [inFrame, inApp],
  loaders: [messages('patient-data', 'link-delivery')],
  args: {
    card: { email: 'lucia.ferrer.nunez@correo.example', phone: null },
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
    await userEvent.click(canvas.getByRole('radio', { name: /Copy the link/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create link' }));
    await expect(args.onSend).toHaveBeenCalledWith({ language: 'en', delivery: 'COPY', sentTo: null });
  },
};

export const ToAnotherAddress: Story = {
  name: 'Sends to another address for this once, and to none only when asked to copy',
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Email address/ });
    await expect(field).toHaveValue('lucia.ferrer.nunez@correo.example');
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Type the address to send it to.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'hija@correo.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({
      language: 'es',
      delivery: 'EMAIL',
      sentTo: 'hija@correo.example',
    });
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
    await expect(canvas.getByRole('button', { name: /Send|Saving/ })).toBeVisible();
  },
};
