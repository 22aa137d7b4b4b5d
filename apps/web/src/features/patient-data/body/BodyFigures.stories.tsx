import { noFigures, latestDated, type BodyFigures } from '@healzy/domain/patient-data';
import { Stack } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { BodySummary } from './BodySummary.tsx';
import { EnergyCard } from './EnergyCard.tsx';

const owner = { sex: 'FEMALE', birthdate: '1984-02-29' } as const;
const measured = (measuredOn: string, figures: Partial<BodyFigures>) => ({
  measuredOn,
  figures: { ...noFigures(), ...figures },
});
type Measurements = ReturnType<typeof measured>[];

/** What the screen shows for measurements and for the answers of 12 May. */
function BodyFigures({ measurements }: { measurements: Measurements }) {
  const { weightKg, heightCm, fatPercent } = latestDated(measurements);
  return (
    <Stack gap="lg">
      <BodySummary measurements={measurements} owner={owner} />
      <EnergyCard
        input={{
          ...owner,
          weightKg,
          heightCm,
          fatPercent,
          activityLevel: { value: 'MODERATE', on: '2026-05-12' },
          currentIntakeKcal: { value: 2000, on: '2026-05-12' },
        }}
      />
    </Stack>
  );
}

const meta = {
  title: 'App/BodyFigures',
  component: BodyFigures,
  decorators: [inApp],
  loaders: [messages('patient-data')],
} satisfies Meta<typeof BodyFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

const today = measured('2026-11-20', { weightKg: 72.6, waistCm: 84 });
const ofHeight = measured('2019-05-02', { heightCm: 168 });

export const OfOneVisit: Story = {
  name: 'Names the days of the inputs of every computed value',
  args: {
    measurements: [
      measured('2026-11-20', { weightKg: 72.6, fatPercent: 33, musclePercent: 30, waistCm: 84, hipCm: 102 }),
      measured('2026-10-20', { weightKg: 74.2, waistCm: 84.5 }),
      measured('2026-11-12', { weightKg: 73 }),
      ofHeight,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weight from Nov 20, 2026; height from May 2, 2019')).toBeVisible();
    await expect(canvas.getByText('Waist and hip from Nov 20, 2026')).toBeVisible();
    await expect(canvas.getByText('Weight and body fat from Nov 20, 2026')).toBeVisible();
    await expect(canvas.getByText(/1.6 kg less than on Oct 20, 2026/)).toBeVisible();
    await expect(canvas.getByText('Steady since Oct 20, 2026')).toBeVisible();
  },
};

export const YearsApart: Story = {
  name: 'Combines nothing from 2024 with today, and says why',
  args: {
    measurements: [today, measured('2024-03-03', { fatPercent: 41, hipCm: 112 }), ofHeight],
  },
  play: async ({ canvas }) => {
    const fat = 'The body fat is from Mar 3, 2024, too old to combine with the weight from Nov 20, 2026.';
    await expect(canvas.getByText(fat)).toBeVisible();
    await expect(canvas.getByText('Mifflin–St Jeor')).toBeVisible();
    const hip = 'The hip is from Mar 3, 2024, too old to combine with the waist from Nov 20, 2026.';
    await expect(canvas.getByText(hip)).toBeVisible();
    await expect(canvas.getByText('Not calculated')).toBeVisible();
    await expect(canvas.queryByText('No added risk')).toBeNull();
  },
};
