import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePhaseTimeline } from '../samples/sampleBody.ts';
import { PhaseTimeline } from './PhaseTimeline.tsx';

const meta = {
  title: 'Pictures/PhaseTimeline',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Tests: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <PhaseTimeline {...samplePhaseTimeline} />
      <PhaseTimeline
        {...samplePhaseTimeline}
        title="Heart rate alone"
        summary="With a window and without thresholds."
        series={samplePhaseTimeline.series.slice(2)}
        marks={samplePhaseTimeline.marks?.slice(0, 1) ?? []}
        panelHeight={90}
      />
    </div>
  ),
};

export const Borders: StoryObj = {
  render: () => (
    <PhaseTimeline
      {...samplePhaseTimeline}
      series={samplePhaseTimeline.series.slice(2)}
      marks={[]}
      handles={samplePhaseTimeline.phases.map(({ id, name, from, to }) => ({
        id,
        name: `End of ${name}`,
        at: to,
        min: from + 1,
        max: to + 1,
      }))}
      onMove={() => undefined}
    />
  ),
};
