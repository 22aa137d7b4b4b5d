import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WeekBoard } from './WeekBoard.tsx';
import { daysFrom, dishesIn, meals } from './WeekBoardSample.tsx';

const meta = {
  title: 'Pictures/WeekBoard',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const days = daysFrom(7);
const clipboard = {
  isEmpty: true,
  onCopy: () => undefined,
  onCut: () => undefined,
  onPaste: () => undefined,
};
const act = () => undefined;

export const Variants: StoryObj = {
  render: () => (
    <WeekBoard
      label="Menu of the week"
      rowHeading="Meal"
      days={days}
      rows={meals}
      cards={dishesIn(days, meals).map((card, index) => ({ ...card, isDisabled: index === 1 }))}
      stateOf={(dayId, rowId) => {
        if (rowId !== 'dinner') return undefined;
        return dayId === '2025-03-06' ? 'loading' : dayId === '2025-03-05' ? 'failed' : undefined;
      }}
      onMove={act}
      onCopy={act}
      onAdd={act}
      onOpen={act}
      onRetry={act}
    />
  ),
};

export const Selected: StoryObj = {
  render: () => (
    <WeekBoard
      label="Menu of the week"
      rowHeading="Meal"
      days={days}
      rows={meals}
      cards={dishesIn(days, meals)}
      clipboard={clipboard}
      onMove={act}
      onCopy={act}
      onAdd={act}
      onOpen={act}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('[data-sort-handle]')?.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(canvas.getByRole('group', { name: 'Selection' })).toBeVisible();
  },
};
