import { ApiError } from '@healzy/api/runtime';
import { DEFAULT_MACRO_SHARES, DEFAULT_MEAL_SHARES } from '@healzy/domain/nutritional-plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { PlanSharesForm } from './PlanSharesForm.tsx';

const plan = {
  id: '1',
  patientId: '1',
  energy: { kcal: 2000, source: 'PREDICTED', on: '2026-11-20' },
  macroShares: DEFAULT_MACRO_SHARES,
  macrosMeasuredOn: null,
} as const;

const meta = {
  title: 'App/PlanSharesForm',
  component: PlanSharesForm,
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
    inApp,
  ],
  loaders: [messages('nutritional-plans')],
  args: {
    plan,
    canEdit: true,
    initial: { mealShares: DEFAULT_MEAL_SHARES, macroShares: DEFAULT_MACRO_SHARES },
    draftKey: 'nutritional-plans/1/1/shares',
    act: 'nutritionalPlan.edit',
    labels: { form: 'Food distribution', save: 'Save shares' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof PlanSharesForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function type(canvas: Canvas, name: string, text: string) {
  const field = canvas.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
const rowOf = (canvas: Canvas, name: RegExp) => canvas.getByRole('row', { name });

export const Measured: Story = {
  name: 'Says on which day the share of fat was measured, until shares are typed',
  args: { plan: { ...plan, macrosMeasuredOn: '2026-11-12' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/measured at rest on Nov 12, 2026/)).toBeVisible();
    await type(canvas, 'Fat', '31');
    await type(canvas, 'Carbs', '44');
    await expect(canvas.queryByText(/measured at rest/)).toBeNull();
  },
};

export const Valid: Story = {
  name: 'Shows grams, calories and bites while shares are typed, and saves them',
  play: async ({ args, canvas }) => {
    await expect(rowOf(canvas, /^Lunch/)).toHaveTextContent('700 kcal');
    await type(canvas, 'Carbs', '50');
    await type(canvas, 'Protein', '20');
    await expect(rowOf(canvas, /^Lunch/)).toHaveTextContent('88 g');
    await expect(rowOf(canvas, /^Day/)).toHaveTextContent('2,000 kcal');
    await userEvent.click(canvas.getByRole('button', { name: 'Save shares' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { mealShares: DEFAULT_MEAL_SHARES, macroShares: { CARBS: 50, FAT: 30, PROTEIN: 20 } },
      0,
      expect.anything(),
    );
  },
};

export const Protein: Story = {
  name: 'Sets the share of protein from grams per kilogram of the adjusted weight, and names its formula',
  args: {
    protein: {
      weights: [
        { basis: 'ACTUAL', kg: 100, idealKg: null },
        { basis: 'ADJUSTED', kg: 72.7, idealKg: 63.6 },
      ],
      weighedOn: '2026-11-20',
      isAdult: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.25 g per kg of 100.0 kg')).toBeVisible();
    await expect(canvas.getByText('1.72 g per kg of 72.7 kg')).toBeVisible();
    await expect(canvas.getByText(/ideal weight \(63.6 kg, BMI 22\) \+ 0.25/)).toBeVisible();
    await type(canvas, 'Grams per kilogram', '1.4');
    await userEvent.click(canvas.getByRole('button', { name: 'Use in the shares' }));
    await expect(canvas.getByRole('textbox', { name: 'Protein' })).toHaveValue('20');
    await expect(canvas.getByRole('textbox', { name: 'Carbs' })).toHaveValue('50');
    await type(canvas, 'Grams per kilogram', '0.5');
    await expect(canvas.getByText(/Below 0.83 g per kg/)).toBeVisible();
  },
};

export const WithComma: Story = {
  name: 'Takes a decimal comma, and refuses a hundredth too little',
  play: async ({ canvas }) => {
    await type(canvas, 'Lunch', '34,99');
    await expect(
      canvas.getByText('The current sum is 99.99%. Adjust the values to reach 100%.'),
    ).toBeVisible();
    await type(canvas, 'Dinner', '25,01');
    await expect(canvas.queryByText(/^The current sum/)).toBeNull();
  },
};

export const Refused: Story = {
  name: 'Refuses 99, 101 and negative shares',
  play: async ({ args, canvas }) => {
    await type(canvas, 'Protein', '24');
    await expect(canvas.getByText('The current sum is 99%. Adjust the values to reach 100%.')).toBeVisible();
    await type(canvas, 'Protein', '26');
    await expect(canvas.getByText('The current sum is 101%. Adjust the values to reach 100%.')).toBeVisible();
    await type(canvas, 'Lunch', '-5');
    await userEvent.click(canvas.getByRole('button', { name: 'Save shares' }));
    await expect((await canvas.findAllByText(/outside the possible range/))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithoutEnergy: Story = {
  name: 'Leads to the energy while there is none',
  args: { plan: { ...plan, energy: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Choose the energy' })).toHaveAttribute(
      'href',
      '/patient/1/nutrition/plans/1/patient-data',
    );
    await expect(canvas.queryByRole('row', { name: /^Lunch/ })).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Shows colleagues the shares without changing them',
  args: { canEdit: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Lunch' })).toHaveAttribute('readonly');
    await expect(rowOf(canvas, /^Lunch/)).toHaveTextContent('79 g');
    await expect(canvas.queryByRole('button', { name: 'Save shares' })).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Keeps the input when saving fails',
  args: {
    onSave: fn(() => Promise.reject(new ApiError('refused', { code: 'UNAVAILABLE', status: 503 }))),
  },
  play: async ({ canvas }) => {
    await type(canvas, 'Carbs', '40');
    await type(canvas, 'Protein', '30');
    await userEvent.click(canvas.getByRole('button', { name: 'Save shares' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await expect(canvas.getByRole('textbox', { name: 'Carbs' })).toHaveValue('40');
  },
};
