import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { BulkTagsDialog } from './BulkTagsDialog.tsx';

const meta = {
  title: 'App/BulkTagsDialog',
  component: BulkTagsDialog,
  decorators: [inApp],
  loaders: [messages('patients')],
  args: {
    known: ['Celiaquía', 'Deportista'],
    count: 12,
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
} satisfies Meta<typeof BulkTagsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.findByRole('button', { name: 'Save tags' });

export const Valid: Story = {
  name: 'Adds known and new tags, and removes others, in one action',
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Tags of 12 patients' })).toBeVisible();
    await expect(await save()).toBeDisabled();
    await userEvent.type(screen.getByRole('combobox', { name: 'Add' }), 'Autumn');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Create “Autumn”' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await userEvent.type(screen.getByRole('combobox', { name: 'Remove' }), 'celi');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await userEvent.click(await save());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ addTags: ['Autumn'], removeTags: ['Celiaquía'] });
  },
};

export const Refused: Story = {
  name: 'Says that a tag is too long, and saves nothing',
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Add' });
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(50));
    await waitFor(() => expect(screen.getByRole('option', { name: /Create/ })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await expect(await screen.findByText(/too long/)).toBeVisible();
    await expect(await save()).toBeDisabled();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Keeps the choice when the server rejects it',
  args: { onSave: fn(() => Promise.reject(new Error('down'))) },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Add' }), 'depor');
    // A new tag of that name is offered after the known one.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await userEvent.click(await save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('row', { name: 'Deportista' })).toBeVisible();
  },
};
