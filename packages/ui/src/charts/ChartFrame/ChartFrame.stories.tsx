import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChartFrame } from './ChartFrame.tsx';

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Steps',
    summary: 'A little more each week.',
    table: () => ({
      columns: [{ header: 'Reading' }, { header: 'Steps', align: 'end' as const }],
      rowCount: 5000,
      row: (index: number) => [`Number ${index + 1}`, String(4000 + index)],
    }),
    picture: () => ({
      element: document.body,
      width: 120,
      height: 40,
      paint: (pen, ink) => {
        pen.fillStyle = ink.rangeFill.high;
        pen.fillRect(0, 0, 120, 40);
      },
    }),
    children: <div style={{ blockSize: 120 }}>The picture</div>,
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Gives the chart a name and a summary in words',
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('group', { name: 'Steps' });
    await expect(figure).toHaveAccessibleDescription('A little more each week.');
  },
};

export const AsATable: Story = {
  name: 'Shows five thousand rows as a table and renders only the visible ones',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    await expect(within(table).getByRole('row', { name: 'Number 1 4000' })).toBeVisible();
    await expect(within(table).getAllByRole('row').length).toBeLessThan(60);
    canvas.getByRole('region', { name: 'Steps' }).scrollTop = 100_000;
    await waitFor(() => expect(within(table).queryByRole('row', { name: 'Number 1 4000' })).toBeNull());
  },
};

export const Exports: Story = {
  name: 'Exports as SVG with its title, and as PNG',
  play: async ({ canvas, canvasElement }) => {
    const saved: { name: string; blob: Promise<Blob> }[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, blob: fetch(this.href).then((response) => response.blob()) });
    };
    const body = within(canvasElement.ownerDocument.body);
    try {
      for (const entry of ['SVG drawing', 'PNG image']) {
        await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
        await userEvent.click(await body.findByRole('menuitem', { name: entry }, { timeout: 5000 }));
        await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
      }
      await waitFor(() => expect(saved).toHaveLength(2));
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    await expect(saved.map(({ name }) => name)).toEqual(['Steps.svg', 'Steps.png']);
    const drawing = new DOMParser().parseFromString(await (await saved[0]!.blob).text(), 'image/svg+xml');
    await expect(drawing.querySelector('title')?.textContent).toBe('Steps');
    await expect(drawing.querySelector('#range-high')).not.toBeNull();
    await expect(drawing.documentElement.outerHTML).not.toMatch(/oklch|NaN|var\(/);
    const picture = await createImageBitmap(await saved[1]!.blob);
    await expect([picture.width, picture.height]).toEqual([(120 + 32) * 2, (40 + 32 + 32) * 2]);
  },
};

export const AsksBeforeExport: Story = {
  name: 'Asks before exporting an image, and cancels when refused',
  args: { onExport: fn<(kind: 'png' | 'svg') => boolean>(() => false) },
  play: async ({ args, canvas, canvasElement }) => {
    const click = HTMLAnchorElement.prototype.click;
    const handOver = fn();
    HTMLAnchorElement.prototype.click = handOver;
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      const body = within(canvasElement.ownerDocument.body);
      await userEvent.click(await body.findByRole('menuitem', { name: 'SVG drawing' }, { timeout: 5000 }));
      await waitFor(() => expect(args.onExport).toHaveBeenCalledWith('svg'));
      await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
      await expect(handOver).not.toHaveBeenCalled();
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  },
};

export const OnlyWords: Story = {
  name: 'Offers neither table nor export without them',
  render: ({ title, summary, frameLabels, children }) => (
    <ChartFrame title={title} summary={summary} frameLabels={frameLabels}>
      {children}
    </ChartFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Show as a table' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
};

/** Presses the button by script, because it is hidden in a wide window. */
const openFull = (root: HTMLElement) => {
  const button = root.querySelector<HTMLButtonElement>('button[aria-label="Full screen"]');
  if (!button) throw new Error('There is no button for the full screen.');
  button.click();
};

const chosen = fn();
export const OpensByTap: Story = {
  name: 'On a phone a tap opens the chart, and the next one reaches it; keys reach it at once',
  args: {
    opensByTap: true,
    children: (isFull: boolean) => (
      <button type="button" onPointerDown={() => chosen('pressed')} onClick={() => chosen('clicked')}>
        {isFull ? 'The whole screen' : 'A part of it'}
      </button>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    chosen.mockClear();
    if (window.innerWidth >= 600) return;
    const part = canvas.getByRole('button', { name: 'A part of it' });
    part.focus();
    await userEvent.keyboard('{Enter}');
    await expect(chosen).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    chosen.mockClear();
    await userEvent.click(part);
    await expect(canvas.getByRole('dialog', { name: 'Steps' })).toBeVisible();
    await expect(chosen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'The whole screen' }));
    await expect(chosen.mock.calls).toEqual([['pressed'], ['clicked']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Close full screen' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const KeyboardFullScreen: Story = {
  name: 'Traps focus in full screen, and restores it afterwards',
  render: (args) => (
    <>
      <button type="button">Before</button>
      <ChartFrame {...args} controls={<button type="button">Own control</button>} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const start = canvas.getByRole('button', { name: 'Show as a table' });
    start.focus();
    openFull(canvasElement);
    const dialog = await canvas.findByRole('dialog', { name: 'Steps' });
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await expect(dialog).toHaveAccessibleDescription('A little more each week.');
    const leave = canvas.getByRole('button', { name: 'Close full screen' });
    await waitFor(() => expect(leave).toHaveFocus());
    // The page beside it is inert.
    await expect(canvas.getByText('Before').closest('[inert]')).not.toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Own control' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(leave).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(start).toHaveFocus();
    await expect(canvas.getByText('Before').closest('[inert]')).toBeNull();
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

export const KeyboardMenuInFullScreen: Story = {
  name: 'Escape closes a menu inside full screen first',
  play: async ({ canvas, canvasElement }) => {
    openFull(canvasElement);
    await canvas.findByRole('dialog', { name: 'Steps' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const body = within(canvasElement.ownerDocument.body);
    const menu = await body.findByRole('menu', { name: 'Export' }, { timeout: 5000 });
    await waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    await expect(canvasElement.querySelector('figure')).toHaveAttribute('role', 'dialog');
    canvas.getByRole('button', { name: 'Close full screen' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const EmptyTable: Story = {
  name: 'Shows only headings for a table without rows',
  args: {
    table: () => ({ columns: [{ header: 'Reading' }, { header: 'Steps' }], rowCount: 0, row: () => [] }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getByRole('columnheader', { name: 'Steps' })).toBeVisible();
    await expect(within(table).getAllByRole('row')).toHaveLength(1);
  },
};

export const LongTitle: Story = {
  name: 'Breaks a title of a thousand characters and wraps its buttons at 320 px',
  args: { title: 'Steps'.repeat(200), summary: 'word '.repeat(60) },
  render: (args) => (
    <div style={{ inlineSize: 320, padding: 8, boxSizing: 'border-box' }} data-box>
      <ChartFrame {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('[data-box]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  },
};
