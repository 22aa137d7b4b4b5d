import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { %Record%Form } from './%Record%Form.tsx';

const meta = {
  title: 'App/%Record%Form',
  component: %Record%Form,
  decorators: [inApp],
  loaders: [messages('%name%')],
  args: {
    initial: { title: 'First visit', text: null },
    draftKey: 'patients/1/%name%/1',
    act: '%record%.edit',
    labels: { form: 'Edit', save: 'Save' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof %Record%Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Saves what was typed',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), ' in May');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ title: 'First visit in May', text: null }, 0);
  },
};

export const Refused: Story = {
  name: 'Says what is missing, and focuses it',
  args: { initial: { title: '', text: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Title: This field is required.' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  name: 'Ignores a second press while saving',
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saving…')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Keeps the input when saving fails',
  args: {
    onSave: fn(() => Promise.reject(new ApiError('refused', { code: 'UNAVAILABLE', status: 503 }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('First visit');
  },
};
