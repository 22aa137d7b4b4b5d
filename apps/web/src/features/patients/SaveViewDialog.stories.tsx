import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';

const meta = {
  title: 'App/SaveViewDialog',
  component: SaveViewDialog,
  decorators: [inApp],
  loaders: [messages('patients')],
  args: {
    names: ['Celíacas activas'],
    initial: '',
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof SaveViewDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'View name' });

export const Valid: Story = {
  name: 'Saves under the typed name, and closes',
  play: async ({ args }) => {
    await userEvent.type(await field(), '  Mine  ');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith('Mine');
  },
};

export const Replaces: Story = {
  name: 'Says that it replaces the view of that name, however it is spelled',
  play: async () => {
    await userEvent.type(await field(), 'celiacas ACTIVAS');
    await expect(await screen.findByText('This replaces your view “Celíacas activas”.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Replace view' })).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Accepts neither an empty name nor ten thousand characters',
  play: async ({ args }) => {
    const name = await field();
    await userEvent.click(name);
    await userEvent.paste('x'.repeat(10_000));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(name).toHaveAccessibleDescription(/too long/);
    await userEvent.clear(name);
    await userEvent.type(name, '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/required/));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Says why it was not saved, and keeps the name',
  args: {
    initial: 'Mine',
    onSave: fn(() =>
      Promise.reject(new ApiError('full', { code: 'TOO_MANY_VIEWS', status: 422, data: { code: '' } })),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
    await expect(await screen.findByText(/You can save 30 views at most/)).toBeVisible();
    await expect(await field()).toHaveValue('Mine');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
