import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { PaperDialog } from './PaperDialog.tsx';

const meta = {
  title: 'App/PaperDialog',
  component: PaperDialog,
  decorators: [inApp],
  loaders: [messages('menu-paper')],
  args: { weeks: 4, planned: [0, 1, 2, 3], open: 2, isPending: false, onDownload: fn(), onClose: fn() },
} satisfies Meta<typeof PaperDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened = async () => within(await screen.findByRole('dialog', { name: 'Plan as PDF' }));

export const ToCome: Story = {
  name: 'Is of the weeks still to come, in the language of the patient',
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('2 weeks chosen')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith({ week: [3, 4] });
  },
};

export const Ended: Story = {
  name: 'Of a plan that has ended, it is of all its weeks',
  args: { open: 4 },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith({ week: [1, 2, 3, 4] });
  },
};

export const HalfPlanned: Story = {
  name: 'Is of no week without menus, and says that those are left out',
  args: { planned: [0, 2], open: 1 },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText('Weeks without menus are left out.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith({ week: [3] });
  },
};

export const NothingPlanned: Story = {
  name: 'Without menus it has everything else, and says so',
  args: { planned: [] },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.getByText(/The plan has no menus yet/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith({});
  },
};

export const NoWeek: Story = {
  name: 'Without a week there is nothing to make, and it says so',
  args: { weeks: 2, planned: [0, 1], open: 1 },
  play: async ({ args }) => {
    const dialog = await opened();
    await userEvent.click(dialog.getByRole('button', { name: /Week 2/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(dialog.getByText('Choose at least one week.')).toBeVisible();
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: 'A language is chosen by keyboard, and a plan of one week asks for no week',
  args: { weeks: 1, planned: [0], open: 0 },
  play: async ({ args }) => {
    const dialog = await opened();
    await expect(dialog.queryByLabelText('Weeks')).toBeNull();
    dialog.getByRole('button', { name: /Language/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'English' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledWith({ week: [1], language: 'en' });
  },
};

export const Phone: Story = {
  name: 'Stays inside the window of a phone while the file is made',
  args: { isPending: true },
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    const dialog = await opened();
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await expect(dialog.getByRole('button', { name: /Making the PDF…|Download/ })).toBeVisible();
  },
};
