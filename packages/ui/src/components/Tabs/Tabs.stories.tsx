import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Sections of the patient',
    items: [
      { href: '#summary', label: 'Summary' },
      { href: '#tests', label: 'Tests', count: '3', isCurrent: true },
      { href: '#plans', label: 'Nutritional plans' },
      { href: '#notes', label: 'Notes', isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Are links of a named navigation; the open one says so',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sections of the patient' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Tests/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Summary' })).not.toHaveAttribute('aria-current');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Tests/ })).toHaveFocus();
  },
};

export const Many: Story = {
  name: 'Too many for the screen, they scroll inside themselves',
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({ href: `#${index}`, label: `Section ${index + 1}` })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
