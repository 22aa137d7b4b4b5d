import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Copy, Italic, Link2, List, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Toolbar, type ToolbarProps } from './Toolbar.tsx';
import type { ToolbarItem } from './toolbarMenu.ts';

const onUndo = fn();

const items: ToolbarItem[] = [
  { kind: 'act', id: 'undo', label: 'Undo', icon: Undo2, onAction: onUndo },
  { kind: 'act', id: 'redo', label: 'Redo', icon: Redo2, isDisabled: true, onAction: fn() },
  { kind: 'separator', id: 'one' },
  { kind: 'toggle', id: 'bold', label: 'Bold', icon: Bold, isSelected: false, onChange: fn() },
  { kind: 'toggle', id: 'italic', label: 'Italic', icon: Italic, isSelected: false, onChange: fn() },
  { kind: 'separator', id: 'two' },
  { kind: 'act', id: 'list', label: 'List', icon: List, isLabelShown: true, onAction: fn() },
  { kind: 'act', id: 'link', label: 'Link', icon: Link2, isLabelShown: true, onAction: fn() },
  { kind: 'act', id: 'copy', label: 'Copy', icon: Copy, onAction: fn() },
  { kind: 'act', id: 'secret', label: 'Hidden', icon: Copy, isHidden: true, onAction: fn() },
  { kind: 'act', id: 'delete', label: 'Delete', icon: Trash2, intent: 'danger', onAction: fn() },
];

function Held({ room, ...props }: ToolbarProps & { room?: number }) {
  const [on, setOn] = useState<readonly string[]>([]);
  return (
    <div style={{ width: room ?? '100%' }} data-testid="room">
      <Toolbar
        {...props}
        items={props.items.map((item) =>
          item.kind === 'toggle'
            ? {
                ...item,
                isSelected: on.includes(item.id),
                onChange: (isOn) => setOn(isOn ? [...on, item.id] : on.filter((id) => id !== item.id)),
              }
            : item,
        )}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Toolbar',
  component: Toolbar,
  args: { label: 'Note', moreLabel: 'More tools', items },
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    onUndo.mockClear();
  },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Actions and toggles, each with a name',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Note' })).toHaveAttribute(
      'aria-orientation',
      'horizontal',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold', pressed: true })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Hidden' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More tools' })).toBeNull();
  },
};

export const KeyboardMoves: Story = {
  name: 'The arrow keys move, and Tab returns to the last position',
  render: (args) => (
    <>
      <Held {...args} items={args.items.slice(0, 5)} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Italic', pressed: true })).toHaveFocus();
    // Away from its ends, so that returning to it cannot be explained by DOM order.
    await userEvent.keyboard('{ArrowLeft}');
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await expect(bold).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(bold).toHaveFocus();
    const stops = canvas
      .getAllByRole('button')
      .filter((each) => each.closest('[role="toolbar"]') && each.tabIndex === 0);
    await expect(stops).toEqual([bold]);
  },
};

export const NarrowHidesInAMenu: Story = {
  name: 'Items that do not fit move into a menu, with their ticks',
  render: (args) => <Held {...args} room={132} />,
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    const more = await canvas.findByRole('button', { name: 'More tools' });
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
    await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(room.getBoundingClientRect().right);
    await expect(canvas.queryByRole('button', { name: 'Italic' })).toBeNull();
    await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Italic' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Italic' })).toBeChecked();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const KeyboardOpensTheRest: Story = {
  name: 'The overflow menu is the last stop of the arrow keys',
  render: (args) => <Held {...args} room={132} />,
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More tools' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'More tools' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

export const LongNames: Story = {
  name: 'An item with a thousand-character name moves into the menu',
  args: {
    items: [
      { kind: 'act', id: 'undo', label: 'Undo', icon: Undo2, onAction: fn() },
      {
        kind: 'act',
        id: 'long',
        label: 'Wolfeschlegelsteinhausen'.repeat(42),
        icon: List,
        isLabelShown: true,
        onAction: fn(),
      },
    ],
  },
  render: (args) => <Held {...args} room={320} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'More tools' });
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};

export const EmptyOfItems: Story = {
  name: 'Without items it renders nothing and breaks nothing',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Note' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text, arrow left moves forward',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <Held {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
  },
};
