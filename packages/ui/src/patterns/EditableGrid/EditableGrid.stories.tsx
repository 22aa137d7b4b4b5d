import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, fireEvent, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { EditableGrid } from './EditableGrid.tsx';
import { EditableGridSample, foodColumns, foods } from './EditableGridSample.tsx';

const meta = {
  title: 'Patterns/EditableGrid',
  component: EditableGrid,
  args: { label: 'Foods', rowHeading: 'Food', columns: foodColumns, rows: foods, onSave: fn() },
  argTypes: { empty: { control: false }, labels: { control: false } },
  render: (args) => <EditableGridSample {...args} />,
} satisfies Meta<typeof EditableGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The cell of a row and column, from 0; column 0 names the row. */
const cellAt = (canvasElement: HTMLElement, row: number, column: number) => {
  const cell = canvasElement.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`);
  if (!cell) throw new Error(`There is no cell ${row} ${column}.`);
  return cell;
};
const pasteInto = (cell: HTMLElement, text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  fireEvent(cell, new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

export const Default: Story = {
  name: 'A second click edits a cell; leaving it saves',
  play: async ({ args, canvas, canvasElement }) => {
    const cell = cellAt(canvasElement, 0, 1);
    await userEvent.click(cell);
    await expect(cell).toHaveFocus();
    await userEvent.click(cell);
    const field = canvas.getByRole('textbox', { name: 'Amount, Oats' });
    await userEvent.clear(field);
    await userEvent.type(field, '60');
    await userEvent.click(cellAt(canvasElement, 2, 1));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith([
      { rowId: 'oats', columnId: 'amount', value: 60, previous: 40 },
    ]);
    await expect(cell).toHaveTextContent('60g');
    await expect(canvas.getByRole('status')).toHaveTextContent('Amount, Oats: saved.');
  },
};

export const KeyboardEdits: Story = {
  name: 'Enter or F2 begins, Enter saves and goes down, Tab saves and goes on, Escape restores',
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(cellAt(canvasElement, 0, 0)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Amount, Oats' })).toHaveFocus();
    await userEvent.keyboard('5{Enter}');
    await expect(cellAt(canvasElement, 0, 1)).toHaveTextContent('405g');
    await expect(cellAt(canvasElement, 1, 1)).toHaveFocus();
    await userEvent.keyboard('{F2}0{Escape}');
    await expect(cellAt(canvasElement, 1, 1)).toHaveTextContent('200g');
    await expect(cellAt(canvasElement, 1, 1)).toHaveFocus();
    await userEvent.keyboard('75');
    await userEvent.tab();
    await expect(cellAt(canvasElement, 1, 1)).toHaveTextContent('75g');
    await expect(cellAt(canvasElement, 1, 2)).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Measure, Milk' }), 'Spoon');
    await userEvent.keyboard('{Enter}');
    await expect(cellAt(canvasElement, 1, 2)).toHaveTextContent('Spoon');
    await userEvent.keyboard('{Home}{End}');
    await expect(cellAt(canvasElement, 2, 4)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const KeyboardLeaves: Story = {
  name: 'Tab passes the grid in one stop, and leaves it from the last cell',
  args: { columns: foodColumns.slice(0, 1), rows: foods.slice(0, 1) },
  render: (args) => (
    <>
      <EditableGridSample {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    cellAt(canvasElement, 0, 1).focus();
    await userEvent.keyboard('9');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Comma: Story = {
  name: 'In Spanish a comma and a point are decimals, and it speaks Spanish',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <LabelsProvider labels={es}>
        <EditableGridSample {...args} />
      </LabelsProvider>
    </I18nProvider>
  ),
  play: async ({ args, canvas, canvasElement }) => {
    await expect(cellAt(canvasElement, 2, 1)).toHaveTextContent('118,5g');
    cellAt(canvasElement, 0, 1).focus();
    await userEvent.keyboard('1,5{Enter}2.5{Enter}');
    await expect(args.onSave).toHaveBeenLastCalledWith([
      { rowId: 'milk', columnId: 'amount', value: 2.5, previous: 200 },
    ]);
    await expect(cellAt(canvasElement, 0, 1)).toHaveTextContent('1,5g');
    await expect(canvas.getByRole('status')).toHaveTextContent('Amount, Milk: guardado.');
  },
};

export const Refused: Story = {
  name: 'A refused value stays as it was typed, with a sentence in its place',
  play: async ({ args, canvas, canvasElement }) => {
    const cell = cellAt(canvasElement, 0, 1);
    cell.focus();
    await userEvent.keyboard('much{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Amount, Oats' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('much');
    await expect(field).toHaveAccessibleDescription('“much” is not a number.');
    await userEvent.click(cellAt(canvasElement, 2, 3));
    await expect(cell).toHaveTextContent('much');
    await expect(cell).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSave).not.toHaveBeenCalled();
    cell.focus();
    await userEvent.keyboard('9999{Enter}');
    await expect(within(cell).getByText('Enter 1 to 2,000 g.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveTextContent('40g');
    await expect(cell).not.toHaveAttribute('aria-invalid');
  },
};

const connection: { fail: () => void } = { fail: () => undefined };

export const LostConnection: Story = {
  name: 'While saving, the cell shows what was typed; if that fails it stays, and can be saved again',
  beforeEach: ({ args }) => {
    const lost = new Promise<void>((_resolve, reject) => {
      connection.fail = () => reject(new Error('offline'));
    });
    lost.catch(() => undefined);
    mocked(args.onSave).mockReturnValueOnce(lost).mockReturnValue(Promise.resolve());
  },
  play: async ({ canvas, canvasElement }) => {
    const cell = cellAt(canvasElement, 1, 1);
    cell.focus();
    await userEvent.keyboard('55{Enter}');
    await expect(cell).toHaveAttribute('aria-busy', 'true');
    await expect(cell).toHaveTextContent('55g');
    connection.fail();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'One value could not be saved. It is still here.',
    );
    await expect(cell).toHaveTextContent('55gNot saved.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(cell).toHaveTextContent(/^55g$/);
  },
};

export const Pasted: Story = {
  name: 'A column pasted from a spreadsheet fills the cells below in one change, and says what did not fit',
  play: async ({ args, canvas, canvasElement }) => {
    const first = cellAt(canvasElement, 0, 1);
    first.focus();
    pasteInto(first, '10,5\r\nheavy\r\n30\r\n40\r\n');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith([
      { rowId: 'oats', columnId: 'amount', value: 10.5, previous: 40 },
      { rowId: 'banana', columnId: 'amount', value: 30, previous: 118.5 },
    ]);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Values pasted: 2. Refused: 1. Without a place: 1.',
      ),
    );
    await expect(cellAt(canvasElement, 1, 1)).toHaveTextContent('“heavy” is not a number.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cellAt(canvasElement, 0, 1)).toHaveTextContent('40g');
    await expect(cellAt(canvasElement, 2, 1)).toHaveTextContent('118.5g');
    await expect(canvas.getByRole('status')).toHaveTextContent('Values restored: 2.');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing to undo.');
  },
};

export const OutOfUse: Story = {
  name: 'Read-only rows and columns take the focus, but no characters',
  args: { rows: foods.map((row, index) => ({ ...row, isReadOnly: index === 0 })) },
  play: async ({ args, canvas, canvasElement }) => {
    cellAt(canvasElement, 0, 1).focus();
    await userEvent.keyboard('5{Enter}{Delete}');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(cellAt(canvasElement, 0, 1)).toHaveAttribute('aria-readonly', 'true');
  },
};

export const Empty: Story = {
  name: 'Without rows it says what will be here',
  args: { rows: [], empty: 'No foods yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No foods yet')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const LongOnNarrow: Story = {
  name: 'At 320 px it scrolls inside itself, under the names of its rows',
  args: { rows: [{ id: 'long', label: 'Oats'.repeat(80), values: { note: 'w'.repeat(1000) } }, ...foods] },
  render: (args) => (
    <div data-testid="box" style={{ width: 288 }}>
      <EditableGridSample {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByTestId('box');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    cellAt(canvasElement, 1, 4).focus();
    const name = within(box).getByText('Oats').getBoundingClientRect();
    await expect(name.left).toBeGreaterThanOrEqual(box.getBoundingClientRect().left);
  },
};

export const RightToLeft: Story = {
  name: 'On a right-to-left page the left arrow goes to the next column',
  render: (args) => (
    <I18nProvider locale="ar">
      <div dir="rtl">
        <EditableGridSample {...args} />
      </div>
    </I18nProvider>
  ),
  play: async ({ canvasElement }) => {
    cellAt(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cellAt(canvasElement, 0, 1)).toHaveFocus();
  },
};
