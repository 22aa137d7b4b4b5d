import {
  cgmScores,
  localDays,
  type RangeProfile,
  simulateTrace,
  timeInRanges,
  type SimulatedKind,
} from '@healzy/domain/cgm';
import { Stack } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { chooseGlucoseUnit } from '../../state/glucose-unit.ts';
import { CgmScoreRow } from './CgmScoreRow.tsx';
import { CgmTimeInRanges } from './CgmTimeInRanges.tsx';

interface FiguresProps {
  kind: SimulatedKind;
  profile: RangeProfile;
  unit: 'mg/dL' | 'mmol/L';
}

/** The figures of a simulated fortnight, computed as on the server. */
function Figures({ kind, profile, unit }: FiguresProps) {
  chooseGlucoseUnit(unit);
  const { series } = simulateTrace(7, { from: '2026-03-02', days: 14, zone: 'Europe/Madrid', kind });
  const days = localDays(series);
  const fromEpoch = days[0]?.fromEpoch ?? 0;
  const toEpoch = days.at(-1)?.toEpoch ?? 0;
  const window = { timeframe: 'WEEKLY', fromEpoch, toEpoch, nowEpoch: toEpoch, profile } as const;
  return (
    <Stack gap="lg">
      <CgmScoreRow scores={cgmScores(series, window)} profile={profile} />
      <CgmTimeInRanges ranges={timeInRanges(series, profile)} />
    </Stack>
  );
}

const meta = {
  title: 'App/CgmFigures',
  component: Figures,
  decorators: [inApp],
  loaders: [messages('cgm')],
  args: { kind: 'TYPE_2', profile: 'STANDARD', unit: 'mg/dL' },
} satisfies Meta<typeof Figures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Seven scores, each with its state as a word',
  play: async ({ canvas }) => {
    const scores = canvas.getByRole('group', { name: 'Scores' });
    for (const name of ['Efficiency', 'Lowest glucose', 'Time in range', 'Fasting glucose']) {
      await expect(scores).toHaveTextContent(name);
    }
    await expect(canvas.getByText('70–180 mg/dL')).toBeVisible();
  },
};

export const Mmol: Story = {
  name: 'In mmol/L the bounds are those of the consensus, not a conversion',
  args: { unit: 'mmol/L' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3.9–10.0 mmol/L')).toBeVisible();
    await expect(canvas.getByText('10.1–13.9 mmol/L')).toBeVisible();
  },
};

export const Pregnancy: Story = {
  name: 'Uses the target range of pregnancy',
  args: { kind: 'HEALTHY', profile: 'PREGNANCY' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('63–140 mg/dL')).toBeVisible();
  },
};
