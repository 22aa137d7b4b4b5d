import type { Meta, StoryObj } from '@storybook/react-vite';
import { Lock, Salad, Settings, Users } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SideMenu, type SideMenuEntry } from './SideMenu.tsx';

const settings: SideMenuEntry = {
  kind: 'group',
  id: 'settings',
  label: 'Settings',
  icon: <Settings size={20} />,
  children: [
    { kind: 'link', id: 'general', label: 'General', href: '#general' },
    { kind: 'link', id: 'users', label: 'Users', href: '#users', isCurrent: true },
    { kind: 'link', id: 'secret', label: 'Not for everyone', href: '#secret', isHidden: true },
  ],
};

const meta = {
  title: 'Patterns/SideMenu',
  component: SideMenu,
  argTypes: { start: { control: false }, end: { control: false } },
  args: {
    shape: 'slim',
    entries: [
      {
        kind: 'link',
        id: 'people',
        label: 'People',
        icon: <Users size={20} />,
        href: '#people',
        isCurrent: true,
      },
      { kind: 'link', id: 'foods', label: 'Foods', icon: <Salad size={20} />, href: '#foods' },
    ],
  },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KeyboardNames: Story = {
  name: 'Slim, it shows the name of the focused icon',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveFocus();
    await waitFor(() =>
      expect(within(canvasElement.ownerDocument.body).getByRole('tooltip')).toHaveTextContent('People'),
    );
  },
};

export const Default: Story = {
  name: 'Wide, the names are beside the icons',
  args: { shape: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Foods')).toBeVisible();
  },
};

export const MarksThePlace: Story = {
  name: 'The current page is announced as such, and marked by a bar as well as colour',
  play: async ({ canvas }) => {
    const here = canvas.getByRole('link', { name: 'People' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(getComputedStyle(here, '::before').width).toBe('3px');
    await expect(canvas.getByRole('link', { name: 'Foods' })).not.toHaveAttribute('aria-current');
  },
};

export const HiddenAndDisabled: Story = {
  name: 'Hidden entries are left out, disabled ones are not links',
  args: {
    entries: [
      { kind: 'link', id: 'people', label: 'People', icon: <Users size={20} />, href: '#people' },
      { kind: 'separator', id: 'line' },
      {
        kind: 'link',
        id: 'locked',
        label: 'Locked',
        icon: <Lock size={20} />,
        href: '#locked',
        isDisabled: true,
      },
      {
        kind: 'link',
        id: 'secret',
        label: 'Secret',
        icon: <Lock size={20} />,
        href: '#secret',
        isHidden: true,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Secret' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Locked' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Locked' })).not.toHaveFocus();
  },
};

export const KeyboardReasons: Story = {
  name: 'A disabled entry with a reason is focusable, announces the reason, and is not a link',
  args: {
    entries: [
      {
        kind: 'link',
        id: 'foods',
        label: 'Foods',
        icon: <Salad size={20} />,
        href: '#foods',
        isDisabled: true,
        disabledReason: 'Not part of your plan',
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const entry = canvas.getByRole('link', { name: 'Foods. Not part of your plan' });
    await expect(entry).toHaveFocus();
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() =>
      expect(within(canvasElement.ownerDocument.body).getByRole('tooltip')).toHaveTextContent(
        'Not part of your plan',
      ),
    );
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).not.toBe('#foods');
  },
};

export const ReasonsInWords: Story = {
  name: 'Wide, the reason is below the name, in a group too',
  args: {
    shape: 'wide',
    entries: [
      {
        kind: 'link',
        id: 'foods',
        label: 'Foods',
        icon: <Salad size={20} />,
        href: '#foods',
        isDisabled: true,
        disabledReason: 'Not part of your plan',
      },
      {
        kind: 'group',
        id: 'more',
        label: 'More',
        icon: <Settings size={20} />,
        children: [
          { kind: 'link', id: 'here', label: 'Here', href: '#here', isCurrent: true },
          {
            kind: 'link',
            id: 'locked',
            label: 'Locked',
            href: '#locked',
            isDisabled: true,
            disabledReason: 'For administrators',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Not part of your plan')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('For administrators')).toBeVisible(), { timeout: 5000 });
    await expect(canvas.getByRole('link', { name: 'Locked. For administrators' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EmptyGroups: Story = {
  name: 'A group with only hidden entries disappears, and so does a redundant separator',
  args: {
    entries: [
      { kind: 'link', id: 'people', label: 'People', icon: <Users size={20} />, href: '#people' },
      { kind: 'separator', id: 'line' },
      {
        kind: 'group',
        id: 'settings',
        label: 'Settings',
        icon: <Settings size={20} />,
        children: [{ kind: 'link', id: 'secret', label: 'Secret', href: '#secret', isHidden: true }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'People' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull();
  },
};

export const KeyboardFlyout: Story = {
  name: 'Slim, a group opens beside its icon, announces the current page, and returns focus',
  args: { entries: [settings] },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const button = await canvas.findByRole('button', { name: 'Settings' }, { timeout: 5000 });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    const users = await body.findByRole('menuitemradio', { name: 'Users' });
    await expect(users).toBeChecked();
    await expect(body.getAllByRole('menuitemradio')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const KeyboardDisclosure: Story = {
  name: 'Wide, a group opens below its name, and is open if it contains the current page',
  args: { entries: [settings], shape: 'wide' },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Settings' }, { timeout: 5000 });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull());
  },
};

export const CountsAreSaid: Story = {
  name: 'A count is announced with its unit',
  args: {
    entries: [
      {
        kind: 'link',
        id: 'chats',
        label: 'Chats',
        icon: <Users size={20} />,
        href: '#chats',
        badge: '3',
        badgeLabel: '3 unread',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chats, 3 unread' })).toBeVisible();
  },
};

export const LongNames: Story = {
  name: 'A thousand-character name wraps, and many entries scroll',
  args: {
    shape: 'wide',
    entries: [
      {
        kind: 'link',
        id: 'long',
        label: 'Wolfeschlegelsteinhausen'.repeat(42),
        icon: <Users size={20} />,
        href: '#long',
      },
      ...Array.from({ length: 60 }, (_, index) => ({
        kind: 'link' as const,
        id: `${index}`,
        label: `Place ${index + 1}`,
        icon: <Salad size={20} />,
        href: `#${index}`,
      })),
    ],
  },
  render: (args) => (
    <div style={{ width: 240, height: 400 }} data-testid="room">
      <SideMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(room.scrollHeight).toBeLessThanOrEqual(room.clientHeight);
    canvas.getByRole('link', { name: 'Place 60' }).focus();
    await expect(canvas.getByRole('link', { name: 'Place 60' })).toBeVisible();
  },
};

export const EmptyOfEntries: Story = {
  name: 'Without entries it keeps the content above and below',
  args: { entries: [], start: 'Mark', end: 'About' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Mark')).toBeVisible();
    await expect(canvas.getByText('About')).toBeVisible();
  },
};
