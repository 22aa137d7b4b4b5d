import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering } from '../../app/story-server.tsx';
import { MeasuredFuel } from './MeasuredFuel.tsx';

const on = '2026-11-20';

const meta = {
  title: 'App/MeasuredFuel',
  component: MeasuredFuel,
  decorators: [inApp, answering({})],
  loaders: [messages('nutritional-plans')],
  args: {
    plan: {
      id: 'plan',
      patientId: 'patient',
      version: 3,
      macroShares: { CARBS: 45, FAT: 30, PROTEIN: 25 },
      macrosMeasuredOn: null,
      energy: null,
    },
    measured: {
      on,
      isSteady: true,
      kcalDay: 1400,
      fatShare: 33.4,
      carbohydrateShare: 66.6,
      medicalTestId: 'cart',
      testType: 'CALORIMETRY',
      testName: 'Calorimetría inicial',
    },
    input: {
      sex: 'FEMALE',
      birthdate: '1990-01-01',
      weightKg: { value: 65, on },
      heightCm: { value: 165, on },
      fatPercent: null,
      activityLevel: null,
      currentIntakeKcal: null,
      measuredBasalKcal: { value: 1400, on },
      today: '2026-11-29',
      pregnantOn: null,
    },
    canEdit: true,
  },
} satisfies Meta<typeof MeasuredFuel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows the measured mix with its test and day beside the plan’s shares, and offers it by keyboard',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('33%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Calorimetría inicial.*Nov 20, 2026/ })).toHaveAttribute(
      'href',
      '/patient/patient/medical-test/calorimetry/cart',
    );
    await expect(canvas.getByText(/30%.*25%|25%.*30%/)).toBeVisible();
    await expect(canvas.getByText(/42%/)).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use for the shares' })).toHaveFocus();
  },
};

export const NotSteady: Story = {
  name: 'Says that the rest was not steady and that so much fat is unusual',
  args: { measured: { ...meta.args.measured, isSteady: false, fatShare: 62 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not steady by consensus/)).toBeVisible();
    await expect(canvas.getByText(/EFSA 2010/)).toBeVisible();
  },
};

export const Used: Story = {
  name: 'Says that the plan has the measured share, and offers nothing',
  args: {
    plan: { ...meta.args.plan, macroShares: { CARBS: 42, FAT: 33, PROTEIN: 25 }, macrosMeasuredOn: on },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The plan has the share of fat that was measured.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OtherQuarter: Story = {
  name: 'Offers nothing of a test of another quarter',
  args: { input: { ...meta.args.input, today: '2027-04-20' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Fuel measured at rest')).toBeNull();
  },
};
