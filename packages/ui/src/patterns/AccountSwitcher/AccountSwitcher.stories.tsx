import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AccountSwitcher } from './AccountSwitcher.tsx';

const meta = {
  title: 'Patterns/AccountSwitcher',
  component: AccountSwitcher,
  args: {
    accounts: [
      { id: 'alba', name: 'Clínica Alba Norte' },
      { id: 'brisa', name: 'Centro Brisa' },
    ],
    currentId: 'alba',
    onChoose: fn(),
    label: 'Account: Clínica Alba Norte. Change account',
    shape: 'wide',
  },
} satisfies Meta<typeof AccountSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Marks the account in use and reports another choice',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', {}, { timeout: 5000 });
    await expect(within(menu).getByRole('menuitemradio', { name: 'Clínica Alba Norte' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await userEvent.click(within(menu).getByRole('menuitemradio', { name: 'Centro Brisa' }));
    await expect(args.onChoose).toHaveBeenCalledWith('brisa');
  },
};

export const Initials: Story = {
  name: 'Without a picture it shows the initials of the first two words',
  args: { shape: 'slim' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('CA');
  },
};

export const Single: Story = {
  name: 'With a single account it only shows it',
  args: { accounts: [{ id: 'alba', name: 'Clínica Alba Norte' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('img', { name: 'Clínica Alba Norte' })).toBeVisible();
  },
};
