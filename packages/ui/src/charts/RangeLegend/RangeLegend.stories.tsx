import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sampleRangeWords } from '../samples/sampleWords.ts';
import { RangeLegend } from './RangeLegend.tsx';

const meta = {
  title: 'Charts/RangeLegend',
  component: RangeLegend,
  args: { words: sampleRangeWords, missing: 'Too few readings', label: 'Ranges' },
} satisfies Meta<typeof RangeLegend>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  name: 'Names every level from the lowest to the highest, with its bounds',
  play: async ({ canvas }) => {
    const entries = within(canvas.getByRole('list', { name: 'Ranges' })).getAllByRole('listitem');
    await expect(entries.map((entry) => entry.textContent)).toEqual([
      'Very lowbelow 54 mg/dL',
      'Low54–69 mg/dL',
      'In range70–180 mg/dL',
      'High181–250 mg/dL',
      'Very highabove 250 mg/dL',
      'Too few readings',
    ]);
  },
};
