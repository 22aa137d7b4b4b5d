import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const meta = {
  title: 'App/CgmReportDialog',
  component: ReportDialog,
  decorators: [inApp],
  loaders: [messages('cgm-analysis')],
  args: { lastDay: '2026-03-31', onOrder: fn(() => Promise.resolve(true)), onClose: fn() },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Glucose report' }));

export const Default: Story = {
  name: 'Orders fourteen days in the patient’s language, with nothing added',
  play: async ({ args }) => {
    const shown = await dialog();
    await expect(shown.getByRole('radio', { name: 'Last 14 days' })).toBeChecked();
    for (const part of shown.getAllByRole('checkbox')) await expect(part).not.toBeChecked();
    await userEvent.click(shown.getByRole('button', { name: 'Download report (PDF)' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onOrder).toHaveBeenCalledWith({ parts: [] });
  },
};

export const Chosen: Story = {
  name: 'Orders a longer period, another language and what is added at the end',
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('radio', { name: 'Last 30 days' }));
    await userEvent.click(shown.getByRole('radio', { name: 'In Spanish' }));
    await userEvent.click(shown.getByRole('checkbox', { name: 'List of events' }));
    await userEvent.click(shown.getByRole('button', { name: 'Download report (PDF)' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onOrder).toHaveBeenCalledWith({
      parts: ['EVENTS'],
      language: 'es',
      from: '2026-03-02',
      to: '2026-03-31',
    });
  },
};

export const Failed: Story = {
  name: 'Keeps the choices when the report could not be made',
  args: { onOrder: fn(() => Promise.resolve(false)) },
  play: async ({ args }) => {
    const shown = await dialog();
    await userEvent.click(shown.getByRole('radio', { name: 'Last 90 days' }));
    const download = shown.getByRole('button', { name: 'Download report (PDF)' });
    await userEvent.click(download);
    await waitFor(() => expect(download).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(shown.getByRole('radio', { name: 'Last 90 days' })).toBeChecked();
  },
};

export const Keyboard: Story = {
  name: 'Is left with Escape, and orders nothing',
  play: async ({ args }) => {
    await dialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
