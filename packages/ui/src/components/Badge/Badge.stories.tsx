import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlaskConical } from 'lucide-react';
import { expect } from 'storybook/test';
import { expectToFit, longName, narrow, rightToLeft } from '../../guidelines/badInput.tsx';
import { Badge } from './Badge.tsx';

const meta = { title: 'Components/Badge', component: Badge, args: { children: 'mg/dL' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Is plain text to assistive technology',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('mg/dL')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const LongName: Story = {
  name: 'Stays inside its container, whatever its text',
  decorators: [narrow],
  args: { children: longName },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

export const RightToLeft: Story = {
  name: 'Its icon is at the start, on whichever side that is',
  decorators: [rightToLeft],
  args: { icon: FlaskConical, children: 'تحليل' },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('تحليل').getBoundingClientRect();
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect();
    await expect(drawing?.left).toBeGreaterThan(badge.left + badge.width / 2);
    await expectToFit(canvasElement);
  },
};
