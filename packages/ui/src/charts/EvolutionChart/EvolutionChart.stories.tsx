import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';
import { expectSound, focusChart, narrow, rightToLeft, said } from '../samples/chartChecks.tsx';
import { sampleEvolutionChart, sampleLongName } from '../samples/sampleCharts.ts';
import { EvolutionChart } from './EvolutionChart.tsx';

const meta = {
  title: 'Charts/EvolutionChart',
  component: EvolutionChart,
  args: sampleEvolutionChart,
} satisfies Meta<typeof EvolutionChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const period = (id: string, recurrent: number | null, fresh: number | null, cancelled: number | null) => ({
  id,
  name: id,
  recurrent,
  new: fresh,
  cancelled,
});
const parts = (root: HTMLElement, id: string) =>
  [...root.querySelectorAll(`[data-period="${id}"] > g`)].map((part) => part.getBoundingClientRect());

export const Default: Story = {
  name: 'Stacks recurrent and new, draws cancelled below, and draws the net',
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const [recurrent, fresh, cancelled] = parts(canvasElement, '2026-1');
    await expect(Math.abs((fresh?.bottom ?? 0) - (recurrent?.top ?? 0))).toBeLessThan(4);
    await expect(cancelled?.top ?? 0).toBeGreaterThan((recurrent?.bottom ?? 0) - 4);
    await expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(8);
    const hatches = [...canvasElement.querySelectorAll('[data-period="2026-1"] [data-hatch]')];
    await expect(hatches.map((hatch) => hatch.getAttribute('data-hatch'))).toEqual([
      'diagonal',
      'counterDiagonal',
    ]);
    await expect(within(canvas.getByRole('list', { name: 'Figures' })).getAllByRole('listitem')).toHaveLength(
      4,
    );
  },
};

export const KeyboardReadsEveryFigure: Story = {
  name: 'Announces every figure of every period by keyboard',
  play: async ({ canvasElement }) => {
    const plot = await focusChart(canvasElement, 'People over the year');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Jan 2026, Recurrent, 182');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('Jan 2026, Cancelled, 9');
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(said(canvasElement)).toHaveTextContent('Aug 2026, Net, 245');
    await expect(plot).toHaveFocus();
  },
};

export const AsATable: Story = {
  name: 'Shows the same as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('row', { name: 'Jan 2026 182 24 9 197' })).toBeVisible();
  },
};

export const BadMissing: Story = {
  name: 'Breaks the net where one figure is missing, and says so',
  args: {
    periods: [period('A', 10, 2, 1), period('B', 12, null, 1), period('C', NaN, 3, 2), period('D', 14, 3, 0)],
  },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(2);
    await expect(canvasElement.querySelector('[data-line]')).toHaveAttribute('d', '');
    await focusChart(canvasElement, 'People over the year');
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('B, Net, no value');
  },
};

export const BadOnePeriod: Story = {
  name: 'Draws a single period, with its net as a mark',
  args: { periods: [period('Mar', 30, 5, 2)] },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-marker]')).toHaveLength(1);
    await expect(parts(canvasElement, 'Mar')[0]?.width).toBeLessThan(80);
  },
};

export const BadAllZero: Story = {
  name: 'Draws nothing for zeros',
  args: { periods: [period('A', 0, 0, 0), period('B', 0, 0, 0)] },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await expect(parts(canvasElement, 'A')).toHaveLength(0);
  },
};

export const BadOutlier: Story = {
  name: 'Keeps few ticks with one huge period',
  args: { periods: [period('A', 10, 2, 1), period('B', 4_000_000_000, 3, 2)] },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
  },
};

export const EmptyPeriods: Story = {
  name: 'Says so where there is nothing to draw',
  args: { periods: [] },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByRole('application')).toHaveAccessibleDescription(
      'Nothing has been measured yet.',
    );
  },
};

export const NarrowBox: Story = {
  name: 'Labels every second or third of many periods at 320 px',
  decorators: [narrow],
  args: { periods: Array.from({ length: 24 }, (_, index) => period(`M${index + 1}`, 40 + index, 5, 3)) },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('M1')).toBeVisible();
    await expect(canvas.queryByText('M2')).toBeNull();
  },
};

export const LongNames: Story = {
  name: 'Truncates names of a thousand characters in the chart only',
  args: {
    periods: sampleEvolutionChart.periods.map((each) => ({
      ...each,
      name: sampleLongName,
      fullName: sampleLongName,
    })),
    labels: {
      ...sampleEvolutionChart.labels,
      rows: { ...sampleEvolutionChart.labels.rows, new: sampleLongName },
    },
  },
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    await focusChart(canvasElement, 'People over the year');
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent(sampleLongName.trim());
  },
};

export const RightToLeftPage: Story = {
  name: 'Keeps time running left to right on a right-to-left page',
  decorators: [rightToLeft],
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const x = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(x('Jan')).toBeLessThan(x('Aug'));
  },
};

export const InSpanish: Story = {
  name: 'Formats numbers as in Spanish',
  args: { periods: [period('Enero', 1234, 100, 20), period('Febrero', 1300, 90, 10)] },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <EvolutionChart {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getByText('1.000')).toBeVisible();
    await focusChart(canvasElement, 'People over the year');
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('Enero, Recurrent, 1.234');
  },
};
