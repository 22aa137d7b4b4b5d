import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectToFit, longName, narrow, rightToLeft } from '../../guidelines/badInput.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'You are here',
    items: [
      { label: 'Patients', href: '#patients' },
      { label: 'Lucía Ferrer', href: '#lucia' },
      { label: 'Tests' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Links lead back up; the current screen is marked and is not a link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Patients' })).toHaveAttribute('href', '#patients');
    await expect(canvas.getByText('Tests')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'Tests' })).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const KeyboardFollow: Story = {
  name: 'Tab moves from link to link, in order, and skips the current screen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Patients' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Lucía Ferrer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(location.hash).toBe('#lucia');
    await userEvent.tab();
    await expect(canvas.getByText('Tests')).not.toHaveFocus();
    history.replaceState(null, '', location.href.split('#')[0]);
  },
};

export const LongName: Story = {
  name: 'A thousand-letter name is truncated, with the full name in its title',
  decorators: [narrow],
  args: {
    items: [
      { label: 'Patients', href: '#patients' },
      { label: longName, href: '#long' },
      { label: longName },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTitle(longName.trim())).toHaveAttribute('aria-current', 'page');
    await expectToFit(canvasElement);
  },
};

export const RightToLeft: Story = {
  name: 'Starts from the right, with mirrored arrows',
  decorators: [rightToLeft],
  args: { items: [{ label: 'المرضى', href: '#a' }, { label: 'تحاليل' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('المرضى').getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('تحاليل').getBoundingClientRect().left,
    );
    const arrow = canvasElement.querySelector('svg');
    await expect(arrow && new DOMMatrix(getComputedStyle(arrow).transform).a).toBe(-1);
    await expectToFit(canvasElement);
  },
};
