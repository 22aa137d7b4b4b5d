import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectToFit, rightToLeft } from '../../guidelines/badInput.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  component: Disclosure,
  args: { title: 'Rows passed over', children: 'Row 12: no time.' },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is collapsed and says so, and a press expands it',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rows passed over' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByText('Row 12: no time.')).toBeVisible();
    await userEvent.click(button);
    await expect(canvas.getByText('Row 12: no time.')).not.toBeVisible();
  },
};

export const KeyboardToggle: Story = {
  name: 'Enter and the space bar toggle it, and it announces its state',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Rows passed over' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Row 12: no time.')).not.toBeVisible();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Row 12: no time.')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Open: Story = {
  name: 'Can start expanded',
  args: { isInitiallyExpanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Row 12: no time.')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Its arrow is at the start and points in reading direction',
  decorators: [rightToLeft],
  args: { title: 'صفوف متروكة', children: 'الصف ١٢' },
  play: async ({ canvas, canvasElement }) => {
    const arrow = canvasElement.querySelector('svg');
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(arrow?.getBoundingClientRect().left).toBeGreaterThan(button.left + button.width / 2);
    await expect(arrow && new DOMMatrix(getComputedStyle(arrow).transform).a).toBe(-1);
    await expectToFit(canvasElement);
  },
};
