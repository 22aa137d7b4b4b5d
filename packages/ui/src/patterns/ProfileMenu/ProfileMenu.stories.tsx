import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, UserRound, Users } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';

const logOut = fn();
const meta = {
  title: 'Patterns/ProfileMenu',
  component: ProfileMenu,
  args: {
    name: 'Ana Ruiz Serrano',
    detail: 'ana.ruiz@example.org',
    label: 'Account of Ana Ruiz Serrano',
    groups: [
      [
        { id: 'profile', label: 'My profile', icon: <UserRound size={16} />, href: '#profile' },
        { id: 'users', label: 'Users', icon: <Users size={16} />, href: '#users', isHidden: true },
      ],
      [{ id: 'out', label: 'Log out', icon: <LogOut size={16} />, onAction: logOut }],
    ],
  },
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the initials of the first two words, and opens on a press',
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Account of Ana Ruiz Serrano' });
    await expect(button).toHaveTextContent('AR');
    await userEvent.click(button);
    const body = within(canvasElement.ownerDocument.body);
    const shown = await body.findByText('ana.ruiz@example.org', {}, { timeout: 5000 });
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

export const KeyboardActs: Story = {
  name: 'Opens by keyboard, leaves hidden entries out, and acts on Enter',
  play: async ({ canvas, canvasElement }) => {
    logOut.mockClear();
    const button = canvas.getByRole('button', { name: 'Account of Ana Ruiz Serrano' });
    await expect(button).toHaveTextContent('AR');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', {}, { timeout: 5000 });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'My profile' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LeavesOutEmptyGroups: Story = {
  name: 'A group without visible entries vanishes with its line',
  args: {
    groups: [
      [{ id: 'users', label: 'Users', isHidden: true }],
      [{ id: 'out', label: 'Log out', onAction: logOut }],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button'));
    const body = within(canvasElement.ownerDocument.body);
    const menu = await body.findByRole('menu', {}, { timeout: 5000 });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
    await expect(within(menu).queryByRole('separator')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};

export const LongName: Story = {
  name: 'A name of a thousand characters is cut on the button and wraps in the menu',
  args: { name: 'Wolfeschlegelsteinhausen'.repeat(42), detail: 'Wolfeschlegelsteinhausen'.repeat(42) },
  render: (args) => (
    <div style={{ width: 320 }} data-testid="room">
      <ProfileMenu {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await userEvent.click(canvas.getByRole('button'));
    const body = within(canvasElement.ownerDocument.body);
    const menu = await body.findByRole('menu', {}, { timeout: 5000 });
    const { right } = (menu.parentElement ?? menu).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(menu.parentElement?.scrollWidth).toBeLessThanOrEqual(menu.parentElement?.clientWidth ?? 0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
  },
};
