import type { Meta, StoryObj } from '@storybook/react-vite';
import { NIGHT_START, sampleHypnogram, sampleNight } from '../samples/sampleBody.ts';
import { Hypnogram } from './Hypnogram.tsx';

const meta = {
  title: 'Pictures/Hypnogram',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const Nights: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Hypnogram {...sampleHypnogram} />
      <Hypnogram
        {...sampleHypnogram}
        title="With a gap"
        summary="The band fell off for an hour."
        segments={sampleNight(NIGHT_START).filter(
          ({ from }) => from < NIGHT_START + 7200 || from > NIGHT_START + 10_800,
        )}
        height={160}
      />
    </div>
  ),
};
