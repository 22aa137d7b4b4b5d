import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit, longName, narrow, rightToLeft } from '../../guidelines/badInput.tsx';
import { RangeBar } from './RangeBar.tsx';

const meta = {
  title: 'Charts/RangeBar',
  component: RangeBar,
  args: {
    label: 'Potassium',
    value: 4.3,
    valueText: '4.3',
    unit: 'mmol/L',
    range: { low: 3.5, high: 5.1, text: '3.5 - 5.1' },
    rangeLabel: 'Laboratory',
    state: 'inside',
    stateLabel: 'In the laboratory’s range',
  },
} satisfies Meta<typeof RangeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where a part of the picture is along its bar, 0 to 1 from the left. */
function placeOf(canvasElement: HTMLElement, selector: string): number {
  const part = canvasElement.querySelector(selector);
  const track = part?.closest('[data-empty]');
  if (!part || !track) throw new Error(`There is no ${selector}.`);
  const [box, whole] = [part.getBoundingClientRect(), track.getBoundingClientRect()];
  return (box.left + box.width / 2 - whole.left) / whole.width;
}

export const Default: Story = {
  name: 'Shows a value on its range, and says the same in words',
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('group', { name: 'Potassium' });
    await expect(bar).toHaveTextContent('4.3 mmol/L');
    await expect(bar).toHaveTextContent('In the laboratory’s range');
    await expect(bar).toHaveTextContent('Laboratory 3.5 - 5.1');
    await expect(placeOf(canvasElement, '[data-marker]')).toBeCloseTo(0.5, 1);
  },
};

export const OutOfRange: Story = {
  name: 'A value outside has another shape and another word',
  args: { value: 5.9, valueText: '5.9', state: 'above', stateLabel: 'Above the laboratory’s range' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Above the laboratory’s range');
    await expect(placeOf(canvasElement, '[data-marker]')).toBeGreaterThan(0.7);
    const marker = canvasElement.querySelector('[data-marker]');
    await expect(marker && getComputedStyle(marker).borderTopLeftRadius).toBe('0px');
  },
};

export const Beyond: Story = {
  name: 'A value far out stays at the edge, with an arrow out of the bar',
  args: { value: 41, valueText: '41', state: 'above', stateLabel: 'Above the laboratory’s range' },
  play: async ({ canvasElement }) => {
    await expect(placeOf(canvasElement, '[data-marker]')).toBeGreaterThan(0.9);
    await expect(canvasElement.querySelector('[data-beyond]')).toHaveAttribute('data-side', 'end');
  },
};

export const OpenRange: Story = {
  name: 'A range with one end reaches the edge of the bar',
  args: {
    label: 'LDL cholesterol',
    value: 100,
    valueText: '100',
    unit: 'mg/dL',
    range: { low: null, high: 116, text: '< 116' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Laboratory < 116');
    const band = canvasElement.querySelector('[data-open-before="true"]');
    const track = band?.closest('[data-empty]');
    await expect(band?.getBoundingClientRect().left).toBeCloseTo(
      track?.getBoundingClientRect().left ?? -1,
      0,
    );
  },
};

export const CutOff: Story = {
  name: 'A value that is cut off is drawn towards where it may be',
  args: {
    label: 'Troponin',
    value: 0.41,
    comparator: '<',
    valueText: '< 0.41',
    unit: 'ng/mL',
    range: { low: null, high: 0.5, text: '< 0.5' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('< 0.41', { exact: false })).toBeVisible();
    await expect(canvasElement.querySelector('[data-towards]')).toHaveAttribute('data-side', 'start');
  },
};

export const TwoRanges: Story = {
  name: 'A second range is a line below the first, and named',
  args: { context: { low: 3.6, high: 5, text: '3.6–5.0' }, contextLabel: 'Usual in adults' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('Usual in adults 3.6–5.0');
  },
};

export const Compact: Story = {
  name: 'Compact, it leaves name, value and range to the table around it',
  args: { isCompact: true },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Potassium' });
    await expect(bar).toHaveTextContent(/^In the laboratory’s range$/);
  },
};

export const EmptyRange: Story = {
  name: 'Without any range there is no marker and no verdict',
  args: { range: null, state: 'none', stateLabel: 'No range stated' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('No range stated');
    await expect(canvasElement.querySelector('[data-marker]')).toBeNull();
  },
};

export const BadValue: Story = {
  name: 'A value that is not a number is not drawn',
  args: { value: Number.NaN, valueText: '–', state: 'none', stateLabel: 'Not measured' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-marker]')).toBeNull();
  },
};

export const LongName: Story = {
  name: 'A thousand letters fit the smallest screen',
  decorators: [narrow],
  args: { label: longName, range: { low: 3.5, high: 5.1, text: longName } },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

export const RightToLeft: Story = {
  name: 'Right to left, low values are on the right',
  decorators: [rightToLeft],
  args: { value: 3.6, valueText: '3.6' },
  play: async ({ canvasElement }) => {
    await expect(placeOf(canvasElement, '[data-marker]')).toBeGreaterThan(0.55);
    await expectToFit(canvasElement);
  },
};
