import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { es } from '../../labels/es.ts';
import { LabelsProvider } from '../../labels/LabelsProvider.ts';
import { expectFits } from '../samples/chartAsserts.ts';
import { narrow } from '../samples/chartChecks.tsx';
import { NutrientBars, type NutrientGroup } from './NutrientBars.tsx';

const groups: NutrientGroup[] = [
  {
    id: 'macros',
    name: 'Macronutrients',
    nutrients: [
      { id: 'protein', name: 'Protein', amount: 82, unit: 'g', reference: { min: 75, max: 110 } },
      { id: 'fibre', name: 'Fibre', amount: 14.5, unit: 'g', reference: { min: 25 } },
      { id: 'salt', name: 'Salt', amount: 7.2, unit: 'g', reference: { max: 5 } },
      { id: 'fat', name: 'Fat', amount: 68, unit: 'g', reference: { target: 70, tolerance: 5 } },
    ],
  },
  {
    id: 'micros',
    name: 'Vitamins and minerals',
    nutrients: [
      { id: 'iron', name: 'Iron', amount: 0, unit: 'mg', reference: { min: 10, max: 45 } },
      {
        id: 'd',
        name: 'Vitamin D',
        amount: null,
        unit: 'µg',
        reference: { min: 15, max: 100 },
        note: '2 foods without data',
      },
      { id: 'b12', name: 'Vitamin B12', amount: 34, unit: 'µg', reference: { min: 2, max: 4 } },
      { id: 'caffeine', name: 'Caffeine', amount: 120, unit: 'mg' },
    ],
  },
];

const meta = {
  title: 'Charts/NutrientBars',
  component: NutrientBars,
  args: { label: 'Nutrients of Monday', groups },
  argTypes: {
    // The documentation generator does not read `readonly` arrays.
    groups: { table: { type: { summary: 'readonly NutrientGroup[]' } } },
  },
} satisfies Meta<typeof NutrientBars>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (root: HTMLElement, name: string) =>
  within(
    within(root)
      .getByRole('rowheader', { name: new RegExp(`^${name}`) })
      .closest<HTMLElement>('[role="row"]')!,
  );

export const Default: Story = {
  name: 'Says amount, reference and state of each nutrient in words',
  play: async ({ canvasElement }) => {
    const cells = (name: string) =>
      rowOf(canvasElement, name)
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    const plain = (name: string) => cells(name).map((text) => text.replaceAll('\u00a0', ' '));
    await expect(plain('Protein')).toEqual(['82 g', '75 to 110 g', 'Inside109%109% of the reference']);
    await expect(plain('Fibre')[2]).toMatch(/^Under58%/);
    await expect(plain('Salt')).toEqual(['7.2 g', 'at most 5 g', expect.stringMatching(/^Over144%/)]);
    await expect(plain('Fat')[1]).toBe('70 g ± 5');
    await expect(plain('Caffeine')).toEqual(['120 mg', 'No reference', 'No reference']);
  },
};

export const UnknownIsNotZero: Story = {
  name: 'A value that is not known has no bar and no state; zero has both',
  play: async ({ canvasElement }) => {
    const unknown = rowOf(canvasElement, 'Vitamin D');
    const [amount, , state] = unknown.getAllByRole('cell');
    await expect(amount).toHaveTextContent('No data');
    await expect(state).toBeEmptyDOMElement();
    const zero = rowOf(canvasElement, 'Iron').getAllByRole('cell');
    await expect(zero[0]).toHaveTextContent('0 mg');
    await expect(zero[2]).toHaveTextContent(/^Under0%/);
  },
};

export const Compact: Story = {
  name: 'Compact, each nutrient is one line, and its reference is still announced',
  args: { isCompact: true },
  play: async ({ canvasElement }) => {
    const cell = rowOf(canvasElement, 'Protein').getAllByRole('cell')[1]!;
    await expect(cell).toHaveTextContent(/75 to 110/);
    await expect(cell.getBoundingClientRect().height).toBeLessThan(28);
  },
};

export const BadReferences: Story = {
  name: 'A reference upside down, without bounds or of zero is none, and bad amounts are not known',
  args: {
    groups: [
      {
        id: 'bad',
        nutrients: [
          { id: 'a', name: 'Upside down', amount: 5, unit: 'g', reference: { min: 9, max: 1 } },
          { id: 'b', name: 'Open', amount: 5, unit: 'g', reference: {} },
          { id: 'c', name: 'Zero target', amount: 5, unit: 'g', reference: { target: 0, tolerance: 1 } },
          { id: 'd', name: 'Negative', amount: -3, unit: 'g', reference: { min: 1 } },
          { id: 'e', name: 'Not a number', amount: Number.NaN, unit: 'g', reference: { min: 1 } },
          { id: 'f', name: 'Enormous', amount: 1e12, unit: 'g', reference: { max: 1 } },
        ],
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('No data')).toHaveLength(2);
    for (const name of ['Upside down', 'Open', 'Zero target'])
      await expect(rowOf(canvasElement, name).getAllByText('No reference')).toHaveLength(2);
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};

export const InSpanish: Story = {
  name: 'Its labels are in the language around it: «Sin dato»',
  render: (args) => (
    <LabelsProvider labels={es}>
      <NutrientBars {...args} />
    </LabelsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sin dato')).toBeVisible();
    await expect(canvas.getAllByText('Por debajo')).toHaveLength(2);
  },
};

export const NarrowScreen: Story = {
  name: 'Fits 320 px with names that have no spaces',
  args: {
    groups: groups.map((group) => ({
      ...group,
      nutrients: group.nutrients.map((each) => ({ ...each, name: `${each.name} ${'transfett'.repeat(9)}` })),
    })),
  },
  decorators: [narrow],
  play: async ({ canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
  },
};
