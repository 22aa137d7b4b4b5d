import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleStackedBar } from '../samples/sampleCharts.ts';
import { StackedBar } from './StackedBar.tsx';

const meta = {
  title: 'Pictures/StackedBar',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Stacks: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <StackedBar {...sampleStackedBar} />
      <StackedBar {...sampleStackedBar} title="The same, compared by energy" mode="absolute" />
      <StackedBar
        {...sampleStackedBar}
        title="One day"
        summary="A single bar needs no name."
        bars={[{ id: 'day', name: '', values: [1120, 540, 310, 20] }]}
      />
    </div>
  ),
};
