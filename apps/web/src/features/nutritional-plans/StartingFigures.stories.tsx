import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { StartingFigures } from './StartingFigures.tsx';

const on = '2026-11-20';

const meta = {
  title: 'App/StartingFigures',
  component: StartingFigures,
  decorators: [inApp],
  loaders: [messages('nutritional-plans', 'patient-data')],
  args: {
    input: {
      sex: 'MALE',
      birthdate: '1996-01-01',
      weightKg: { value: 80, on },
      heightCm: { value: 180, on: '2026-11-02' },
      fatPercent: null,
      activityLevel: { value: 'MODERATE', on },
      currentIntakeKcal: { value: 2400, on },
    },
  },
} satisfies Meta<typeof StartingFigures>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = (canvas: Canvas, name: string) => canvas.findByRole('row', { name });

export const Origins: Story = {
  name: 'Says of each figure whether it was measured, predicted or answered, and when',
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Weight')).toHaveTextContent('80.0 kgMeasuredNov 20, 2026');
    await expect(await rowOf(canvas, 'Body fat')).toHaveTextContent('No data––');
    // 10 · 80 + 6.25 · 180 − 5 · 30 + 5, and 1.55 times as much.
    await expect(await rowOf(canvas, 'Basal energy')).toHaveTextContent(
      /1,780 kcalPredicted.*Nov 2, 2026.*Nov 20, 2026/,
    );
    await expect(await rowOf(canvas, 'Total expenditure')).toHaveTextContent('2,759 kcalPredicted');
    await expect(await rowOf(canvas, 'Current intake')).toHaveTextContent('2,400 kcalAnsweredNov 20, 2026');
  },
};

export const MeasuredEnergy: Story = {
  name: 'Takes measured energy before predicted energy',
  args: { input: { ...meta.args.input, measuredBasalKcal: { value: 1654.4, on: '2026-11-18' } } },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Basal energy')).toHaveTextContent('1,654 kcalMeasuredNov 18, 2026');
  },
};

export const TooOld: Story = {
  name: 'Names a figure that is too old to be combined with the others, with its day',
  args: { input: { ...meta.args.input, fatPercent: { value: 25, on: '2020-01-15' } } },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Body fat')).toHaveTextContent('25.0 %MeasuredJan 15, 2020');
    await expect(canvas.getByText(/Jan 15, 2020.*Nov 20, 2026/)).toBeVisible();
    await expect(await rowOf(canvas, 'Basal energy')).toHaveTextContent('1,780 kcal');
  },
};

export const Unknown: Story = {
  name: 'Says what is missing before energy can be predicted',
  args: { input: { ...meta.args.input, weightKg: null, activityLevel: null } },
  play: async ({ canvas }) => {
    await expect(await rowOf(canvas, 'Total expenditure')).toHaveTextContent('No data––');
    await expect(canvas.getByText('The weight is missing.', { exact: false })).toBeVisible();
  },
};
