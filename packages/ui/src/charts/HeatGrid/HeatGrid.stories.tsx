import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { rangeDepth } from '../RangeLegend/rangeDepths.ts';
import { rangeLevel } from '../RangeLegend/rangeLevels.ts';
import { sampleLongName } from '../samples/sampleCharts.ts';
import { SAMPLE_START, sampleTrace } from '../samples/sampleTrace.ts';
import { sampleLimits, sampleRangeLabels, sampleTimes } from '../samples/sampleLabels.ts';
import { HeatGrid, type HeatGridProps } from './HeatGrid.tsx';

function sampleGrid(days: number) {
  const { epochSeconds, values } = sampleTrace(days, 11);
  const sums = Array.from({ length: days }, () => Array.from({ length: 24 }, () => ({ sum: 0, count: 0 })));
  epochSeconds.forEach((at, index) => {
    const cell =
      sums[Math.floor((at - SAMPLE_START) / 86_400)]![Math.floor(((at - SAMPLE_START) % 86_400) / 3600)]!;
    cell.sum += values[index]!;
    cell.count++;
  });
  const means = sums.map((row) => row.map(({ sum, count }) => (count < 6 ? null : sum / count)));
  // Hours this rare would otherwise leave the outer levels out of the chart.
  if (means[2]) means[2][4] = 49;
  if (means[5]) means[5][22] = 268;
  return means;
}

const means = sampleGrid(14);
const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const days = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    id: String(day),
    header: sampleTimes.weekday(SAMPLE_START + day * 86_400),
  }));

const grid = (data: readonly (readonly (number | null)[])[]) => ({
  rows: days(data.length),
  cells: data.map((row) =>
    row.map((mean) =>
      mean === null
        ? { level: null }
        : { level: rangeLevel(mean, sampleLimits), depth: rangeDepth(mean, sampleLimits) },
    ),
  ),
  formatCell: (row: number, column: number) => {
    const mean = data[row]?.[column];
    return mean === null || mean === undefined ? '–' : String(Math.round(mean));
  },
  describeCell: (row: number, column: number) => {
    const mean = data[row]?.[column];
    const messages =
      mean === null || mean === undefined
        ? 'too few readings'
        : `${Math.round(mean)} mg/dL, ${sampleRangeLabels[rangeLevel(mean, sampleLimits)].name.toLowerCase()}`;
    return `${sampleTimes.weekday(SAMPLE_START + row * 86_400)}, ${hours[column]} h: ${messages}`;
  },
});

const args: HeatGridProps = {
  title: 'Hours of the day',
  summary: 'Mean of each hour. Afternoons are the highest; one night was very low.',
  columns: hours.map((header) => ({ id: header, header })),
  cornerHeader: 'Day',
  rangeLabels: sampleRangeLabels,
  missingLabels: 'Too few readings',
  legendLabel: 'Ranges',
  hint: 'Point at an hour, or choose one with the arrow keys.',
  ...grid(means),
};

const meta = { title: 'Charts/HeatGrid', component: HeatGrid, args } satisfies Meta<typeof HeatGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cellAt = (root: HTMLElement, row: number, column: number) =>
  root.querySelector<HTMLElement>(`[data-cell="${row},${column}"]`)!;

export const Default: Story = {
  name: 'Names every cell, every row and every column',
  play: async ({ canvas }) => {
    const table = canvas.getByRole('grid', { name: 'Hours of the day' });
    await expect(table).toHaveAttribute('aria-rowcount', '15');
    await expect(within(table).getAllByRole('gridcell')).toHaveLength(14 * 24);
    await expect(
      within(table).getByRole('gridcell', { name: 'Wed 7 Jan, 04 h: 49 mg/dL, very low' }),
    ).toBeVisible();
    await expect(within(table).getByRole('rowheader', { name: 'Mon 5 Jan' })).toBeVisible();
  },
};

export const KeyboardWalks: Story = {
  name: 'Is one tab stop, navigated with the arrows, Home, End and Control',
  play: async ({ canvasElement }) => {
    cellAt(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(cellAt(canvasElement, 1, 1)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(cellAt(canvasElement, 1, 23)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Home}');
    await expect(cellAt(canvasElement, 1, 0)).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(cellAt(canvasElement, 13, 23)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(cellAt(canvasElement, 0, 0)).toHaveFocus();
    await expect(canvasElement.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{ArrowUp}');
    await expect(cellAt(canvasElement, 0, 0)).toHaveFocus();
  },
};

export const ReadsTheCellInHand: Story = {
  name: 'Announces the cell under the pointer, and the focused one again when it leaves',
  play: async ({ canvas, canvasElement }) => {
    cellAt(canvasElement, 2, 4).focus();
    await userEvent.hover(cellAt(canvasElement, 5, 22));
    await expect(canvas.getByText('Sat 10 Jan, 22 h: 268 mg/dL, very high')).toBeVisible();
    await userEvent.unhover(canvas.getByRole('grid'));
    await expect(canvas.getByText('Wed 7 Jan, 04 h: 49 mg/dL, very low')).toBeVisible();
  },
};

export const KeyboardOpensACell: Story = {
  name: 'Opens a cell with Enter and with a click',
  args: { onChoose: fn() },
  play: async ({ args: given, canvasElement }) => {
    cellAt(canvasElement, 3, 3).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(cellAt(canvasElement, 4, 5));
    await expect(given.onChoose).toHaveBeenNthCalledWith(1, { row: 3, column: 3, isExtended: false });
    await expect(given.onChoose).toHaveBeenNthCalledWith(2, { row: 4, column: 5, isExtended: false });
  },
};

const onChoose = fn();
export const KeyboardChoosesHeadings: Story = {
  name: 'Chooses a whole row or column at its heading, and extends with Shift',
  args: { onChoose, hasHeadingChoice: true },
  play: async ({ canvas, canvasElement }) => {
    onChoose.mockClear();
    cellAt(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('columnheader', { name: '00' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onChoose).toHaveBeenLastCalledWith({ row: null, column: 1, isExtended: false });
    await userEvent.keyboard('{ArrowRight}{Shift>}{Enter}{/Shift}');
    await expect(onChoose).toHaveBeenLastCalledWith({ row: null, column: 2, isExtended: true });
    await userEvent.keyboard('{ArrowDown}{Home}{Enter}');
    await expect(canvas.getByRole('rowheader', { name: 'Mon 5 Jan' })).toHaveFocus();
    await expect(onChoose).toHaveBeenLastCalledWith({ row: 0, column: null, isExtended: false });
    await userEvent.click(canvas.getByRole('columnheader', { name: '05' }));
    await expect(onChoose).toHaveBeenLastCalledWith({ row: null, column: 5, isExtended: false });
  },
};

const graded = [
  [40, 53, 54, 60, 69, 70, 100, 140, 180, 181, 200, 220, 249, 250, 251, 290, 320, 400],
  [null, null, 100, 100],
].map((row) => Array.from({ length: 24 }, (_, hour) => row[hour] ?? null));
export const GradesWhatIsOutside: Story = {
  name: 'Draws a value just outside the range paler than one far outside, and leaves time to come blank',
  args: {
    ...grid(graded),
    cells: grid(graded).cells.map((row, day) =>
      row.map((cell, hour) => (day === 1 && hour > 5 ? { level: null, isBlank: true } : cell)),
    ),
    rows: days(2).map((row, day) => ({ ...row, end: ['42 %', '100 %'][day] ?? '' })),
    endHeader: 'In range',
  },
  play: async ({ canvas, canvasElement }) => {
    const fill = (hour: number, day = 0) =>
      getComputedStyle(cellAt(canvasElement, day, hour)).backgroundColor;
    await expect(new Set([9, 10, 11, 12].map((hour) => fill(hour))).size).toBe(4);
    await expect(fill(5)).toBe(fill(8));
    await expect(fill(6, 1)).not.toBe(fill(0, 1));
    await expect(canvas.getByRole('columnheader', { name: 'In range' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '42 %' })).toBeVisible();
  },
};

export const SharesItsHours: Story = {
  name: 'Puts its hours below those of a chart with the same insets, also at 320 px',
  args: {
    insets: { left: 72, right: 44 },
    rows: days(14).map((row) => ({ ...row, end: '84 %' })),
    endHeader: 'TIR',
    selection: { rows: ['2', '5'], columns: [3, 5] },
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('grid').getBoundingClientRect();
    const first = cellAt(canvasElement, 0, 0).getBoundingClientRect();
    const last = cellAt(canvasElement, 0, 23).getBoundingClientRect();
    await expect(first.left - table.left).toBeCloseTo(72, 0);
    await expect(table.right - last.right).toBeCloseTo(45, 0);
    await expect(canvas.getByRole('row', { name: /Wed 7 Jan/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const AsATable: Story = {
  name: 'Shows the same as a table of figures',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const row = within(await canvas.findByRole('table')).getByRole('row', { name: /^Wed 7 Jan/ });
    await expect(within(row).getAllByRole('cell')[4]).toHaveTextContent('49');
  },
};

const ninety = sampleGrid(90);
export const NinetyDays: Story = {
  name: 'Shows ninety days, with the hours visible while it scrolls',
  args: { ...grid(ninety), summary: '90 days.' },
  play: async ({ canvas, canvasElement }) => {
    cellAt(canvasElement, 89, 12).focus();
    cellAt(canvasElement, 89, 12).scrollIntoView({ block: 'nearest' });
    await expect(canvas.getByRole('columnheader', { name: '12' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(2160);
  },
};

export const Narrow: Story = {
  name: 'Scrolls inside itself at 320 px, never the page',
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector<HTMLElement>('[role="grid"]')!.parentElement!;
    await expect(scroller.clientWidth).toBeLessThanOrEqual(288);
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
  },
};

export const EmptyDay: Story = {
  name: 'Hatches every cell of a day without readings',
  args: grid([Array.from({ length: 24 }, () => null)]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell', { name: /too few readings/ })).toHaveLength(24);
  },
};

export const BadRows: Story = {
  name: 'Hatches the cells that a row lacks, such as the hour skipped in spring',
  args: { ...grid([[100, 110, null, 120]]), cells: [[{ level: 'inRange' }, { level: 'inRange' }]] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(24);
  },
};

export const RightToLeft: Story = {
  name: 'Moves in the direction of the arrows in right-to-left text',
  render: (given) => (
    <div dir="rtl">
      <HeatGrid {...given} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    cellAt(canvasElement, 0, 0).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cellAt(canvasElement, 0, 1)).toHaveFocus();
  },
};

export const EmptyGrid: Story = {
  name: 'Renders without any rows, and with a single cell',
  render: (given) => (
    <>
      <HeatGrid {...given} rows={[]} cells={[]} title="No day" />
      <HeatGrid
        {...given}
        title="One hour"
        rows={[{ id: 'day', header: 'Day' }]}
        columns={[{ id: '0', header: '00' }]}
        cells={[[{ level: 'low' }]]}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('grid', { name: 'No day' })).queryAllByRole('gridcell')).toEqual([]);
    const [cell] = within(canvas.getByRole('grid', { name: 'One hour' })).getAllByRole('gridcell');
    cell?.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{End}');
    await expect(cell).toHaveFocus();
  },
};

export const LongNames: Story = {
  name: 'Truncates a heading of a thousand characters, never the cells beside it, at 320 px',
  args: { ...grid(means.slice(0, 2)), rows: days(2).map((row) => ({ ...row, header: sampleLongName })) },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, padding: 8, boxSizing: 'border-box' }} data-box>
        {Story()}
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-box]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
    const [head] = canvas.getAllByRole('rowheader');
    await expect(head).toHaveTextContent(sampleLongName.trim());
    await expect(head?.getBoundingClientRect().width).toBeLessThan(200);
    await expect(head?.getBoundingClientRect().height).toBeLessThan(30);
  },
};
