import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Sun, UserRound, Users } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ProfileMenu } from './ProfileMenu.tsx';

const signOut = fn();
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
      [{ id: 'out', label: 'Log out', icon: <LogOut size={16} />, onAction: signOut }],
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
    signOut.mockClear();
    const button = canvas.getByRole('button', { name: 'Account of Ana Ruiz Serrano' });
    await expect(button).toHaveTextContent('AR');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', {}, { timeout: 5000 });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'My profile' })).toHaveFocus());
    await userEvent.keyboard('{End}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const choose = fn();

export const KeyboardChooses: Story = {
  name: 'A choice shows its value, opens beside its entry with the arrow key, and returns focus',
  args: {
    groups: [
      [
        {
          kind: 'choice',
          id: 'theme',
          label: 'Appearance',
          icon: <Sun size={16} />,
          options: [
            { id: 'system', label: 'As the system' },
            { id: 'light', label: 'Light' },
            { id: 'dark', label: 'Dark' },
          ],
          chosen: 'light',
          onChoose: choose,
        },
        { id: 'community', label: 'Community', href: 'https://example.org', isOutside: true },
        { id: 'keys', label: 'Keys', shortcut: '?', onAction: signOut },
      ],
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    choose.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Account of Ana Ruiz Serrano' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const line = await body.findByRole('menuitem', { name: 'Appearance: Light' }, { timeout: 5000 });
    await waitFor(() => expect(line).toHaveFocus());
    await expect(body.getByRole('menuitem', { name: 'Community' })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{ArrowRight}');
    const light = await body.findByRole('menuitemradio', { name: 'Light' });
    await expect(light).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(body.queryByRole('menuitemradio')).toBeNull());
    await waitFor(() => expect(line).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(body.getAllByRole('menuitemradio').some((each) => each === document.activeElement)).toBe(true),
    );
    await userEvent.keyboard('{End}{Enter}');
    await expect(choose).toHaveBeenCalledWith('dark');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const appearance = {
  kind: 'choice',
  id: 'theme',
  label: 'Appearance',
  options: [
    { id: 'system', label: 'As the system' },
    { id: 'light', label: 'Light' },
    { id: 'dark', label: 'Dark, for dim rooms and tired eyes' },
  ],
  chosen: 'light',
  onChoose: choose,
} as const;

export const OnPhone: Story = {
  name: 'On a phone a choice opens below its entry, inside the window',
  globals: { viewport: { value: 'w390' } },
  args: {
    // The long address makes the menu so wide that a second one fits on neither side.
    detail: 'ana.ruiz.serrano@clinica-alba.example.org',
    groups: [
      [{ id: 'profile', label: 'My profile', href: '#profile' }],
      [
        { ...appearance, id: 'language', label: 'Language' },
        appearance,
        { ...appearance, id: 'menu', label: 'Menu' },
      ],
    ],
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <ProfileMenu {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    for (const label of ['Language', 'Appearance', 'Menu']) {
      await userEvent.click(
        canvas.getByRole('button', { name: 'Account of Ana Ruiz Serrano', hidden: true }),
      );
      await userEvent.click(
        await body.findByRole('menuitem', { name: `${label}: Light` }, { timeout: 5000 }),
      );
      const dark = await body.findByRole('menuitemradio', { name: /Dark/ });
      await waitFor(() => expect(dark).toBeVisible());
      const menu = dark.closest('[role="menu"]')?.parentElement ?? dark;
      const { left, right, top, bottom } = menu.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await userEvent.click(dark);
      await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    }
  },
};

export const LeavesOutEmptyGroups: Story = {
  name: 'A group without visible entries disappears with its separator',
  args: {
    groups: [
      [{ id: 'users', label: 'Users', isHidden: true }],
      [{ id: 'out', label: 'Log out', onAction: signOut }],
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
  name: 'A thousand-character name is truncated on the button and wraps in the menu',
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
