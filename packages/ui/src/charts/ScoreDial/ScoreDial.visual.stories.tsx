import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleScores } from '../samples/sampleScores.ts';
import { ScoreDial, ScoreRow } from './ScoreDial.tsx';

const meta = {
  title: 'Pictures/ScoreDial',
  parameters: { chromatic: { disableSnapshot: false } },
} satisfies Meta;
export default meta;

export const States: StoryObj = {
  render: () => (
    <ScoreRow label="Scores">
      {sampleScores.map((score) => (
        <ScoreDial key={score.label} {...score} />
      ))}
    </ScoreRow>
  ),
};
