import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Copy, Download, FileText, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import type { MenuEntry } from './MenuEntries.tsx';

const onEdit = fn();
const onDelete = fn();
const onPdf = fn();

const entries: MenuEntry[] = [
  { id: 'edit', label: 'Edit', icon: Pencil, shortcut: 'E', onAction: onEdit },
  { id: 'copy', label: 'Copy', icon: Copy, isDisabled: true },
  {
    kind: 'submenu',
    id: 'export',
    label: 'Export',
    icon: Download,
    entries: [
      { id: 'pdf', label: 'As PDF', icon: FileText, onAction: onPdf },
      { id: 'csv', label: 'As CSV' },
    ],
  },
  { id: 'line', kind: 'separator' },
  { id: 'delete', label: 'Delete record', icon: Trash2, intent: 'danger', onAction: onDelete },
];

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: { trigger: <Button>More</Button>, entries, onOpenChange: fn() },
  argTypes: { trigger: { control: false } },
  beforeEach: () => {
    onEdit.mockClear();
    onDelete.mockClear();
    onPdf.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Opens on a press, acts on another, and closes',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const KeyboardActs: Story = {
  name: 'Opens with the keyboard, skips disabled entries, and returns focus',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Delete record' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const KeyboardFinds: Story = {
  name: 'Typing finds an entry, Escape changes nothing',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await screen.findByRole('menu', { name: 'More' });
    await userEvent.keyboard('del');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete record' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
};

export const KeyboardNests: Story = {
  name: 'Arrow right opens a nested menu, arrow left closes it',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{ArrowDown}');
    const parent = screen.getByRole('menuitem', { name: 'Export' });
    await expect(parent).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As PDF' })).toHaveFocus());
    await expect(parent).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(parent).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As PDF' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onPdf).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

function View() {
  const [columns, setColumns] = useState(['age']);
  const [order, setOrder] = useState(['name']);
  return (
    <Menu
      trigger={<Button>View</Button>}
      entries={[
        {
          kind: 'choice',
          id: 'order',
          label: 'Order',
          mode: 'one',
          chosen: order,
          onChange: setOrder,
          options: [
            { id: 'name', label: 'By name' },
            { id: 'date', label: 'By date' },
          ],
        },
        { id: 'line', kind: 'separator' },
        {
          kind: 'choice',
          id: 'columns',
          label: 'Columns',
          mode: 'several',
          chosen: columns,
          onChange: setColumns,
          options: [
            { id: 'age', label: 'Age' },
            { id: 'city', label: 'City' },
            { id: 'hidden', label: 'Hidden', isHidden: true },
          ],
        },
      ]}
    />
  );
}

export const KeyboardTicks: Story = {
  name: 'Ticks are announced; the menu stays open while several can be set',
  render: () => <View />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'View' }).focus();
    await userEvent.keyboard('{Enter}');
    const columns = within(await screen.findByRole('group', { name: 'Columns' }));
    await expect(columns.getAllByRole('menuitemcheckbox')).toHaveLength(2);
    await expect(screen.getByRole('menuitemradio', { name: 'By name' })).toBeChecked();
    await userEvent.keyboard('{End} ');
    await expect(columns.getByRole('menuitemcheckbox', { name: 'City' })).toBeChecked();
    await expect(columns.getByRole('menuitemcheckbox', { name: 'Age' })).toBeChecked();
    await expect(columns.getByRole('menuitemcheckbox', { name: 'City' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const SaysWhichIsInForce: Story = {
  name: 'The current one is ticked and announced as such',
  args: {
    entries: [
      { id: 'alba', label: 'Alba', icon: Building2, isCurrent: true },
      { id: 'brisa', label: 'Brisa', icon: Building2 },
      { id: 'line', kind: 'separator' },
      { id: 'out', label: 'Log out' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('menuitemradio', { name: 'Alba' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Brisa' })).not.toBeChecked();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ShowsShortcuts: Story = {
  name: 'Shortcut keys are shown, and announced as a description',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(within(edit).getByText('E')).toBeVisible());
    await expect(edit).toHaveAccessibleDescription('E');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const HiddenEntries: Story = {
  name: 'Hidden entries are left out, along with separators and headings that become redundant',
  args: {
    entries: [
      { id: 'first', kind: 'separator' },
      { id: 'edit', label: 'Edit' },
      { id: 'second', kind: 'separator' },
      { id: 'users', label: 'Users', isHidden: true },
      { id: 'third', kind: 'separator' },
      { id: 'copy', label: 'Copy' },
      { id: 'fourth', kind: 'separator' },
      {
        id: 'account',
        kind: 'section',
        label: 'Account',
        entries: [{ id: 'close', label: 'Close account', isHidden: true }],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(2);
    await expect(screen.getAllByRole('separator')).toHaveLength(1);
    await expect(screen.queryByText('Account')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const LongNames: Story = {
  name: 'A thousand-character name stays within the window',
  args: {
    entries: [
      { id: 'long', label: 'Wolfeschlegelsteinhausen'.repeat(42), icon: Pencil },
      ...Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, label: `Entry ${index + 1}` })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const menu = await screen.findByRole('menu');
    const { left, right, bottom } = (menu.parentElement ?? menu).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const OnPhone: Story = {
  name: 'On a phone a nested menu opens below its entry, inside the window',
  globals: { viewport: { value: 'w390' } },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'center' }}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    const entry = await screen.findByRole('menuitem', { name: 'As PDF' });
    await waitFor(() => expect(entry).toBeVisible());
    const menu = screen.getByRole('menu', { name: 'Export' });
    const { left, right, top, bottom } = (menu.parentElement ?? menu).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(entry);
    await expect(onPdf).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const RightToLeft: Story = {
  name: 'In right-to-left text, arrow left opens a nested menu',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <Menu {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'As PDF' })).toHaveFocus());
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
