import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToFit, longName, longWord, narrow } from '../../guidelines/badInput.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Maker', detail: 'Dexcom Clarity' },
      { term: 'Readings', detail: '4,012' },
      { term: 'First', detail: '3 March 2025, 08:14' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Terms are associated with their details',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Maker');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('Dexcom Clarity');
  },
};

export const LongDetail: Story = {
  name: 'A very long term or detail breaks',
  decorators: [narrow],
  args: {
    items: [
      { term: 'File', detail: longWord },
      { term: longName, detail: 'A term of a thousand letters' },
    ],
  },
  play: async ({ canvasElement }) => expectToFit(canvasElement),
};

export const EmptyDetail: Story = {
  name: 'A missing detail keeps its place, with a text',
  args: {
    items: [
      { term: 'Maker', detail: '' },
      { term: 'File', detail: 'Not stored' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
    await expect(canvas.getByText('File').getBoundingClientRect().top).toBeGreaterThan(
      canvas.getByText('Maker').getBoundingClientRect().top,
    );
    await expect(canvas.getByText('Not stored')).toBeVisible();
  },
};
