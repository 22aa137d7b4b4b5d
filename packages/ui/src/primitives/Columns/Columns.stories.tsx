import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { expectToFit, longWord, narrow, rightToLeft } from '../../guidelines/badInput.tsx';
import { Text } from '../Text/Text.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Primitives/Columns',
  component: Columns,
  args: {
    count: 3,
    collapseBelow: 'tablet',
    gap: 'md',
    children: ['One', 'Two', 'Three'].map((word) => <Card key={word}>{word}</Card>),
  },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

export const Default: Story = {
  name: 'Are side by side in equal widths',
  play: async ({ canvas }) => {
    const [first, second] = [boxOf(canvas.getByText('One')), boxOf(canvas.getByText('Two'))];
    await expect(second.top).toBe(first.top);
    await expect(second.width).toBeCloseTo(first.width, 0);
    await expect(second.left - first.right).toBeCloseTo(16, 0);
  },
};

export const Narrow: Story = {
  name: 'Stack where space is tight, in reading order',
  decorators: [narrow],
  play: async ({ canvas, canvasElement }) => {
    const [first, second, third] = ['One', 'Two', 'Three'].map((word) => boxOf(canvas.getByText(word)));
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16, 0);
    await expect((third?.top ?? 0) - (second?.bottom ?? 0)).toBeCloseTo(16, 0);
    await expect(second?.left).toBe(first?.left);
    await expectToFit(canvasElement);
  },
};

export const EmptyColumns: Story = {
  name: 'Take no space without children',
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('div > div')?.getBoundingClientRect().height).toBe(0);
  },
};

export const Unequal: Story = {
  name: 'One of two can be twice as wide',
  args: {
    count: 'startWide',
    gap: 'none',
    children: ['Wide', 'Slim'].map((word) => <Card key={word}>{word}</Card>),
  },
  play: async ({ canvas }) => {
    const wide = boxOf(canvas.getByText('Wide')).width;
    await expect(wide / boxOf(canvas.getByText('Slim')).width).toBeCloseTo(2, 1);
  },
};

export const LongWord: Story = {
  name: 'A word that cannot break does not push its neighbours out',
  decorators: [narrow],
  args: {
    collapseBelow: 'phone',
    children: [<Text key="1">{longWord}</Text>, <Text key="2">Beside it</Text>],
  },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

export const RightToLeft: Story = {
  name: 'Start on the right in right-to-left text',
  decorators: [rightToLeft],
  args: {
    count: 2,
    gap: 'xs',
    collapseBelow: 'tablet',
    children: ['أولاً', 'ثانياً'].map((word) => <Card key={word}>{word}</Card>),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(getComputedStyle(canvas.getByText('أولاً')).direction).toBe('rtl');
    await expect(boxOf(canvas.getByText('ثانياً')).right).toBe(boxOf(canvas.getByText('أولاً')).right);
    await expectToFit(canvasElement);
  },
};
