import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDonut } from '../samples/sampleCharts.ts';
import { Donut } from './Donut.tsx';

const meta = {
  title: 'Pictures/Donut',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Rings: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Donut {...sampleDonut} />
      <Donut
        {...sampleDonut}
        title="Small parts"
        summary="Names keep apart where parts are small."
        parts={[90, 3, 3, 2, 1, 1].map((value, index) => ({
          id: String(index),
          name: `Part ${index + 1}`,
          value,
        }))}
        center={{ figure: '100' }}
      />
    </div>
  ),
};
