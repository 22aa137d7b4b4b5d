import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatusPill } from './StatusPill.tsx';

const meta = {
  title: 'Components/StatusPill',
  component: StatusPill,
  args: { tone: 'info', label: 'In progress' },
} satisfies Meta<typeof StatusPill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gives the state in words and with an icon',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('In progress')).toBeVisible();
    await expect(canvasElement.querySelector('svg')).toBeVisible();
  },
};

export const Shapes: Story = {
  name: 'Every tone has its own icon, so that the state does not depend on colour',
  render: () => (
    <>
      {(['neutral', 'accent', 'info', 'success', 'warning', 'critical'] as const).map((tone) => (
        <StatusPill key={tone} tone={tone} label={tone} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((each) => each.innerHTML);
    await expect(new Set(drawings).size).toBe(6);
  },
};
