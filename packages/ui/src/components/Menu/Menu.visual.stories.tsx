import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Copy, Download, LogOut, Pencil, Trash2 } from 'lucide-react';
import { screen, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';

const meta = {
  title: 'Pictures/Menu',
  parameters: { pictureHeight: 620, chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Menu
      placement="bottom start"
      trigger={<Button>More</Button>}
      entries={[
        { id: 'alba', label: 'Clínica Alba', hint: 'Specialist', icon: Building2, isCurrent: true },
        { id: 'brisa', label: 'Centro Brisa', hint: 'Specialist', icon: Building2 },
        { id: 'one', kind: 'separator' },
        { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'Ctrl E' },
        { id: 'copy', label: 'Copy', icon: Copy, isDisabled: true },
        {
          kind: 'submenu',
          id: 'export',
          label: 'Export',
          icon: Download,
          entries: [{ id: 'csv', label: 'CSV' }],
        },
        {
          kind: 'section',
          id: 'account',
          label: 'Account',
          entries: [{ id: 'out', label: 'Log out', icon: LogOut }],
        },
        {
          kind: 'choice',
          id: 'columns',
          label: 'Columns',
          mode: 'several',
          chosen: ['age'],
          onChange: () => undefined,
          options: [
            { id: 'age', label: 'Age' },
            { id: 'city', label: 'City' },
          ],
        },
        { id: 'two', kind: 'separator' },
        { id: 'delete', label: 'Delete record', icon: Trash2, intent: 'danger' },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
};
