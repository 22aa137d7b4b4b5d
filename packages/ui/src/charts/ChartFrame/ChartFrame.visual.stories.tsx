import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChartFrame } from './ChartFrame.tsx';
import stories from './ChartFrame.stories.tsx';

const meta = {
  title: 'Pictures/ChartFrame',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

const picture = (
  <svg width="100%" height="80" aria-hidden>
    <rect width="100%" height="80" rx="6" fill="currentColor" opacity="0.08" />
  </svg>
);

export const Frames: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <ChartFrame {...stories.args}>{picture}</ChartFrame>
      <ChartFrame
        {...stories.args}
        title="A title that needs more than the room beside the buttons of its frame on a phone"
        summary="The summary says what the picture says. It stands under the title and stays within the width that is pleasant to read, however wide the chart."
      >
        {picture}
      </ChartFrame>
      <ChartFrame title="Words alone" summary="Neither table nor export.">
        {picture}
      </ChartFrame>
    </div>
  ),
};
