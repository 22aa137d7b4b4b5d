import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InlineMessage } from './InlineMessage.tsx';

const meta = {
  title: 'Components/InlineMessage',
  component: InlineMessage,
  args: { tone: 'critical', role: 'alert', children: 'The file holds two units.' },
} satisfies Meta<typeof InlineMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Announces itself when it appears',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The file holds two units.');
  },
};

export const Still: Story = {
  name: 'Present from the start, it does not interrupt',
  args: { tone: 'neutral', role: undefined, children: 'Days without readings are left out.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/left out/)).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Shapes: Story = {
  name: 'Every tone has its own icon',
  render: () => (
    <>
      {(['neutral', 'info', 'success', 'warning', 'critical'] as const).map((tone) => (
        <InlineMessage key={tone} tone={tone}>
          {tone}
        </InlineMessage>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((each) => each.innerHTML);
    await expect(new Set(drawings).size).toBe(5);
  },
};
