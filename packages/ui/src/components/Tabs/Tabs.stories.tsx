import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Sections of the patient',
    items: [
      { href: '#summary', label: 'Summary' },
      { href: '#tests', label: 'Tests', icon: FlaskConical, count: '3', isCurrent: true },
      { href: '#plans', label: 'Nutritional plans' },
      { href: '#notes', label: 'Notes', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = Array.from({ length: 30 }, (_, index) => ({
  href: `/section/${index + 1}`,
  label: `Section ${index + 1}`,
}));

export const Default: Story = {
  name: 'Are links in a named navigation; the current one says so',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sections of the patient' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Tests/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Summary' })).not.toHaveAttribute('aria-current');
  },
};

export const KeyboardLinks: Story = {
  name: 'Tab moves from link to link and skips disabled ones; Enter follows',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Summary' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Tests/ })).toHaveFocus();
    await userEvent.tab();
    const plans = canvas.getByRole('link', { name: 'Nutritional plans' });
    await expect(plans).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#plans');
    await userEvent.tab();
    await expect(plans).not.toHaveFocus();
    await expect(canvas.getByText('Notes')).not.toHaveFocus();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
};

export const ByLocation: Story = {
  name: 'The current path determines the open tab, including nested paths',
  args: {
    items: [
      { href: '/people/7', label: 'Summary' },
      { href: '/people/7/tests', label: 'Tests' },
    ],
    location: '/people/7/tests/3',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tests' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Summary' })).not.toHaveAttribute('aria-current');
  },
};

export const Groups: Story = {
  name: 'Tabs of one group are a named list, and Tab still moves from link to link',
  args: {
    items: [
      { href: '#summary', label: 'Summary' },
      { href: '#data', label: 'Data', group: 'History', isCurrent: true },
      { href: '#tests', label: 'Tests', group: 'History' },
      { href: '#plans', label: 'Plans', group: 'Nutrition' },
      { href: '#menus', label: 'Menus', group: 'Nutrition' },
      { href: '#settings', label: 'Settings' },
    ],
  },
  play: async ({ canvas }) => {
    const history = within(canvas.getByRole('list', { name: 'History' }));
    await expect(history.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Data',
      'Tests',
    ]);
    for (const name of ['Summary', 'Data', 'Tests', 'Plans', 'Menus', 'Settings']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    const right = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().right;
    const left = (name: string) => canvas.getByRole('link', { name }).getBoundingClientRect().left;
    await expect(left('Plans') - right('Tests')).toBeGreaterThan(left('Tests') - right('Data'));
  },
};

export const NarrowRoom: Story = {
  name: 'Too many to fit, they scroll inside themselves to the current one',
  args: { items: many, location: '/section/25' },
  render: (args) => (
    <div data-testid="room" style={{ width: 320 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room').getBoundingClientRect();
    await waitFor(async () => {
      const open = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
      await expect(open.left).toBeGreaterThanOrEqual(room.left);
      await expect(open.right).toBeLessThanOrEqual(room.right);
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const BadLabel: Story = {
  name: 'A thousand-letter name, right to left, widens the strip, not the page',
  args: {
    items: [
      { href: '#a', label: 'ق'.repeat(1000), isCurrent: true },
      { href: '#b', label: 'ب' },
    ],
  },
  render: (args) => (
    <div dir="rtl" data-testid="room" style={{ width: 320 }}>
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBeLessThanOrEqual(326);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const link = canvas.getByRole('link', { name: /^ق/ });
    await expect(link.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
