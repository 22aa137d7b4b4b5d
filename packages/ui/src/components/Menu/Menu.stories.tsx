import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const onEdit = fn();
const onDelete = fn();

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    trigger: <Button>More</Button>,
    entries: [
      { id: 'edit', label: 'Edit', icon: Pencil, onAction: onEdit },
      { id: 'copy', label: 'Copy', icon: Copy, isDisabled: true },
      { id: 'line', kind: 'separator' },
      { id: 'delete', label: 'Delete test', icon: Trash2, intent: 'danger', onAction: onDelete },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens with the keyboard, passes over what is disabled, and gives focus back',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete test' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
  beforeEach: () => {
    onDelete.mockClear();
  },
};

export const Typing: Story = {
  name: 'Typing finds an entry, Escape changes nothing',
  play: async ({ canvas }) => {
    onEdit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu', { name: 'More' });
    await userEvent.keyboard('del');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete test' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onEdit).not.toHaveBeenCalled();
  },
};
