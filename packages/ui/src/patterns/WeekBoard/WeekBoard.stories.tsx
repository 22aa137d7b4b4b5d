import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { dragOnto } from '../../components/SortableList/sortingChecks.ts';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { WeekBoard } from './WeekBoard.tsx';
import { daysFrom, dishesIn, meals, WeekBoardSample } from './WeekBoardSample.tsx';

const days = daysFrom(7);
const monday = '2025-03-03';
const tuesday = '2025-03-04';

const meta = {
  title: 'Patterns/WeekBoard',
  component: WeekBoard,
  args: {
    label: 'Menu of the week',
    rowHeading: 'Meal',
    days,
    rows: meals,
    cards: dishesIn(days, meals),
    onMove: fn(),
    onCopy: fn(),
    onAdd: fn(),
    onOpen: fn(),
    clipboard: { isEmpty: true, onCopy: fn(), onCut: fn(), onPaste: fn() },
  },
  argTypes: { navigation: { control: false }, labels: { control: false } },
  render: (args) => <WeekBoardSample {...args} />,
} satisfies Meta<typeof WeekBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cell of a row and a day. */
const cellOf = (canvasElement: HTMLElement, rowId: string, dayId: string) => {
  const cell = [...canvasElement.querySelectorAll<HTMLElement>('[data-cell]')].find(
    (each) => each.dataset.cell === `${rowId}\n${dayId}`,
  );
  if (!cell) throw new Error(`There is no cell ${rowId} ${dayId}.`);
  return cell;
};
const handleIn = (cell: HTMLElement) => within(cell).getAllByRole('button', { name: /^Drag / })[0] ?? cell;

export const Default: Story = {
  name: 'A grid of days and rows with its totals; today is marked',
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid', { name: 'Menu of the week' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
    await expect(canvas.getByRole('columnheader', { current: 'date' })).toHaveTextContent('Wed 51814 kcal');
    await expect(canvas.getByRole('rowheader', { name: /^Lunch/ })).toBeVisible();
    const lunch = cellOf(canvasElement, 'lunch', monday);
    await userEvent.click(within(lunch).getByRole('button', { name: /^Omelette/ }));
    await expect(args.onOpen).toHaveBeenCalledWith(`${monday} lunch`);
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Lunch, Monday 3 March' }));
    await expect(args.onAdd).toHaveBeenCalledWith(monday, 'lunch');
  },
};

export const Drags: Story = {
  name: 'A card is dragged to another day with the mouse, and within a cell with a finger',
  play: async ({ args, canvas, canvasElement }) => {
    const from = cellOf(canvasElement, 'breakfast', monday);
    const to = cellOf(canvasElement, 'breakfast', tuesday);
    const target = within(to).getByRole('button', { name: /^Lentil stew/ });
    dragOnto(handleIn(from), target, { at: 0 });
    await expect(args.onMove).toHaveBeenCalledWith({
      id: `${monday} breakfast`,
      dayId: tuesday,
      rowId: 'breakfast',
      beforeId: `${tuesday} breakfast`,
    });
    await waitFor(() => expect(within(to).getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Porridge moved. Position 1 of 2 in Breakfast, Tuesday 4 March.',
    );
    const [first, second] = within(to).getAllByRole('listitem');
    if (!first || !second) throw new Error('There are two cards.');
    dragOnto(handleIn(first), second, { at: 1, pointerType: 'touch' });
    await waitFor(() => expect(within(to).getAllByRole('listitem')[0]).toHaveTextContent('Lentil stew'));
  },
};

export const KeyboardMoves: Story = {
  name: 'One stop for Tab, arrows between cells; Space picks a card up and arrows take it to days and rows',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(handleIn(cellOf(canvasElement, 'breakfast', monday))).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Add to Breakfast, Monday 3 March' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(monday, 'breakfast');
    await userEvent.keyboard('{ArrowDown}');
    await expect(handleIn(cellOf(canvasElement, 'lunch', monday))).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Add to Lunch, Tuesday 4 March' })).toHaveFocus();
    await userEvent.keyboard('{Home} {ArrowRight}');
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent('in Lunch, Tuesday 4 March.');
    await userEvent.keyboard('{Escape}');
    await expect(said).toHaveTextContent('Cancelled. Omelette is where it was.');
    await userEvent.keyboard(' {ArrowRight}{ArrowRight} ');
    await expect(args.onMove).toHaveBeenCalledWith({
      id: `${monday} lunch`,
      dayId: '2025-03-05',
      rowId: 'lunch',
      beforeId: '2025-03-05 lunch',
    });
    await waitFor(() => expect(handleIn(cellOf(canvasElement, 'lunch', '2025-03-05'))).toHaveFocus());
  },
};

export const KeyboardCopies: Story = {
  name: 'The menu of a card copies it to one or all other days, and moves it',
  play: async ({ args, canvas, canvasElement }) => {
    const cell = cellOf(canvasElement, 'breakfast', monday);
    const menu = within(cell).getByRole('button', { name: 'Actions for Porridge' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: 'Copy to' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'All other days' }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      `${monday} breakfast`,
      days.slice(1).map(({ id }) => id),
    );
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Porridge copied to 6 days.'));
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await body.findByRole('menuitem', { name: 'Move within the day' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Dinner' }));
    await expect(args.onMove).toHaveBeenCalledWith({
      id: `${monday} breakfast`,
      dayId: monday,
      rowId: 'dinner',
      beforeId: null,
    });
  },
};

const chosen = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll<HTMLElement>('[data-selected]')].map((card) => card.dataset.sortItem);

export const KeyboardSelects: Story = {
  name: 'Cards are chosen by Shift and arrows, by day, row or all; copied, cut and pasted by keys',
  play: async ({ args, canvas, canvasElement }) => {
    const said = canvas.getByRole('status');
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.tab();
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect(said).toHaveTextContent('Nothing has been copied yet.');
    await userEvent.keyboard('{Control>}c{/Control}');
    await expect(args.clipboard?.onCopy).toHaveBeenLastCalledWith([`${monday} breakfast`]);
    await expect(said).toHaveTextContent('Porridge copied.');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(chosen(canvasElement)).toEqual([`${monday} breakfast`, `${tuesday} breakfast`]);
    await expect(said).toHaveTextContent('2 selected.');
    await expect(cellOf(canvasElement, 'breakfast', monday)).toHaveAttribute('aria-selected', 'true');
    await expect(cellOf(canvasElement, 'lunch', monday)).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(chosen(canvasElement)).toEqual([]);
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect(chosen(canvasElement)).toHaveLength(5);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(chosen(canvasElement)).toHaveLength(args.cards.length);
    await userEvent.keyboard('{Home}{Control>} {/Control}');
    await expect(chosen(canvasElement)).toEqual([`${monday} breakfast`, `${monday} lunch`]);
    await userEvent.keyboard('{Control>}x{/Control}');
    await expect(args.clipboard?.onCut).toHaveBeenLastCalledWith([`${monday} breakfast`, `${monday} lunch`]);
    await expect(said).toHaveTextContent('2 cut.');
    await expect(within(cellOf(canvasElement, 'lunch', monday)).queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull();
    canvas.getByRole('button', { name: 'Add to Lunch, Tuesday 4 March' }).focus();
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect(args.clipboard?.onPaste).toHaveBeenLastCalledWith(tuesday, 'lunch');
    await expect(said).toHaveTextContent('Pasted.');
    await expect(within(cellOf(canvasElement, 'lunch', tuesday)).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const PointerSelects: Story = {
  name: 'Ctrl and Shift with a click choose cards; what is beside them and in their menu does the rest',
  play: async ({ args, canvas, canvasElement }) => {
    const cardIn = (row: string, day: string) =>
      within(cellOf(canvasElement, row, day)).getAllByRole('button', { name: /kcal$/ })[0] ?? canvasElement;
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(cardIn('breakfast', monday));
    await user.click(cardIn('lunch', '2025-03-05'));
    await user.keyboard('{/Control}');
    await expect(args.onOpen).not.toHaveBeenCalled();
    await expect(chosen(canvasElement)).toEqual([`${monday} breakfast`, '2025-03-05 lunch']);
    const bar = canvas.getByRole('group', { name: 'Selection' });
    await expect(bar).toHaveTextContent('2 selected.');
    await user.click(within(bar).getByRole('button', { name: 'Copy' }));
    await expect(args.clipboard?.onCopy).toHaveBeenLastCalledWith([
      `${monday} breakfast`,
      '2025-03-05 lunch',
    ]);
    await user.click(within(bar).getByRole('button', { name: 'Clear the selection' }));
    await expect(chosen(canvasElement)).toEqual([]);

    const body = within(document.body);
    const actions = within(cellOf(canvasElement, 'breakfast', monday)).getByRole('button', {
      name: 'Actions for Porridge',
    });
    await user.click(actions);
    await user.click(await body.findByRole('menuitem', { name: 'Select the whole day' }));
    await expect(chosen(canvasElement)).toEqual([`${monday} breakfast`, `${monday} lunch`]);
    await user.click(actions);
    await user.click(await body.findByRole('menuitem', { name: /^Remove from the selection/ }));
    await expect(chosen(canvasElement)).toEqual([`${monday} lunch`]);
    await user.click(actions);
    await user.click(await body.findByRole('menuitem', { name: /^Paste here/ }));
    await expect(args.clipboard?.onPaste).toHaveBeenLastCalledWith(monday, 'breakfast');
    await user.keyboard('{Shift>}');
    await user.click(cardIn('breakfast', monday));
    await user.click(cardIn('lunch', monday));
    await user.keyboard('{/Shift}');
    await expect(chosen(canvasElement).length).toBeGreaterThanOrEqual(3);
  },
};

export const ShortWindow: Story = {
  name: 'In a short window the focus is never under the bar of the selection',
  decorators: [
    (Story) => (
      <div data-testid="window" style={{ blockSize: 260, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}a{/Control}');
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    const isFree = () => {
      const focused = document.activeElement;
      if (!canvas.getByTestId('window').contains(focused) || !focused)
        throw new Error('The focus left the board');
      const [one, other] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
      return one.bottom <= other.top || one.top >= other.bottom;
    };
    const rows = canvasElement.querySelectorAll('tbody tr').length;
    for (let step = 0; step < 2 * rows + 4; step++) {
      await userEvent.keyboard('{ArrowDown}');
      await expect(isFree()).toBe(true);
    }
    for (let step = 0; step < 2 * rows; step++) {
      await userEvent.keyboard('{ArrowUp}');
      await expect(isFree()).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
  },
};

export const LostConnection: Story = {
  name: 'A card whose move or copy cannot be saved is where it was, and a message says so',
  beforeEach: ({ args }) => {
    mocked(args.onMove).mockImplementationOnce(() => Promise.reject(new Error('offline')));
    const copy = args.onCopy && mocked(args.onCopy);
    copy?.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  },
  play: async ({ canvas, canvasElement }) => {
    const from = cellOf(canvasElement, 'breakfast', monday);
    dragOnto(handleIn(from), cellOf(canvasElement, 'lunch', tuesday));
    await expect(await canvas.findByText(/^We could not save the new place of Porridge/)).toBeVisible();
    await expect(within(from).getByRole('listitem')).toHaveTextContent('Porridge');
    await userEvent.click(within(from).getByRole('button', { name: 'Actions for Porridge' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Copy to' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Tuesday 4 March' }));
    await expect(await canvas.findByText('We could not copy Porridge. Nothing has changed.')).toBeVisible();
  },
};

export const States: Story = {
  name: 'Cells that are loading or failed say so and take no cards; the others go on',
  args: {
    stateOf: (dayId, rowId) => {
      if (rowId !== 'lunch') return undefined;
      return dayId === monday ? 'loading' : dayId === tuesday ? 'failed' : undefined;
    },
    onRetry: fn(),
  },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(cellOf(canvasElement, 'lunch', monday)).toHaveAttribute('aria-busy', 'true');
    dragOnto(handleIn(cellOf(canvasElement, 'breakfast', monday)), cellOf(canvasElement, 'lunch', monday));
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledWith(tuesday, 'lunch');
  },
};

const tray = {
  label: 'Logged meals',
  cards: [
    { id: 'toast', label: 'Toast with oil', content: '+45 mg/dL', actions: <button>Place</button> },
    { id: 'rice', label: 'Rice', content: '+70 mg/dL' },
  ],
  onPlace: fn(),
  canPlace: (_dayId: string, rowId: string) => rowId !== 'lunch',
};

export const Tray: Story = {
  name: 'Cards of the tray are dragged onto the board, stay there, and cells may refuse them',
  args: { tray },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Logged meals' });
    const [toast] = within(list).getAllByRole('listitem');
    if (!toast) throw new Error('There are two cards.');
    dragOnto(handleIn(toast), cellOf(canvasElement, 'breakfast', tuesday));
    await expect(tray.onPlace).toHaveBeenLastCalledWith('toast', tuesday, 'breakfast');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    dragOnto(handleIn(toast), cellOf(canvasElement, 'lunch', tuesday));
    await expect(tray.onPlace).toHaveBeenCalledTimes(1);
  },
};

export const KeyboardPlaces: Story = {
  name: 'By keys a card goes from the tray to today, past cells that refuse it, and focus stays in the tray',
  args: { tray: { ...tray, onPlace: fn() } },
  play: async ({ args, canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Logged meals' });
    const handle = within(list).getByRole('button', { name: 'Drag Rice' });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}');
    const said = canvas.getByRole('status');
    await expect(said).toHaveTextContent('in Breakfast, Wednesday 5 March.');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(said).toHaveTextContent('in Dinner, Thursday 6 March.');
    await userEvent.keyboard(' ');
    await expect(args.tray?.onPlace).toHaveBeenLastCalledWith('rice', '2025-03-06', 'dinner');
    await expect(handle).toHaveFocus();
    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await expect(said).toHaveTextContent('Cancelled. Rice is where it was.');
    // A card of the board does not go into the tray.
    dragOnto(handleIn(cellOf(canvasElement, 'breakfast', monday)), list);
    await expect(args.onMove).not.toHaveBeenCalled();
    await expect(args.tray?.onPlace).toHaveBeenCalledTimes(1);
  },
};

const weeks = daysFrom(28);
const fiveMeals = [...meals, { id: 'snack', label: 'Snack' }, { id: 'supper', label: 'Supper' }];

export const FourWeeks: Story = {
  name: 'Four weeks of five meals: the meals stay while the days scroll, and a drag renders two cells',
  args: { days: weeks, rows: fiveMeals, cards: dishesIn(weeks, fiveMeals) },
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    const scroller = grid.parentElement;
    if (!scroller) throw new Error('The grid is in what scrolls.');
    await expect(canvasElement.querySelectorAll('[data-cell]')).toHaveLength(140);
    scroller.scrollLeft = 1500;
    const head = canvas.getByRole('rowheader', { name: /^Lunch/ }).getBoundingClientRect();
    await expect(Math.abs(head.left - scroller.getBoundingClientRect().left)).toBeLessThanOrEqual(2);
    scroller.scrollLeft = 0;
    const changed = new Set<Node>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records)
        if (target instanceof Element) {
          const cell = target.closest('[data-cell]');
          if (cell) changed.add(cell);
        }
    });
    observer.observe(grid, { subtree: true, childList: true, attributes: true });
    dragOnto(
      handleIn(cellOf(canvasElement, 'breakfast', monday)),
      cellOf(canvasElement, 'breakfast', '2025-03-05'),
      { isUnfinished: true },
    );
    await waitFor(() =>
      expect(cellOf(canvasElement, 'breakfast', '2025-03-05')).toHaveAttribute('data-over'),
    );
    observer.disconnect();
    // Its own, the one it passes over, and the one it is over.
    await expect(changed.size).toBeLessThanOrEqual(3);
    await userEvent.keyboard('{Escape}');
  },
};

export const OneDay: Story = {
  name: 'On a phone one day is shown: chosen above or by wiping sideways',
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: 'Wed 5' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Mon 3' }));
    await expect(canvas.getByRole('columnheader', { name: /Mon 3/ })).toBeVisible();
    const grid = canvas.getByRole('grid');
    const finger = (x: number, y: number) => [
      new Touch({ identifier: 1, target: grid, clientX: x, clientY: y }),
    ];
    const wipe = (from: [number, number], to: [number, number]) => {
      fireEvent.touchStart(grid, { touches: finger(...from), changedTouches: finger(...from) });
      fireEvent.touchEnd(grid, { changedTouches: finger(...to) });
    };
    wipe([300, 200], [120, 210]);
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Tue 4/ })).toBeVisible());
    wipe([300, 200], [220, 400]);
    await expect(canvas.getByRole('columnheader', { name: /Tue 4/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

export const Empty: Story = {
  name: 'Without cards every cell is there, and can be reached and added to',
  args: { cards: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onAdd).toHaveBeenCalledWith(tuesday, 'breakfast');
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Spanish: Story = {
  name: 'In Spanish it speaks Spanish',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <LabelsProvider labels={es}>
        <WeekBoardSample {...args} />
      </LabelsProvider>
    </I18nProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight} ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Has movido Porridge.');
    await expect(canvas.getAllByRole('button', { name: 'Acciones de Porridge' })[0]).toBeVisible();
  },
};

export const Content: Story = {
  name: 'A card shows more than its name, and its actions are called by its name',
  args: {
    cards: [
      {
        id: 'rice',
        dayId: '2025-03-05',
        rowId: 'lunch',
        label: 'Rice with vegetables',
        content: 'Rice, 420 kcal, with vegetables',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rice, 420 kcal, with vegetables')).toBeVisible();
    await expect(
      canvas.getAllByRole('button', { name: 'Actions for Rice with vegetables' })[0],
    ).toBeVisible();
    await expect(canvas.queryByText('Rice with vegetables')).toBeNull();
  },
};

export const LongAndNarrow: Story = {
  name: 'At 320 px long names break inside their card',
  globals: { viewport: { value: 'w320' } },
  args: {
    cards: [{ id: 'long', dayId: '2025-03-05', rowId: 'lunch', label: 'w'.repeat(1000) }],
    rows: [{ id: 'lunch', label: 'L'.repeat(100) }],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

export const RightToLeft: Story = {
  name: 'On a right-to-left page the days run to the left, and so do the arrows',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <WeekBoardSample {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = ['breakfast', 'breakfast'].map((row, index) =>
      cellOf(canvasElement, row, index ? tuesday : monday),
    );
    if (!first || !second) throw new Error('There are two days.');
    await expect(second.getBoundingClientRect().left).toBeLessThan(first.getBoundingClientRect().left);
    handleIn(first).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handleIn(second)).toHaveFocus();
  },
};

export const Leads: Story = {
  name: 'A card with a line above its name keeps its handle, its name and its menu apart; a day has what can be done with it',
  args: {
    days: daysFrom(7).map((day) => ({
      ...day,
      actions: <button type="button" aria-label={`Actions for ${day.name}`} />,
    })),
    cards: dishesIn(daysFrom(7), meals).map((card) => ({
      ...card,
      lead: '420 kcal',
      meta: 'C 40 F 12 P 20 g',
    })),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const lunch = cellOf(canvasElement, 'lunch', monday);
    // What is pressed is named by the dish first, although its energy stands above it.
    const card = within(lunch).getByRole('button', { name: /^Omelette ?420 kcal/ });
    const [handle, menu] = [
      handleIn(lunch),
      within(lunch).getByRole('button', { name: 'Actions for Omelette' }),
    ];
    const [box, left, right] = [card, handle, menu].map((each) => each.getBoundingClientRect());
    const name = within(card).getByText('Omelette').getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(left!.bottom - 1);
    await expect(box!.width).toBeGreaterThan(right!.right - left!.left - 4);
    await userEvent.click(card);
    await expect(args.onOpen).toHaveBeenCalledWith(`${monday} lunch`);
    await expect(canvas.getByRole('button', { name: 'Actions for Monday 3 March' })).toBeVisible();
  },
};
