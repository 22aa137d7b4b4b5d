import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';
import { expectFits, expectNoBrokenMarks, expectTextsApart, said } from '../samples/chartAsserts.ts';
import { sampleElapsed, sampleFuelMix } from '../samples/sampleBody.ts';
import { FuelMixChart } from './FuelMixChart.tsx';

const meta = { title: 'Charts/FuelMixChart', component: FuelMixChart, args: sampleFuelMix } satisfies Meta<
  typeof FuelMixChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

const patterned = (root: HTMLElement, hatch: string) =>
  root.querySelector<SVGPathElement>(`[role="application"] [data-hatch="${hatch}"]`)!;
const texts = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="application"] svg text')].map(({ textContent }) => textContent);

export const Default: Story = {
  name: 'Stacks carbohydrate on fat in two patterns, with the ratio below and both marks',
  play: async ({ canvasElement }) => {
    const fat = patterned(canvasElement, 'diagonal').getBBox();
    const carbohydrate = patterned(canvasElement, 'dots').getBBox();
    await expect(carbohydrate.y).toBeLessThan(fat.y);
    const ratio = canvasElement.querySelector<SVGGElement>('[data-series="ratio"]')!.getBBox();
    await expect(ratio.y).toBeGreaterThan(fat.y + fat.height);
    await expect(texts(canvasElement)).toEqual(
      expect.arrayContaining(['g/min', 'RER', 'FatMax', 'Crossover']),
    );
    await expectTextsApart(canvasElement);
  },
};

export const KeyboardReadsBothFuels: Story = {
  name: 'Announces each fuel and the ratio at each point, with nearby marks',
  play: async ({ canvas, canvasElement }) => {
    const chart = canvas.getByRole('application', { name: 'Fuel over speed' });
    while (document.activeElement !== chart) await userEvent.tab();
    await expect(chart).toHaveFocus();
    await expect(chart).toHaveAccessibleDescription(/other fuel/);
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('Carbohydrate, 4 km/h, 0.22 g/min');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Fat, 5.5 km/h, 0.46 g/min, FatMax');
    await userEvent.keyboard('{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('RER, 5.5 km/h, 0.83, FatMax');
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(said(canvasElement)).toHaveTextContent('Fat, 8 km/h, 0.03 g/min');
    await expect(chart).toHaveFocus();
  },
};

export const AsATable: Story = {
  name: 'Shows every point as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    const table = await canvas.findByRole('table');
    await expect(within(table).getByRole('row', { name: '5.5 km/h 0.46 0.48 0.83 FatMax' })).toBeVisible();
  },
};

export const OverTime: Story = {
  name: 'Draws the mix over time as well as over intensity',
  args: {
    title: 'Fuel over time',
    x: Array.from({ length: 40 }, (_, index) => index * 30),
    fat: Array.from({ length: 40 }, (_, index) => 0.2 + 0.2 * Math.sin(index / 13)),
    carbohydrate: Array.from({ length: 40 }, (_, index) => 0.3 + index * 0.02),
    ratio: Array.from({ length: 40 }, (_, index) => 0.8 + index * 0.004),
    axis: { kind: 'number', format: sampleElapsed },
    marks: [],
  },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/^Carbohydrate, 00:30, 0\.32 g\/min$/);
  },
};

export const WithoutRatio: Story = {
  name: 'Gives the fuels all the space where no ratio is known',
  args: { ratio: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-series="ratio"]')).toBeNull();
    await expect(patterned(canvasElement, 'dots').getBBox().height).toBeGreaterThan(180);
    await expect(canvas.queryByText('RER')).toBeNull();
  },
};

export const BadValues: Story = {
  name: 'Breaks both areas where one value is missing, and clamps negative values to zero',
  args: {
    fat: [-0.1, 0.37, null, 0.46, Number.NaN, 0.36, 0.25, Number.POSITIVE_INFINITY, 0.03],
    carbohydrate: [0.22, 0.28, 0.36, 0.48, 0.66, 0.92, null, 1.68, 2.1],
    marks: [{ id: 'nowhere', name: 'Nowhere', at: Number.NaN }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(patterned(canvasElement, 'diagonal').getAttribute('d')?.match(/M/g)).toHaveLength(4);
    await expect(canvasElement.querySelectorAll('[data-mark]')).toHaveLength(0);
    await expectNoBrokenMarks(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Fat, 5 km/h, not recorded');
  },
};

export const BadOnePlace: Story = {
  name: 'Draws a single point',
  args: { x: [5], fat: [0.4], carbohydrate: [0.6], ratio: [0.85], marks: [] },
  play: async ({ canvasElement }) => {
    await expect(patterned(canvasElement, 'diagonal').getBBox().width).toBeGreaterThan(2);
    await expectNoBrokenMarks(canvasElement);
  },
};

export const EmptyTest: Story = {
  name: 'Says so when nothing was measured',
  args: { x: [], fat: [], carbohydrate: [], ratio: [], marks: [], summary: 'No test yet.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Nothing has been recorded yet.')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await expectNoBrokenMarks(canvasElement);
  },
};

export const LongNames: Story = {
  name: 'Keeps long fuel and mark names inside',
  args: {
    labels: {
      ...sampleFuelMix.labels,
      fat: 'Fat '.repeat(250),
      ratio: 'Respiratory exchange ratio '.repeat(30),
    },
    marks: [
      { id: 'one', name: 'Crossover '.repeat(100), at: 6 },
      { id: 'two', name: 'Most fat', at: 6.05 },
    ],
  },
  render: (args) => (
    <div style={{ padding: 8 }} data-box>
      <FuelMixChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    await expectTextsApart(canvasElement);
  },
};

export const NarrowScreen: Story = {
  name: 'Fits 320 px',
  render: (args) => (
    <div style={{ inlineSize: 320, padding: 8, boxSizing: 'border-box' }} data-box>
      <FuelMixChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    await expectTextsApart(canvasElement);
  },
};

export const RightToLeft: Story = {
  name: 'Keeps intensity rising to the right in right-to-left text',
  args: { title: 'الوقود', labels: { ...sampleFuelMix.labels, fat: 'دهون', carbohydrate: 'كربوهيدرات' } },
  render: (args) => (
    <div dir="rtl" style={{ padding: 8 }} data-box>
      <FuelMixChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent(/^دهون, 4.5 km\/h/);
    await expectFits(canvasElement, '[data-box]');
  },
};

export const InSpanish: Story = {
  name: 'Formats amounts and ratios as in Spanish',
  render: (given) => (
    <I18nProvider locale="es-ES">
      <FuelMixChart {...given} />
    </I18nProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0,5')).toBeVisible();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{Home}');
    await expect(said(canvasElement)).toHaveTextContent('0,22');
    await expectTextsApart(canvasElement);
  },
};
