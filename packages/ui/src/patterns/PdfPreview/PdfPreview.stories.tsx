import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { samplePdf } from '../samples/samplePdf.ts';
import { PdfPreview } from './PdfPreview.tsx';
import { startPdfWorker } from './pdfWorker.ts';

const twoPages = samplePdf();
const manyPages = samplePdf({
  pages: Array.from({ length: 300 }, (_, index) => [`Chapter ${index + 1}`, 'One line of it.']),
});

const meta = {
  title: 'Patterns/PdfPreview',
  component: PdfPreview,
  args: { source: twoPages, fileName: 'report.pdf', onDownload: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: 600, maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page that has been rendered with its text layer. */
const drawn = async (canvas: ReturnType<typeof within>, name: string) => {
  const page = await canvas.findByRole('group', { name }, { timeout: 15_000 });
  await waitFor(() => expect(page).toHaveAttribute('aria-busy', 'false'), { timeout: 15_000 });
  return page;
};

export const Default: Story = {
  name: 'Renders the pages, with text that can be selected and read aloud',
  play: async ({ args, canvas }) => {
    const page = await drawn(canvas, 'Page 1 of 2');
    await expect(page).toHaveTextContent('Laboratory report');
    const heading = within(page).getByText('Laboratory report');
    const { left, width } = heading.getBoundingClientRect();
    const box = page.getBoundingClientRect();
    // Where it is drawn: 64 points from the edge of 595, about 180 wide.
    await expect((left - box.left) / box.width).toBeCloseTo(64 / 595, 1);
    await expect(width / box.width).toBeCloseTo(180 / 595, 1);
    getSelection()?.selectAllChildren(heading);
    await expect(getSelection()?.toString()).toBe('Laboratory report');
    getSelection()?.removeAllRanges();
    const canvases = page.querySelectorAll('canvas');
    await expect(canvases).toHaveLength(1);
    const ink = canvases[0]?.getContext('2d')?.getImageData(0, 0, canvases[0].width, canvases[0].height).data;
    await expect(Array.from(ink ?? [], Number).some((value, index) => index % 4 === 0 && value < 100)).toBe(
      true,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const KeyboardReads: Story = {
  name: 'The keyboard turns pages, goes to one by its number, and zooms',
  play: async ({ canvas }) => {
    await drawn(canvas, 'Page 1 of 2');
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '2{Enter}');
    await drawn(canvas, 'Page 2 of 2');
    await waitFor(() => expect(field).toHaveValue('2'));
    await expect(canvas.getByText('Page 2 of 2')).toHaveAttribute('role', 'status');
    const pages = canvas.getByRole('region', { name: 'report.pdf' });
    pages.focus();
    await expect(pages).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(field).toHaveValue('1'));
    const share = canvas.getByText(/^\d+%$/);
    const before = parseInt(share.textContent ?? '', 10);
    await userEvent.keyboard('+');
    await waitFor(() => expect(parseInt(share.textContent ?? '', 10)).toBeGreaterThan(before));
    await userEvent.keyboard('0');
    await waitFor(() => expect(share).toHaveTextContent(`${before}%`));
    await drawn(canvas, 'Page 1 of 2');
  },
};

export const BadNumber: Story = {
  name: 'A number beyond the last page goes to the last, and other text changes nothing',
  play: async ({ canvas }) => {
    await drawn(canvas, 'Page 1 of 2');
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, 'x{Enter}');
    await expect(field).toHaveValue('1');
    await userEvent.clear(field);
    await userEvent.type(field, '99{Enter}');
    await waitFor(() => expect(field).toHaveValue('2'));
    await drawn(canvas, 'Page 2 of 2');
  },
};

export const Hundreds: Story = {
  name: 'Of three hundred pages only the visible ones are rendered',
  args: { source: manyPages },
  play: async ({ canvas }) => {
    await drawn(canvas, 'Page 1 of 300');
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '150{Enter}');
    await expect(await drawn(canvas, 'Page 150 of 300')).toHaveTextContent('Chapter 150');
    await expect(canvas.getAllByRole('group', { name: /^Page/ }).length).toBeLessThan(6);
  },
};

export const BadFile: Story = {
  name: 'A file that is not a PDF says so and can be downloaded',
  args: { source: new Blob(['Not a document at all.']) },
  play: async ({ args, canvas }) => {
    const alert = await canvas.findByRole('alert', {}, { timeout: 15_000 });
    await expect(alert).toHaveTextContent('We cannot show this PDF');
    await userEvent.click(within(alert).getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};

export const BadLock: Story = {
  name: 'A password-protected document says so',
  args: { source: samplePdf({ pages: [['Secret']], isEncrypted: true }) },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, { timeout: 15_000 });
    await expect(alert).toHaveTextContent('This PDF has a password');
  },
};

export const EmptyFile: Story = {
  name: 'An empty file says so',
  args: { source: new Blob([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This PDF has no pages');
  },
};

export const BadAddress: Story = {
  name: 'A document that cannot be loaded says so and retries',
  args: { source: '/nowhere/report.pdf' },
  parameters: { consoleAllows: ['404'] },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert', {}, { timeout: 15_000 });
    await expect(alert).toHaveTextContent('We could not open the document');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('alert', {}, { timeout: 15_000 })).toHaveTextContent(
      'could not open',
    );
  },
};

const inLine = [{ page: 2, x: 64, y: 120, width: 330, height: 12 }];
export const Highlighted: Story = {
  name: 'Frames a place on its page, and scrolls to it',
  args: { highlights: inLine },
  play: async ({ canvas, canvasElement }) => {
    const page = await drawn(canvas, 'Page 2 of 2');
    const frame = canvasElement.querySelector('[data-highlight]');
    await expect(page).toContainElement(frame as HTMLElement);
    const [box, place] = [page.getBoundingClientRect(), frame?.getBoundingClientRect()];
    await expect(((place?.left ?? 0) - box.left) / box.width).toBeCloseTo(62 / 595, 2);
    await expect(((place?.top ?? 0) - box.top) / box.height).toBeCloseTo(118 / 842, 2);
    const pages = canvas.getByRole('region', { name: 'report.pdf' }).getBoundingClientRect();
    await waitFor(async () => {
      const shown = frame?.getBoundingClientRect();
      await expect(shown?.top).toBeGreaterThan(pages.top);
      await expect(shown?.bottom).toBeLessThan(pages.bottom);
    });
    await expect(canvas.getByText('Page 2 of 2')).toHaveAttribute('role', 'status');
  },
};

const starting = fn(startPdfWorker);
export const OwnWorker: Story = {
  name: 'An app may start the worker itself, as its security policy requires',
  args: { createWorker: starting },
  play: async ({ canvas }) => {
    await drawn(canvas, 'Page 1 of 2');
    await expect(starting).toHaveBeenCalled();
  },
};

export const Thumbnail: Story = {
  name: 'As a thumbnail, it shows the first page and is named after the file',
  args: { mode: 'thumbnail' },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'First page of report.pdf' }, { timeout: 15_000 });
    await waitFor(() => expect(picture.querySelector('canvas')).not.toBeNull(), { timeout: 15_000 });
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const NarrowRightToLeft: Story = {
  name: 'At 320 px, right to left, the bar wraps and the page fits',
  render: (args) => (
    <div dir="rtl" data-box style={{ width: 320, height: 480 }}>
      <PdfPreview {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const page = await drawn(canvas, 'Page 1 of 2');
    const box = canvasElement.querySelector('[data-box]');
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
    await expect(page.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};
