import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleScores } from '../samples/sampleScores.ts';
import { ScoreDial, ScoreRow } from './ScoreDial.tsx';

const meta = {
  title: 'Charts/ScoreDial',
  component: ScoreDial,
  args: {
    label: 'Mean glucose',
    value: '142',
    unit: 'mg/dL',
    state: 'good',
    stateWord: 'In goal',
    scale: { at: 0.42, goalFrom: 0.12, goalTo: 0.5 },
  },
} satisfies Meta<typeof ScoreDial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('142')).toBeVisible();
    await expect(canvas.getByText('In goal')).toBeVisible();
  },
};

export const Opens: Story = {
  name: 'Opens what stands behind it, and says the figure in its name',
  args: {
    onOpen: fn(),
    openLabel: 'How the mean is calculated',
    trend: { direction: 'down', text: '6', description: '6 mg/dL less than the week before' },
  },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', {
      name: 'How the mean is calculated, 142 mg/dL, In goal, 6 mg/dL less than the week before',
    });
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const NotEnough: Story = {
  name: 'Says so when there is not enough to say',
  args: { value: null, state: 'unknown', stateWord: 'Too few readings' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.queryByText('mg/dL')).toBeNull();
  },
};

export const SixInARow: Story = {
  name: 'Six stand in a row, and in pairs on a phone',
  render: () => (
    <ScoreRow label="Scores">
      {sampleScores.map((score) => (
        <ScoreDial key={score.label} {...score} onOpen={() => undefined} openLabel={score.label} />
      ))}
    </ScoreRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(6);
  },
};
