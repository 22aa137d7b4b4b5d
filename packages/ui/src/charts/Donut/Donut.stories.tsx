import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';
import { expectSound, focusChart, narrow, pictureOf, rightToLeft, said } from '../samples/chartChecks.tsx';
import { sampleDonut, sampleLongName } from '../samples/sampleCharts.ts';
import { Donut } from './Donut.tsx';

const meta = { title: 'Charts/Donut', component: Donut, args: sampleDonut } satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

const slices = (root: HTMLElement) => [...root.querySelectorAll('[data-slice] > g')];

export const Default: Story = {
  name: 'Labels every part with its share, and shows the total in the middle',
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    for (const text of ['410', 'Blood sugar', '23.4%']) await expect(canvas.getByText(text)).toBeVisible();
    const hatches = slices(canvasElement).map((slice) =>
      slice.querySelector('[data-hatch]')?.getAttribute('data-hatch'),
    );
    await expect(new Set(hatches).size).toBe(5);
  },
};

export const KeyboardReadsEveryPart: Story = {
  name: 'Announces every part by keyboard',
  play: async ({ canvasElement }) => {
    const plot = await focusChart(canvasElement, 'People by programme');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Weight, 164, 40%');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Blood sugar, 96, 23.4%');
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent('No programme, 41, 10%');
    await expect(plot).toHaveFocus();
  },
};

export const SmallParts: Story = {
  name: 'Rotates the ring until the labels of small parts sit beside them',
  args: {
    parts: [90, 3, 3, 2, 1, 1].map((value, index) => ({
      id: String(index),
      name: `Part ${index + 1}`,
      value,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const height = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    const heights = [2, 3, 4, 5, 6].map((part) => height(`Part ${part}`));
    const slice = slices(canvasElement)[3]?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.abs((heights[2] ?? 0) - slice.top)).toBeLessThan(60);
  },
};

export const AsATable: Story = {
  name: 'Shows the same as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('row', { name: 'Blood sugar 96 23.4%' })).toBeVisible();
  },
};

export const InSpanish: Story = {
  name: 'Formats shares as in Spanish',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <Donut {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await pictureOf(canvasElement);
    await expect(canvas.getByText(/^23,4\s%$/)).toBeVisible();
  },
};

export const BadValues: Story = {
  name: 'Draws no part for missing, negative or non-numeric values',
  args: {
    parts: [5, null, NaN, -3].map((value, index) => ({
      id: String(index),
      name: `Part ${index + 1}`,
      value,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('100%')).toBeVisible();
    await expect(canvas.queryByText('Part 2')).toBeNull();
    await focusChart(canvasElement, 'People by programme');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Part 2, no value, 0%');
  },
};

export const BadOnePart: Story = {
  name: 'Closes the ring for a single part',
  args: { parts: [{ id: 'one', name: 'Everybody', value: 12 }] },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    const box = slices(canvasElement)[0]?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.abs(box.width - box.height)).toBeLessThan(2);
  },
};

export const EmptyRing: Story = {
  name: 'Says so when there is nothing to divide',
  args: { parts: [] },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(
      'Nothing has been measured yet.',
    );
    await expect(canvas.queryByText('410')).toBeNull();
  },
};

export const NarrowBox: Story = {
  name: 'Lists its parts below at 320 px',
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const legend = within(canvas.getByRole('list', { name: 'Programmes' })).getAllByRole('listitem');
    await expect(legend[1]).toHaveTextContent('Blood sugar23.4%');
  },
};

export const LongNames: Story = {
  name: 'Truncates names of a thousand characters in the chart only',
  args: {
    parts: sampleDonut.parts.map((part) => ({ ...part, name: sampleLongName })),
    center: { figure: '1'.repeat(40), caption: sampleLongName },
  },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await focusChart(canvasElement, 'People by programme');
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(sampleLongName.trim());
  },
};

export const RightToLeftPage: Story = {
  name: 'Still runs clockwise on a right-to-left page',
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const x = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(x('Weight')).toBeGreaterThan(x('Sport'));
  },
};
