import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { expectToFit, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { ResizableSplit, type ResizableSplitProps } from './ResizableSplit.tsx';

function Sample({ size: initial, onSizeChange, ...props }: ResizableSplitProps) {
  const [size, setSize] = useState(initial);
  return (
    <ResizableSplit
      {...props}
      size={size}
      onSizeChange={(next) => {
        setSize(next);
        onSizeChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/ResizableSplit',
  component: ResizableSplit,
  args: {
    start: <Text as="p">The glucose of the last two weeks, as wide as the window allows.</Text>,
    end: <Text as="p">The note that is being written beside it.</Text>,
    size: 240,
    min: 160,
    max: 400,
    minRest: 200,
    defaultSize: 240,
    label: 'Width of the note',
    onSizeChange: fn(),
  },
  argTypes: { start: { control: false }, end: { control: false } },
  render: (args) => (
    <div style={{ inlineSize: 720 }}>
      <Sample {...args} />
    </div>
  ),
} satisfies Meta<typeof ResizableSplit>;
export default meta;
type Story = StoryObj<typeof meta>;

// React renders what a moving pointer changes a moment later.
const expectWidth = (separator: HTMLElement, width: string) =>
  waitFor(() => expect(separator).toHaveAttribute('aria-valuenow', width));

const drag = async (element: HTMLElement, by: number) => {
  // Only a real pointer can be captured.
  element.setPointerCapture = () => undefined;
  const at = { clientX: 400, clientY: 10, pointerId: 1, button: 0 };
  await fireEvent.pointerDown(element, at);
  await fireEvent.pointerMove(element, { ...at, clientX: at.clientX + by });
};

export const Default: Story = {
  name: 'Says its width and its limits',
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator', { name: 'Width of the note' });
    await expectWidth(separator, '240');
    await expect(separator).toHaveAttribute('aria-valuemin', '160');
    await expect(separator).toHaveAttribute('aria-valuemax', '400');
    const pane = document.getElementById(separator.getAttribute('aria-controls') ?? '');
    await expect(pane?.getBoundingClientRect().width).toBe(240);
  },
};

export const KeyboardResizes: Story = {
  name: 'Arrows move the separator, Home and End go to the limits, Enter returns',
  play: async ({ args, canvas }) => {
    const separator = canvas.getByRole('separator');
    await userEvent.tab();
    await expect(separator).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(256);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onSizeChange).toHaveBeenLastCalledWith(224);
    await userEvent.keyboard('{End}');
    await expectWidth(separator, '400');
    await userEvent.keyboard('{ArrowLeft}');
    await expectWidth(separator, '400');
    await userEvent.keyboard('{Home}');
    await expectWidth(separator, '160');
    await userEvent.keyboard('{Enter}');
    await expectWidth(separator, '240');
  },
};

export const Dragged: Story = {
  name: 'It is dragged, stops at its limits, and a double click resets it',
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await drag(separator, -60);
    await expectWidth(separator, '300');
    await fireEvent.pointerMove(separator, { clientX: -900, pointerId: 1 });
    await expectWidth(separator, '400');
    await fireEvent.pointerUp(separator, { pointerId: 1 });
    await fireEvent.pointerMove(separator, { clientX: 500, pointerId: 1 });
    await expectWidth(separator, '400');
    await userEvent.dblClick(separator);
    await expectWidth(separator, '240');
  },
};

export const DragTakenBack: Story = {
  name: 'Escape takes a drag back, and a second finger does not disturb one',
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await drag(separator, -60);
    await fireEvent.pointerMove(separator, { clientX: 500, pointerId: 2 });
    await expectWidth(separator, '300');
    await userEvent.keyboard('{Escape}');
    await expectWidth(separator, '240');
  },
};

export const RightToLeft: Story = {
  name: 'Right to left, the sized pane is on the left and the arrows keep their direction',
  render: (args) => (
    <div dir="rtl" style={{ inlineSize: 720 }}>
      <Sample {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    separator.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectWidth(separator, '256');
    await drag(separator, -40);
    await expectWidth(separator, '216');
    await fireEvent.pointerUp(separator, { pointerId: 1 });
  },
};

export const StartPane: Story = {
  name: 'The first pane can be the one with a width',
  args: { sized: 'start' },
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    separator.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectWidth(separator, '256');
  },
};

export const NoRoom: Story = {
  name: 'At 320 px the panes are one below the other, without a separator',
  decorators: [narrow],
  args: { start: longWord, end: longWord },
  render: (args) => (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Sample {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('separator')).toBeNull();
    await expectToFit(canvasElement);
  },
};

export const WidthOfAnotherScreen: Story = {
  name: 'A width remembered on a larger screen leaves the other pane its room',
  args: { size: 5000, max: 9000 },
  play: async ({ canvas }) => {
    const separator = canvas.getByRole('separator');
    await expectWidth(separator, '520');
  },
};
