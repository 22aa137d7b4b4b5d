import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Lock, PanelLeftOpen, Salad, Settings, Users } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SideMenu } from './SideMenu.tsx';
import type { SideMenuEntry } from './shownEntries.ts';

const settings: SideMenuEntry = {
  kind: 'group',
  id: 'settings',
  label: 'Settings',
  icon: <Settings size={20} />,
  children: [
    { kind: 'link', id: 'general', label: 'General', icon: <Building2 size={20} />, href: '#general' },
    {
      kind: 'link',
      id: 'users',
      label: 'Users',
      icon: <Users size={20} />,
      href: '#users',
      isCurrent: true,
    },
    {
      kind: 'link',
      id: 'secret',
      label: 'Not for everyone',
      icon: <Lock size={20} />,
      href: '#secret',
      isHidden: true,
    },
  ],
};

const meta = {
  title: 'Patterns/SideMenu',
  component: SideMenu,
  argTypes: { start: { control: false }, actions: { control: false } },
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
  name: 'Slim, the name of the focused icon is below it, within the column',
  render: (args) => (
    <div style={{ width: 64, height: 400 }} data-testid="column">
      <SideMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('People')).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'People' })).toHaveFocus();
    const name = canvas.getByText('People');
    await expect(name).toBeVisible();
    await expect(canvas.getByText('Foods')).not.toBeVisible();
    const column = canvas.getByTestId('column').getBoundingClientRect();
    const { left, right } = name.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(column.left);
    await expect(right).toBeLessThanOrEqual(column.right);
  },
};

export const NamesUnderThePointer: Story = {
  name: 'Slim, hovering over an icon shows its name and moves no other entry',
  play: async ({ canvas }) => {
    const below = () => canvas.getByRole('link', { name: 'Foods' }).getBoundingClientRect().top;
    const before = below();
    await userEvent.hover(canvas.getByRole('link', { name: 'People' }));
    await expect(canvas.getByText('People')).toBeVisible();
    await expect(below()).toBe(before);
  },
};

export const KeyboardKeepsFocus: Story = {
  name: 'Focus stays where it is when the shape changes',
  render: function Changing(args) {
    const [shape, setShape] = useState(args.shape);
    const keep = {
      id: 'keep',
      label: 'Keep the names',
      icon: <PanelLeftOpen size={20} />,
      isPressed: shape === 'wide',
      onPress: () => setShape(shape === 'wide' ? 'slim' : 'wide'),
    };
    return <SideMenu {...args} shape={shape} entries={[settings]} actions={[keep]} />;
  },
  play: async ({ canvas }) => {
    const keep = canvas.getByRole('button', { name: 'Keep the names' });
    keep.focus();
    await expect(keep).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('General')).toBeVisible();
    await expect(keep).toHaveFocus();
    await expect(keep).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('General')).not.toBeVisible();
    await expect(keep).toHaveFocus();
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
  play: async ({ canvas }) => {
    await userEvent.tab();
    const entry = canvas.getByRole('link', { name: 'Foods. Not part of your plan' });
    await expect(entry).toHaveFocus();
    await expect(entry).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Not part of your plan')).toBeVisible();
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
          {
            kind: 'link',
            id: 'here',
            label: 'Here',
            icon: <Users size={20} />,
            href: '#here',
            isCurrent: true,
          },
          {
            kind: 'link',
            id: 'locked',
            label: 'Locked',
            icon: <Lock size={20} />,
            href: '#locked',
            isDisabled: true,
            disabledReason: 'For administrators',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not part of your plan')).toBeVisible();
    await expect(canvas.getByText('For administrators')).toBeVisible();
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
        children: [
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
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'People' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Settings' })).toBeNull();
  },
};

export const KeyboardDisclosure: Story = {
  name: 'A group opens below its name, in both shapes, and is open if it contains the current page',
  args: { entries: [settings] },
  render: (args) => (
    <>
      <SideMenu {...args} />
      <SideMenu {...args} shape="wide" />
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Settings' })) {
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const group = document.getElementById(button.getAttribute('aria-controls') ?? '');
      await expect(group).toBeVisible();
      await expect(group?.querySelector('[aria-current="page"]')).toHaveAccessibleName('Users');
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(group).not.toBeVisible();
      // Closed, the group itself shows where the current page is.
      await expect(getComputedStyle(button, '::before').width).toBe('3px');
    }
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const OpensWithItsPage: Story = {
  name: 'A closed group opens when one of its pages becomes the current one',
  render: function Arriving(args) {
    const [isThere, setThere] = useState(false);
    const children = settings.kind === 'group' ? settings.children : [];
    return (
      <SideMenu
        {...args}
        entries={[
          {
            ...settings,
            kind: 'group',
            label: 'Settings',
            icon: <Settings size={20} />,
            children: children.map((child) => ({ ...child, isCurrent: isThere && child.id === 'users' })),
          },
        ]}
        actions={[{ id: 'go', label: 'Arrive', icon: <Salad size={20} />, onPress: () => setThere(true) }]}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
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
  args: {
    entries: [],
    start: 'Mark',
    actions: [{ id: 'about', label: 'About', icon: <Salad size={20} />, onPress: fn() }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Mark')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'About' })).toBeVisible();
  },
};
