import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { SortableList } from './SortableList.tsx';
import { breakfast, lunch, SortableListSample } from './SortableListSample.tsx';
import { dragOnto, dragTo, sortedNames } from './sortingChecks.ts';

const meta = {
  title: 'Components/SortableList',
  component: SortableList,
  args: { lists: [breakfast], onMove: fn() },
  argTypes: { empty: { control: false }, labels: { control: false } },
  render: (args) => <SortableListSample {...args} />,
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Dragging a handle with the mouse moves its item and says where it is',
  play: async ({ args, canvas, canvasElement }) => {
    dragOnto(canvas.getByRole('button', { name: 'Drag Oats' }), canvas.getByText('Banana'), { at: 1 });
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(args.onMove).toHaveBeenCalledWith({
      id: 'oats',
      from: { listId: 'breakfast', beforeId: 'milk' },
      to: { listId: 'breakfast', beforeId: 'walnuts' },
      index: 2,
    });
    await waitFor(() => expect(sortedNames(canvasElement)).toEqual(['Milk', 'Banana', 'Oats', 'Walnuts']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Oats moved. Position 3 of 4.');
    await expect(canvas.getByRole('button', { name: 'Drag Oats' })).toHaveFocus();
  },
};

export const BetweenLists: Story = {
  name: 'Between lists: what is dragged is named at the pointer, a line marks its place, and it changes lists',
  args: { lists: [breakfast, lunch], layout: 'columns' },
  play: async ({ canvas, canvasElement }) => {
    const handle = canvas.getByRole('button', { name: 'Drag Milk' });
    const stay = handle.getBoundingClientRect();
    dragOnto(handle, canvas.getByText('Lentils'), { at: 0, isUnfinished: true });
    await waitFor(() => expect(document.body.lastElementChild).toHaveTextContent('Milk'));
    await expect(canvas.getByText('Lentils').closest('li')).toHaveAttribute('data-drop-before');
    // Nothing moves before the drop.
    await expect(handle.getBoundingClientRect().top).toBe(stay.top);
    dragOnto(handle, canvas.getByText('Lentils'), { at: 0 });
    const second = canvas.getByRole('list', { name: 'Lunch' });
    await waitFor(() => expect(sortedNames(second)).toEqual(['Milk', 'Lentils']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Milk moved. Position 1 of 2 in Lunch.');
    await expect(sortedNames(canvasElement)).toHaveLength(5);
  },
};

export const Touch: Story = {
  name: 'A finger on the handle drags at once; anywhere else on the row it scrolls',
  play: async ({ canvas, canvasElement }) => {
    const handle = canvas.getByRole('button', { name: 'Drag Walnuts' });
    await expect(getComputedStyle(handle).touchAction).toBe('none');
    await expect(getComputedStyle(canvas.getByText('Walnuts')).touchAction).toBe('auto');
    dragOnto(handle, canvas.getByText('Oats'), { at: 0, pointerType: 'touch' });
    await waitFor(() => expect(sortedNames(canvasElement)).toEqual(['Walnuts', 'Oats', 'Milk', 'Banana']));
    dragOnto(canvas.getByText('Milk'), canvas.getByText('Walnuts'), { at: 0, pointerType: 'touch' });
    await expect(sortedNames(canvasElement)).toEqual(['Walnuts', 'Oats', 'Milk', 'Banana']);
  },
};

export const Outside: Story = {
  name: 'Dropped outside, cancelled by Escape or not really dragged, nothing changes',
  play: async ({ args, canvas, canvasElement }) => {
    const handle = canvas.getByRole('button', { name: 'Drag Oats' });
    const below = { x: 400, y: window.innerHeight - 2 };
    dragTo(handle, below);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Oats was dropped outside and is where it was.'),
    );
    dragOnto(handle, canvas.getByText('Banana'), { isUnfinished: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Cancelled.'));
    await userEvent.click(handle);
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(sortedNames(canvasElement)).toEqual(['Oats', 'Milk', 'Banana', 'Walnuts']);
  },
};

export const LongLabels: Story = {
  name: 'Long labels wrap where sentences are sorted',
  args: {
    hasLongLabels: true,
    lists: [
      {
        id: 'advice',
        label: 'Advice',
        items: [
          {
            id: 'walk',
            label:
              'Walk for ten to fifteen minutes after dinner, also on days on which there was time for training before it.',
          },
        ],
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const label = canvas.getByText(/Walk for ten/);
    await expect(label.getClientRects().length).toBeGreaterThan(2);
  },
};

export const KeyboardSorts: Story = {
  name: 'Space picks up, arrows and End move, Space drops; each step is announced and the focus stays',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    const handle = canvas.getByRole('button', { name: 'Drag Oats' });
    await expect(handle).toHaveFocus();
    await expect(handle).toHaveAccessibleDescription(
      'Space picks up, arrow keys move, Space drops, Escape cancels.',
    );
    const said = canvas.getByRole('status');
    await userEvent.keyboard(' ');
    await expect(said).toHaveTextContent('Oats picked up. Position 1 of 4.');
    await userEvent.keyboard('{ArrowUp}');
    await expect(said).toHaveTextContent('Oats picked up. Position 1 of 4.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(said).toHaveTextContent('Position 2 of 4.');
    await userEvent.keyboard('{End}');
    await expect(said).toHaveTextContent('Position 4 of 4.');
    await userEvent.keyboard('{ArrowUp} ');
    await expect(said).toHaveTextContent('Oats moved. Position 3 of 4.');
    await expect(sortedNames(canvasElement)).toEqual(['Milk', 'Banana', 'Oats', 'Walnuts']);
    await expect(canvas.getByRole('button', { name: 'Drag Oats' })).toHaveFocus();
  },
};

export const KeyboardBetweenLists: Story = {
  name: 'Arrows lead from the end of a list to the next one; Escape and Tab cancel',
  args: { lists: [breakfast, lunch] },
  play: async ({ args, canvas }) => {
    const said = canvas.getByRole('status');
    canvas.getByRole('button', { name: 'Drag Walnuts' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(said).toHaveTextContent('Position 1 of 2 in Lunch.');
    await userEvent.keyboard('{Escape}');
    await expect(said).toHaveTextContent('Cancelled. Walnuts is where it was.');
    await userEvent.keyboard('{Enter}{ArrowRight}');
    await userEvent.tab();
    await expect(said).toHaveTextContent('Cancelled. Walnuts is where it was.');
    await expect(args.onMove).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Drag Walnuts' }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await expect(said).toHaveTextContent('Walnuts moved. Position 2 of 2 in Lunch.');
    await expect(sortedNames(canvas.getByRole('list', { name: 'Lunch' }))).toEqual(['Lentils', 'Walnuts']);
    await expect(canvas.getByRole('button', { name: 'Drag Walnuts' })).toHaveFocus();
  },
};

export const ByMenu: Story = {
  name: 'A menu moves up, down, to the ends and to another list',
  args: { lists: [breakfast, lunch] },
  play: async ({ canvas }) => {
    const choose = async (item: string, entry: string) => {
      await userEvent.click(canvas.getByRole('button', { name: `Move ${item}` }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: entry }));
    };
    const first = canvas.getByRole('list', { name: 'Breakfast' });
    await choose('Oats', 'Move down');
    await waitFor(() => expect(sortedNames(first)).toEqual(['Milk', 'Oats', 'Banana', 'Walnuts']));
    await choose('Walnuts', 'Move to the start');
    await waitFor(() => expect(sortedNames(first)).toEqual(['Walnuts', 'Milk', 'Oats', 'Banana']));
    await choose('Milk', 'Move to Lunch');
    await waitFor(() =>
      expect(sortedNames(canvas.getByRole('list', { name: 'Lunch' }))).toEqual(['Lentils', 'Milk']),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Milk moved. Position 2 of 2 in Lunch.');
    await waitFor(() =>
      expect(canvas.getByText('Milk').closest('li')).toContainElement(
        document.activeElement instanceof HTMLElement ? document.activeElement : null,
      ),
    );
  },
};

const connection: { fail: () => void } = { fail: () => undefined };

export const LostConnection: Story = {
  name: 'If saving fails, the item returns to its place and a message says so; trying again moves it',
  args: {
    lists: [breakfast, lunch],
    onMove: fn(),
  },
  beforeEach: ({ args }) => {
    const lost = new Promise<void>((_resolve, reject) => {
      connection.fail = () => reject(new Error('offline'));
    });
    // Handled by the list; this only keeps the browser from reporting it before.
    lost.catch(() => undefined);
    mocked(args.onMove).mockReturnValueOnce(lost).mockReturnValue(Promise.resolve());
  },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('list', { name: 'Breakfast' });
    const second = canvas.getByRole('list', { name: 'Lunch' });
    dragOnto(canvas.getByRole('button', { name: 'Drag Oats' }), canvas.getByText('Lentils'), { at: 0 });
    await waitFor(() => expect(sortedNames(second)).toEqual(['Oats', 'Lentils']));
    await expect(canvas.getByText('Oats').closest('li')).toHaveAttribute('aria-busy', 'true');
    connection.fail();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not save the new place of Oats. It is back where it was.',
    );
    await expect(sortedNames(first)).toEqual(['Oats', 'Milk', 'Banana', 'Walnuts']);
    await expect(canvas.getByRole('button', { name: 'Drag Oats' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sortedNames(second)).toEqual(['Oats', 'Lentils']));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Disabled: Story = {
  name: 'A disabled item stays, others move around it, and a list can refuse items',
  args: {
    lists: [
      { ...breakfast, items: breakfast.items.map((item, index) => ({ ...item, isDisabled: index === 1 })) },
      lunch,
    ],
    canDrop: (id, listId) => id !== 'oats' || listId !== 'lunch',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Drag Milk' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Move Milk' })).toBeNull();
    const oats = canvas.getByRole('button', { name: 'Drag Oats' });
    dragOnto(oats, canvas.getByText('Lentils'));
    await expect(args.onMove).not.toHaveBeenCalled();
    oats.focus();
    await userEvent.keyboard(' {End}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Position 4 of 4 in Breakfast.');
    await userEvent.keyboard('{Home}{ArrowDown} ');
    await expect(sortedNames(canvas.getByRole('list', { name: 'Breakfast' }))).toEqual([
      'Oats',
      'Banana',
      'Walnuts',
    ]);
    await expect(args.onMove).toHaveBeenCalledOnce();
  },
};

export const Spanish: Story = {
  name: 'In Spanish it announces in Spanish',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <LabelsProvider labels={es}>
        <SortableListSample {...args} />
      </LabelsProvider>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Arrastrar Oats' }).focus();
    await userEvent.keyboard(' {ArrowDown} ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Has movido Oats. Posición 2 de 4.');
  },
};

export const Empty: Story = {
  name: 'An empty list says so and takes what is dropped on it',
  args: { lists: [breakfast, { ...lunch, items: [] }], layout: 'columns', empty: 'Nothing yet' },
  play: async ({ canvas }) => {
    dragOnto(canvas.getByRole('button', { name: 'Drag Oats' }), canvas.getByText('Nothing yet'));
    await waitFor(() => expect(sortedNames(canvas.getByRole('list', { name: 'Lunch' }))).toEqual(['Oats']));
    await expect(canvas.queryByText('Nothing yet')).toBeNull();
  },
};

export const LongOnNarrow: Story = {
  name: 'At 320 px a name of a thousand characters is truncated, and nothing overflows',
  args: {
    lists: [
      { ...breakfast, items: [{ id: 'long', label: 'Oats '.repeat(200) }, ...breakfast.items] },
      { ...lunch, label: 'L'.repeat(300) },
    ],
  },
  render: (args) => (
    <div data-testid="box" style={{ width: 288 }}>
      <SortableListSample {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  },
};

export const RightToLeft: Story = {
  name: 'On a right-to-left page the handle is on the right, and the left arrow leads to the next list',
  args: { lists: [breakfast, lunch], layout: 'columns' },
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <SortableListSample {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Drag Oats' });
    await expect(handle.getBoundingClientRect().left).toBeGreaterThan(
      canvas.getByText('Oats').getBoundingClientRect().left,
    );
    handle.focus();
    await userEvent.keyboard(' {ArrowRight}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Oats picked up.');
    await userEvent.keyboard('{ArrowLeft} ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Oats moved. Position 1 of 2 in Lunch.');
  },
};
