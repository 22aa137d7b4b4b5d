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

export const Default: StoryObj<typeof meta> = {
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
