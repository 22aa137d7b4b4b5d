import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { expectSound, focusChart, narrow, pictureOf, rightToLeft, said } from '../samples/chartChecks.tsx';
import { sampleDay, sampleLineChart, sampleLongName } from '../samples/sampleCharts.ts';
import { LineChart } from './LineChart.tsx';

const meta = { title: 'Charts/LineChart', component: LineChart, args: sampleLineChart } satisfies Meta<
  typeof LineChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = (count: number, from = sampleDay(2026, 3)) =>
  Array.from({ length: count }, (_, index) => from + index * 86_400);
const one = (x: readonly number[], y: readonly (number | null)[]) => [{ id: 'one', name: 'One', x, y }];

export const Default: Story = {
  name: 'Draws lines that differ in dash and marker, with localised dates',
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const svg = await pictureOf(canvasElement);
    const lines = [...svg.querySelectorAll('[data-line]')];
    await expect(new Set(lines.map((line) => line.getAttribute('stroke-dasharray'))).size).toBe(3);
    const markers = [...svg.querySelectorAll('[data-series]')].map((series) =>
      series
        .querySelector('[data-marker]')
        ?.getAttribute('d')
        ?.replace(/[\d.]+/g, ''),
    );
    await expect(new Set(markers).size).toBe(3);
    await expect(within(canvas.getByRole('list', { name: 'Groups' })).getAllByRole('listitem')).toHaveLength(
      3,
    );
  },
};

export const KeyboardReadsEveryValue: Story = {
  name: 'Announces every value by keyboard, and the other lines at the same point',
  play: async ({ canvasElement }) => {
    const plot = await focusChart(canvasElement, 'Weight of three groups');
    await expect(plot).toHaveAccessibleDescription(/left and right arrows/);
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('Diet, 5 Jan 2026, 84.3 kg');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/^Diet, 12 Jan 2026, [\d.]+ kg$/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(/^Diet and exercise, 12 Jan 2026/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}');
    await expect(said(canvasElement)).toHaveTextContent(/^Control, 29 Jun 2026/);
    await userEvent.keyboard('{PageUp}');
    await expect(said(canvasElement)).toHaveTextContent(/^Control, 8 Jun 2026/);
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-side]')).toBeNull();
  },
};

export const PointsAtTheNearest: Story = {
  name: 'Shows the values of all lines at the pointer',
  play: async ({ canvasElement }) => {
    const svg = await pictureOf(canvasElement);
    const box = svg.getBoundingClientRect();
    await userEvent.pointer({
      target: svg,
      coords: { clientX: box.left + box.width / 2, clientY: box.top + 100 },
    });
    const readout = canvasElement.querySelector('[data-side]');
    await expect(readout).toHaveTextContent(/Diet8\d(\.\d)? kgDiet and exercise8\d(\.\d)? kgControl8\d/);
  },
};

export const HidesALine: Story = {
  name: 'Hides a line and rescales the others',
  play: async ({ canvas, canvasElement }) => {
    const svg = await pictureOf(canvasElement);
    const toggle = canvas.getByRole('button', { name: 'Control' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(within(svg.parentElement ?? canvasElement).getByText('90')).toBeVisible();
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(svg.querySelectorAll('[data-line]')).toHaveLength(2);
    await expect(within(svg.parentElement ?? canvasElement).queryByText('90')).toBeNull();
    await userEvent.click(toggle);
    await expect(svg.querySelectorAll('[data-line]')).toHaveLength(3);
  },
};

export const NamedAtTheirEnds: Story = {
  name: 'Labels lines at their ends without overlaps and without a legend',
  args: { naming: 'ends' },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('Diet and exercise')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Groups' })).toBeNull();
  },
};

export const AsATable: Story = {
  name: 'Shows the same as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getByRole('columnheader', { name: 'Diet and exercise (kg)' })).toBeVisible();
    const row = within(table).getByRole('row', { name: /^5 Jan 2026/ });
    await expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('84.3');
  },
};

export const Exported: Story = {
  name: 'Exports lines, dashes and legend in colours that every program knows',
  play: async ({ canvas, canvasElement }) => {
    await pictureOf(canvasElement);
    const saved: Promise<string>[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(fetch(this.href).then((response) => response.text()));
    };
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
      const body = within(canvasElement.ownerDocument.body);
      await userEvent.click(await body.findByRole('menuitem', { name: 'SVG drawing' }, { timeout: 5000 }));
      await waitFor(() => expect(saved).toHaveLength(1));
      await waitFor(() => expect(body.queryByRole('menu')).toBeNull());
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    const drawing = (await saved[0]) ?? '';
    await expect(drawing).not.toMatch(/oklch|NaN|var\(/);
    await expect(drawing).toMatch(/stroke-dasharray="7 4"/);
    await expect(drawing).toContain('>Diet and exercise</text>');
  },
};

export const OverNumbers: Story = {
  name: 'Draws over numbers as well as over time',
  args: {
    axis: { kind: 'number', format: (minutes) => `${minutes} min` },
    series: one([0, 30, 60, 90, 120], [4.8, 8.2, 9.1, 7.4, 5.5]),
    unit: 'mmol/L',
  },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await focusChart(canvasElement, 'Weight of three groups');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('30 min, 8.2 mmol/L');
  },
};

export const NamedPlaces: Story = {
  name: 'Names the places it is given, and shows the whole of a given domain',
  args: {
    axis: {
      kind: 'number',
      format: (minutes) => `${minutes} min`,
      domain: [-30, 180],
      marks: [
        { at: 0, text: 'Start' },
        { at: 120, text: '2 h' },
      ],
    },
    series: one([0, 30, 60, 90, 120], [4.8, 8.2, 9.1, 7.4, 5.5]),
    unit: 'mmol/L',
  },
  play: async ({ canvasElement }) => {
    const svg = await pictureOf(canvasElement);
    const at = (text: string) =>
      Number(
        [...svg.querySelectorAll('text')].find(({ textContent }) => textContent === text)?.getAttribute('x'),
      );
    const whole = svg.getBoundingClientRect().width;
    await expect(at('Start')).toBeGreaterThan(whole / 10);
    await expect(at('2 h')).toBeLessThan((whole * 4) / 5);
  },
};

export const InSpanish: Story = {
  name: 'Formats numbers and dates as in Spanish',
  args: { series: one(days(3), [1234.5, 1300, 1250]) },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <LineChart {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await pictureOf(canvasElement);
    await expect(canvas.getByText('1.300')).toBeVisible();
    await focusChart(canvasElement, 'Weight of three groups');
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('1 mar 2026, 1.234,5 kg');
  },
};

export const BadGaps: Story = {
  name: 'Never joins across null, NaN or infinity, and says that there is no value',
  args: { series: one(days(9), [5, 6, null, 8, 7, NaN, 6, Infinity, 9]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    const svg = await pictureOf(canvasElement);
    await expect(svg.querySelector('[data-line]')?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
    await expect(svg.querySelectorAll('[data-marker]')).toHaveLength(6);
    await focusChart(canvasElement, 'Weight of three groups');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('3 Mar 2026, no value');
  },
};

export const BadOnePoint: Story = {
  name: 'Draws a single value as a mark',
  args: { series: one(days(1), [72]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect((await pictureOf(canvasElement)).querySelectorAll('[data-marker]')).toHaveLength(1);
  },
};

export const EmptyLines: Story = {
  name: 'Says so where there is nothing to draw',
  args: { series: one(days(2), [null, NaN]) },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('Nothing has been measured yet.', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(
      'Nothing has been measured yet.',
    );
    await expect(canvas.queryByRole('button', { name: 'Show as a table' })).toBeNull();
  },
};

export const BadAllEqual: Story = {
  name: 'Puts values that are all equal in the middle',
  args: { series: one(days(5), [50, 50, 50, 50, 50]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    const [line, svg] = [canvasElement.querySelector('[data-line]'), await pictureOf(canvasElement)];
    const middle = (line?.getBoundingClientRect().top ?? 0) - svg.getBoundingClientRect().top;
    await expect(Math.abs(middle - 149)).toBeLessThan(30);
  },
};

export const BadOutlier: Story = {
  name: 'Keeps few ticks with one huge value',
  args: { series: one(days(6), [1, 2, 1.5, 2_500_000_000, 2, 1]) },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    const ticks = [...(await pictureOf(canvasElement)).querySelectorAll('text')].map(
      (text) => text.textContent,
    );
    await expect(ticks.length).toBeGreaterThan(4);
    for (const tick of ticks) await expect(tick.length).toBeLessThanOrEqual(7);
  },
};

export const LongName: Story = {
  name: 'Truncates a name of a thousand characters in the chart only',
  args: {
    series: sampleLineChart.series.map((series, index) => ({
      ...series,
      name: index === 1 ? sampleLongName : series.name,
    })),
  },
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const toggle = canvas.getByRole('button', { name: sampleLongName.trim() });
    await expect(toggle.getBoundingClientRect().height).toBeLessThan(60);
    await focusChart(canvasElement, 'Weight of three groups');
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent(sampleLongName.trim());
    const [readout, box] = [
      canvasElement.querySelector('[data-side]'),
      canvasElement.querySelector('[data-box]'),
    ];
    await expect(readout?.getBoundingClientRect().right).toBeLessThanOrEqual(
      box?.getBoundingClientRect().right ?? 0,
    );
  },
};

export const NarrowBox: Story = {
  name: 'Fits 320 px with fewer ticks',
  decorators: [narrow],
  args: { naming: 'ends' },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    // Too narrow for labels at the ends: the legend is back.
    await expect(canvas.getByRole('list', { name: 'Groups' })).toBeVisible();
  },
};

export const RightToLeftPage: Story = {
  name: 'Keeps time running left to right on a right-to-left page',
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const x = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(x('2 Feb')).toBeLessThan(x('8 Jun'));
    await focusChart(canvasElement, 'Weight of three groups');
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/12 Jan 2026/);
  },
};

const COUNT = 50_000;
const many = {
  x: Float64Array.from({ length: COUNT }, (_, index) => sampleDay(2026, 1) + index * 60),
  y: Float64Array.from({ length: COUNT }, (_, index) =>
    index === 31_415 ? 180 : 60 + 10 * Math.sin(index / 900) + ((index * 7919) % 100) / 25,
  ),
};
export const BadFiftyThousand: Story = {
  name: 'Draws 50,000 values with a few thousand points and loses no peak',
  args: { series: [{ id: 'many', name: 'Many', ...many }], unit: 'bpm' },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    const svg = await pictureOf(canvasElement);
    const line = svg.querySelector('[data-line]');
    const d = line?.getAttribute('d') ?? '';
    await expect(d.match(/[ML]/g)?.length).toBeLessThan(4 * svg.clientWidth);
    const heights = [...d.matchAll(/,([\d.]+)/g)].map(([, y]) => Number(y));
    const tick = within(svg.parentElement ?? canvasElement)
      .getByText('180')
      .getBoundingClientRect();
    const at = tick.top + tick.height / 2 - svg.getBoundingClientRect().top;
    await expect(Math.abs(Math.min(...heights) - at)).toBeLessThan(3);
    await focusChart(canvasElement, 'Weight of three groups');
    await userEvent.keyboard('{End}');
    await expect(said(canvasElement)).toHaveTextContent(/^4 Feb 2026, 17:19, [\d.]+ bpm/);
  },
};

const quarters = (from: string, hours: number) =>
  Array.from({ length: hours * 4 + 1 }, (_, index) => Date.parse(from) / 1000 + index * 900);
export const BadShortDay: Story = {
  name: 'Gives days of 23 and 25 hours their true length',
  args: { axis: { kind: 'time', timeZone: 'Europe/Madrid' } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[['Short', '2026-03-28T23:00:00Z', 23] as const, ['Long', '2026-10-24T22:00:00Z', 25] as const].map(
        ([title, from, hours]) => {
          const x = quarters(from, hours);
          return (
            <LineChart
              key={title}
              {...args}
              title={title}
              series={one(
                x,
                x.map((_, index) => 60 + (index % 9)),
              )}
            />
          );
        },
      )}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await pictureOf(canvasElement);
    const apart = (title: string) => {
      const plot = within(canvas.getByRole('application', { name: title }));
      const middle = (text: string) => {
        const { left, width } = plot.getByText(text).getBoundingClientRect();
        return left + width / 2;
      };
      return middle('06:00') - middle('03:00');
    };
    const night = (title: string, midnight: string) => {
      const plot = within(canvas.getByRole('application', { name: title }));
      const [first] = plot.getAllByText(midnight);
      const { left, width } = first?.getBoundingClientRect() ?? new DOMRect();
      const three = plot.getByText('03:00').getBoundingClientRect();
      return three.left + three.width / 2 - left - width / 2;
    };
    // Midnight to three is two hours in spring and four in autumn.
    await expect(night('Short', '29 Mar') / apart('Short')).toBeCloseTo(2 / 3, 1);
    await expect(night('Long', '25 Oct') / apart('Long')).toBeCloseTo(4 / 3, 1);
    await expect(within(canvas.getByRole('application', { name: 'Short' })).queryByText('02:00')).toBeNull();
  },
};
