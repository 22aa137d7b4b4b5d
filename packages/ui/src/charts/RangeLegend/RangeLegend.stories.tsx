import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectFits } from '../samples/chartAsserts.ts';
import { sampleLongName } from '../samples/sampleCharts.ts';
import { sampleRangeLabels } from '../samples/sampleLabels.ts';
import { RangeLegend } from './RangeLegend.tsx';

const meta = {
  title: 'Charts/RangeLegend',
  component: RangeLegend,
  args: { messages: sampleRangeLabels, missing: 'Too few readings', label: 'Ranges' },
} satisfies Meta<typeof RangeLegend>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Names every level from lowest to highest, with its bounds',
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

export const LongNames: Story = {
  name: 'Keeps names and bounds of a thousand characters inside 320 px',
  args: { messages: { ...sampleRangeLabels, low: { name: sampleLongName, bounds: 'M'.repeat(1000) } } },
  render: (args) => (
    <div style={{ inlineSize: 320 }} data-box>
      <RangeLegend {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectFits(canvasElement, '[data-box]');
    const box = canvasElement.querySelector('[data-box]')?.getBoundingClientRect();
    for (const entry of canvas.getAllByRole('listitem'))
      await expect(entry.getBoundingClientRect().right).toBeLessThanOrEqual(box?.right ?? 0);
  },
};
