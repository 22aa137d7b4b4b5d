import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { expectToFit, longWord, narrow } from '../../guidelines/badInput.tsx';
import { Grid } from './Grid.tsx';

const meta = { title: 'Primitives/Grid', component: Grid } satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const cards = Array.from({ length: 6 }, (_, index) => <Card key={index}>Cell {index + 1}</Card>);

export const Default: Story = {
  name: 'Makes equal columns',
  args: { columns: 3, children: cards },
  play: async ({ canvas }) => {
    const width = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(width('Cell 1')).toBeCloseTo(width('Cell 3'), 0);
    await expect(canvas.getByText('Cell 4').getBoundingClientRect().left).toBe(
      canvas.getByText('Cell 1').getBoundingClientRect().left,
    );
  },
};

export const Fits: Story = {
  name: 'Fits as many columns as there is space for',
  args: { minItem: 'sm', children: cards },
  play: async ({ canvas }) => {
    for (let cell = 1; cell <= 6; cell++)
      await expect(canvas.getByText(`Cell ${cell}`).getBoundingClientRect().width).toBeGreaterThanOrEqual(
        160,
      );
  },
};

export const EmptyGrid: Story = {
  name: 'Takes no space without children',
  args: { minItem: 'sm', as: 'section' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')?.getBoundingClientRect().height).toBe(0);
  },
};

export const Narrow: Story = {
  name: 'On the smallest screen it is one column, whatever a cell contains',
  decorators: [narrow],
  args: { minItem: 'lg', children: [...cards.slice(0, 2), <Card key="long">{longWord}</Card>] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Cell 2').getBoundingClientRect().left).toBe(
      canvas.getByText('Cell 1').getBoundingClientRect().left,
    );
    await expectToFit(canvasElement);
  },
};
