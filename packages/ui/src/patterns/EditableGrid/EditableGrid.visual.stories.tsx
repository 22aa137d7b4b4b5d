import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EditableGrid } from './EditableGrid.tsx';
import { foodColumns, foods } from './EditableGridSample.tsx';

const meta = {
  title: 'Pictures/EditableGrid',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const never = new Promise<void>(() => undefined);

export const Variants: StoryObj = {
  render: () => (
    <EditableGrid
      label="Foods"
      rowHeading="Food"
      columns={foodColumns}
      rows={foods}
      onSave={([change]) => (change?.value === 55 ? Promise.reject(new Error('offline')) : never)}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    const type = async (cell: string, text: string) => {
      canvasElement.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
      await userEvent.keyboard(text);
    };
    await type('0 1', 'much');
    await type('1 1', '55{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await type('2 3', 'Ripe');
  },
};
