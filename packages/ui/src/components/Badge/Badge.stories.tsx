import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
