import type { Meta, StoryObj } from '@storybook/react-vite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, userEvent, within } from 'storybook/test';
import { expectSound, focusChart, narrow, pictureOf, rightToLeft, said } from '../samples/chartChecks.tsx';
import { sampleMacroBar, sampleLongName } from '../samples/sampleCharts.ts';
import { MacroBar } from './MacroBar.tsx';

const meta = { title: 'Charts/MacroBar', component: MacroBar, args: sampleMacroBar } satisfies Meta<
  typeof MacroBar
>;
export default meta;
type Story = StoryObj<typeof meta>;

const { carbohydrate, fat, protein } = sampleMacroBar.macros;
const widths = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-part] > g')].map((part) => part.getBoundingClientRect().width);

export const Default: Story = {
  name: 'Gives share, weight and goal of each, and on which side a goal was missed',
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    const entries = canvas.getAllByRole('listitem');
    await expect(entries[0]).toHaveTextContent('Carbohydrate38%190 ggoal 45%, 225 g');
    await expect(
      within(entries[0] as HTMLElement).getByRole('img', { name: 'Below the goal:' }),
    ).toBeVisible();
    await expect(
      within(entries[1] as HTMLElement).getByRole('img', { name: 'Above the goal:' }),
    ).toBeVisible();
    await expect(within(entries[2] as HTMLElement).getByRole('img', { name: 'Goal met:' })).toBeVisible();
    const [first = 0, second = 1] = widths(canvasElement);
    await expect(first / second).toBeCloseTo(0.38 / 0.42, 1);
    await expect(canvasElement.querySelectorAll('[data-part] [data-hatch]')).toHaveLength(4);
  },
};

export const KeyboardReadsEveryPart: Story = {
  name: 'Announces every part by keyboard, intake and target',
  play: async ({ canvasElement }) => {
    const plot = await focusChart(canvasElement, 'Macronutrients of the day');
    await userEvent.keyboard('{ArrowRight}');
    await expect(said(canvasElement)).toHaveTextContent('Eaten, Carbohydrate, 190 g, 38%');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(said(canvasElement)).toHaveTextContent('Goal, Fat, 77.8 g, 35%');
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(said(canvasElement)).toHaveTextContent('Eaten, Protein, 100 g, 20%');
    await expect(plot).toHaveFocus();
  },
};

export const WithoutAGoal: Story = {
  name: 'Draws one bar without goals',
  args: {
    macros: {
      carbohydrate: { name: carbohydrate.name, share: 0.61, grams: 305 },
      fat: { name: fat.name, share: 0.24, grams: 53.3 },
      protein: { name: protein.name, share: 0.15, grams: 75 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(widths(canvasElement)).toHaveLength(3);
    await expect(canvas.queryByText(/^goal/)).toBeNull();
  },
};

export const AsATable: Story = {
  name: 'Shows the same as a table',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
    await expect(await canvas.findByRole('row', { name: /^Fat 42% 93\.3\sg 35%$/ })).toBeVisible();
  },
};

export const InSpanish: Story = {
  name: 'Formats grams and shares as in Spanish',
  args: { macros: { carbohydrate, fat: { ...fat, grams: 1234.5 }, protein } },
  render: (args) => (
    <I18nProvider locale="es-ES">
      <MacroBar {...args} />
    </I18nProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await pictureOf(canvasElement);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(/42 %1\.234,5 g/);
  },
};

export const BadValues: Story = {
  name: 'Names missing values and draws no part for them',
  args: {
    macros: {
      carbohydrate: { name: carbohydrate.name, share: NaN, grams: null },
      fat: { name: fat.name, share: 0.5, grams: 60 },
      protein: { name: protein.name, share: null, grams: NaN },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Carbohydrateno valueno value');
    await expect(widths(canvasElement)).toHaveLength(1);
  },
};

export const BadOnePart: Story = {
  name: 'Fills the bar with one part when there is no other',
  args: {
    macros: {
      carbohydrate: { name: carbohydrate.name, share: 0, grams: 0 },
      fat: { name: fat.name, share: 1, grams: 50 },
      protein: { name: protein.name, share: 0, grams: 0 },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(widths(canvasElement)).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('100%50');
  },
};

export const EmptyBar: Story = {
  name: 'Says so when nothing was eaten',
  args: {
    macros: {
      carbohydrate: { name: carbohydrate.name, share: null, grams: null },
      fat: { name: fat.name, share: null, grams: null },
      protein: { name: protein.name, share: null, grams: null },
    },
  },
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
    macros: { carbohydrate: { ...carbohydrate, name: sampleLongName }, fat, protein },
    labels: { ...sampleMacroBar.labels, actual: sampleLongName },
  },
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    await expect(canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height).toBeLessThan(140);
  },
};

export const RightToLeftPage: Story = {
  name: 'Keeps its order on a right-to-left page',
  decorators: [rightToLeft],
  play: async ({ canvasElement }) => {
    await expectSound(canvasElement);
    const [first, second] = [...canvasElement.querySelectorAll('[data-part] > g')].map(
      (part) => part.getBoundingClientRect().left,
    );
    await expect(first ?? 0).toBeLessThan(second ?? 0);
  },
};
