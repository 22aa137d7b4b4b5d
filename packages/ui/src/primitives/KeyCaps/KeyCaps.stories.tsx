import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyCaps } from './KeyCaps.tsx';

const meta = {
  title: 'Primitives/KeyCaps',
  component: KeyCaps,
  args: { keys: ['Ctrl', 'K'] },
} satisfies Meta<typeof KeyCaps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Keys held together are side by side and announced one after the other',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('Ctrl K');
    await expect(canvasElement.querySelectorAll('kbd kbd')).toHaveLength(2);
  },
};

export const OneAfterTheOther: Story = {
  name: 'Keys pressed one after the other have a word between them',
  args: { keys: ['G', 'P'], between: 'then' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('G then P');
  },
};

export const ManyKeys: Story = {
  name: 'Keys that do not fit wrap',
  args: { keys: Array.from({ length: 40 }, (_, index) => `F${index + 1}`) },
  render: (args) => (
    <div style={{ width: 200 }} data-testid="room">
      <KeyCaps {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const room = canvas.getByTestId('room');
    await expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  },
};

export const EmptyOfKeys: Story = {
  name: 'Without keys there is nothing to announce',
  args: { keys: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
};
