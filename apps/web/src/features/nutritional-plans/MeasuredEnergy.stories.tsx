import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering } from '../../app/story-server.tsx';
import { MeasuredEnergy } from './MeasuredEnergy.tsx';

const on = '2026-11-20';
const plan = {
  id: 'plan',
  patientId: 'patient',
  version: 3,
  macroShares: { CARBS: 45, FAT: 30, PROTEIN: 25 },
  macrosMeasuredOn: null,
  energy: null,
};

const meta = {
  title: 'App/MeasuredEnergy',
  component: MeasuredEnergy,
  decorators: [inApp, answering({ 'put /{id}': () => ({ ...plan, version: 4 }) })],
  loaders: [messages('nutritional-plans')],
  args: {
    plan,
    measured: {
      ...{ on, kcalDay: 1400, isSteady: true, fatShare: 33.4, carbohydrateShare: 66.6 },
      ...{ medicalTestId: 'cart', testType: 'CALORIMETRY', testName: 'Calorimetría inicial' },
    },
    input: {
      sex: 'FEMALE',
      birthdate: '1990-01-01',
      weightKg: { value: 65, on },
      heightCm: { value: 165, on },
      fatPercent: null,
      activityLevel: { value: 'MODERATE', on },
      currentIntakeKcal: null,
      measuredBasalKcal: { value: 1400, on },
      today: '2026-11-29',
      pregnantOn: null,
    },
    canEdit: true,
    onSaved: fn(),
  },
} satisfies Meta<typeof MeasuredEnergy>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the resting energy with its test and day and what it makes of a day, and takes it by keyboard',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1,400 kcal')).toBeVisible();
    await expect(canvas.getByText('2,170 kcal (× 1.550 for the activity)')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Calorimetría inicial.*Nov 20, 2026/ })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(4));
  },
};

export const NotSteady: Story = {
  name: 'Says that the rest was not steady, and offers no total without an activity level',
  args: {
    measured: { ...meta.args.measured, isSteady: false },
    input: { ...meta.args.input, activityLevel: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not steady by consensus/)).toBeVisible();
    await expect(canvas.getByText(/needs the activity level/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Used: Story = {
  name: 'Says that the plan has the measured energy, and offers nothing',
  args: { plan: { ...plan, energy: { kcal: 2170, source: 'MEASURED', on } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The plan has the measured energy.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Child: Story = {
  name: 'Offers a child nothing: the factors of activity are those of adults',
  args: { input: { ...meta.args.input, birthdate: '2016-01-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Energy measured at rest')).toBeNull();
  },
};
