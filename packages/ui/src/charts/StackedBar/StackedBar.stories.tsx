import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';
import { expectSound, focusChart, narrow, rightToLeft, said } from '../samples/chartChecks.tsx';
import { sampleStackedBar, sampleLongName } from '../samples/sampleCharts.ts';
import { StackedBar } from './StackedBar.tsx';

const meta = { title: 'Charts/StackedBar', component: StackedBar, args: sampleStackedBar } satisfies Meta<
  typeof StackedBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = (root: HTMLElement) => [...root.querySelectorAll('[data-part]')];
const widthOf = (part: Element | undefined) =>
  part?.querySelector('path')?.getBoundingClientRect().width ?? 0;

export const Default: Story = {
  name: 'Divides every bar into the same parts, distinguished by pattern, with their percentages',
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('53.3%')).toBeVisible();
    const hatches = parts(canvasElement)
      .slice(0, 4)
      .map((part) => part.querySelector('[data-hatch]')?.getAttribute('data-hatch'));
    await expect(new Set(hatches).size).toBe(4);
    const whole = [0, 1, 2].map((bar) =>
      parts(canvasElement)
        .slice(bar * 4, bar * 4 + 4)
        .reduce((sum, part) => sum + widthOf(part), 0),
    );
    for (const width of whole) await expect(Math.abs(width - (whole[0] ?? 0))).toBeLessThan(3);
  },
};

export const Absolute: Story = {
  name: 'Compares the wholes too, where lengths are amounts',
  args: { mode: 'absolute' },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('1,120')).toBeVisible();
    await expect(widthOf(parts(canvasElement)[4]) / widthOf(parts(canvasElement)[0])).toBeCloseTo(
      820 / 1120,
      1,
    );
  },
};

export const OneBar: Story = {
  name: 'Shows the shares of a single bar beside the names, small ones too',
  args: { bars: [{ id: 'day', name: '', values: [1120, 540, 310, 20] }] },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const legend = within(canvas.getByRole('list', { name: 'Parts' })).getAllByRole('listitem');
    await expect(legend[3]).toHaveTextContent('Drinks1%');
    await focusChart(canvasElement, 'Where the energy comes from');
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent('Drinks, 20 kcal, 1%');
  },
};

export const KeyboardReadsEveryPart: Story = {
  name: 'Announces every part by keyboard, and the same part of the other bars',
  play: async ({ canvasElement }) => {
    const plot = await focusChart(canvasElement, 'Where the energy comes from');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Weekdays, Cooked at home, 1,120 kcal, 53.3%');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('Saturday, Eaten out, 930 kcal, 36.9%');
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('Sunday, Drinks, 210 kcal, 9.3%');
    await expect(plot).toHaveFocus();
  },
};

export const AsATable: Story = {
  name: 'Shows the same as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(
      await canvas.findByRole('row', { name: /^Weekdays 1,120 · 53.3% 540 · 25.7%/ }),
    ).toBeVisible();
  },
};

export const BadValues: Story = {
  name: 'Gives no share to missing, negative or infinite values',
  args: {
    bars: [
      { id: 'odd', name: 'Odd', values: [50, null, NaN, -20] },
      { id: 'none', name: 'None', values: [0, 0, 0, 0] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(parts(canvasElement)).toHaveLength(1);
    await expect(canvas.getAllByText('100%').length).toBeGreaterThan(1);
    await focusChart(canvasElement, 'Where the energy comes from');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Odd, Eaten out, no value, 0%');
  },
};

export const BadOutlier: Story = {
  name: 'Keeps parts visible beside one huge part',
  args: { mode: 'absolute', bars: [{ id: 'huge', name: 'Huge', values: [5_000_000_000, 1, 1, 1] }] },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    for (const part of parts(canvasElement)) await expect(widthOf(part)).toBeGreaterThanOrEqual(1);
  },
};

export const EmptyBars: Story = {
  name: 'Says so when there is nothing to divide',
  args: { bars: [] },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(
      'Nothing has been measured yet.',
    );
  },
};

export const LongNames: Story = {
  name: 'Keeps names of a thousand characters inside 320 px',
  decorators: [narrow],
  args: {
    parts: sampleStackedBar.parts.map((part) => ({ ...part, name: sampleLongName })),
    bars: sampleStackedBar.bars.map((bar) => ({ ...bar, name: sampleLongName })),
  },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await focusChart(canvasElement, 'Where the energy comes from');
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(sampleLongName.trim());
  },
};

export const RightToLeftPage: Story = {
  name: 'Starts on the same side on a right-to-left page',
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const x = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(x('25%')).toBeLessThan(x('75%'));
  },
};

export const InSpanish: Story = {
  name: 'Formats shares and amounts as in Spanish',
  render: (args) => (
    <I18nProvider locale="es-ES">
      <StackedBar {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText(/^53,3\s%$/)).toBeVisible();
    await focusChart(canvasElement, 'Where the energy comes from');
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(/1\.120/);
  },
};
