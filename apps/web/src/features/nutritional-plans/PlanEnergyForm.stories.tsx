import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { PlanEnergyForm } from './PlanEnergyForm.tsx';

const meta = {
  title: 'App/PlanEnergyForm',
  component: PlanEnergyForm,
  decorators: [inApp],
  loaders: [messages('nutritional-plans')],
  args: {
    predicted: { kcal: 2000, on: '2026-11-20' },
    measured: null,
    today: '2026-11-23',
    canEdit: true,
    person: { sex: 'MALE', age: 45, state: 'NEITHER' },
    initial: { kcal: null, source: null as never, on: '2026-11-23', confirmedKcal: null, goal: null },
    input: {
      sex: 'MALE',
      birthdate: '1981-01-01',
      weightKg: { value: 90, on: '2026-11-20' },
      heightCm: { value: 180, on: '2026-11-20' },
      fatPercent: null,
      activityLevel: { value: 'MODERATE', on: '2026-11-02' },
      currentIntakeKcal: null,
      today: '2026-11-23',
    },
    wish: 'LOSE',
    from: '2026-12-01',
    basisOf: (inputs) => `From ${inputs.length} figures`,
    draftKey: 'nutritional-plans/1/1/energy',
    act: 'nutritionalPlan.edit',
    labels: { form: 'Energy', save: 'Save energy' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof PlanEnergyForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Predicted: Story = {
  name: 'Takes the predicted energy with its day',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Predicted' }));
    await expect(canvas.getByRole('textbox', { name: 'Energy per day' })).toHaveValue('2000');
    await expect(canvas.getByRole('textbox', { name: 'Energy per day' })).toHaveAttribute('readonly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { kcal: 2000, source: 'PREDICTED', on: '2026-11-20', confirmedKcal: null },
      0,
      expect.anything(),
    );
  },
};

export const GoesOn: Story = {
  name: 'A plan without menus goes on to them once its energy is saved, and only when asked',
  args: { onFill: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Predicted' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onFill).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save and fill the first week' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(args.onFill).toHaveBeenCalledOnce());
  },
};

export const Measured: Story = {
  name: 'Takes the energy from a measured resting energy with the day of the test, in one press',
  args: { measured: { kcal: 2170, on: '2026-11-12' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Measured' }));
    await expect(canvas.getByText(/Nov 12, 2026.*2,170\skcal/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { kcal: 2170, source: 'MEASURED', on: '2026-11-12', confirmedKcal: null },
      0,
      expect.anything(),
    );
  },
};

export const Typed: Story = {
  name: 'Takes what the specialist types, and says how far it is from the prediction',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Energy per day' }), '1700');
    await expect(
      canvas.getByText('-300 kcal compared with the predicted total expenditure (-15%).'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { kcal: 1700, source: 'TYPED', on: '2026-11-23', confirmedKcal: null },
      0,
      expect.anything(),
    );
  },
};

export const Goal: Story = {
  name: 'Derives the energy from a deficit in any unit, with the dates of an objective weight',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From a goal' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deficit' }), '500');
    // Mifflin–St Jeor of 90 kg, 180 cm and 45 years, 1,805 kcal, times 1.55.
    await expect(canvas.getByText(/^Mifflin–St Jeor times the activity factor/)).toBeVisible();
    await expect(canvas.getByText('2,798 kcal')).toBeVisible();
    await expect(canvas.getByText('2,298 kcal')).toBeVisible();
    await expect(canvas.getByText(/−500 kcal a day, 17.9%, about 0.45 kg a week/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Target weight/ }), '85');
    await expect(canvas.getByText(/Between Feb 16, 2027 and Apr 24, 2027/)).toBeVisible();
    await expect(canvas.getByText(/7,700 kcal per kilogram, which overstates/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        kcal: 2298,
        source: 'GOAL',
        on: '2026-11-20',
        goal: expect.objectContaining({ amount: 500, unit: 'KCAL', objectiveKg: 85 }),
      }),
      0,
      expect.anything(),
    );
  },
};

export const NotForThisPerson: Story = {
  name: 'Says for whom a deficit is not, and asks for the stage of a pregnancy',
  args: {
    person: { sex: 'FEMALE', age: 30, state: 'PREGNANT' },
    predicted: null,
    wish: 'LOSE',
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(/In pregnancy or while breastfeeding it depends on the stage/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'From a goal' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Deficit' }), '300');
    await expect(canvas.getByText(/Choose the stage of pregnancy/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Stage/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'second trimester' }));
    await expect(await canvas.findByText(/Includes 340 kcal .IOM 2005.: second trimester/)).toBeVisible();
    await expect(canvas.getByText(/This would be a deficit/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await waitFor(() =>
      expect(
        canvas.getByRole('checkbox', {
          name: 'I have considered it and take responsibility for this energy',
        }),
      ).toBeInvalid(),
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const BelowTheFloor: Story = {
  name: 'Asks who answers for an energy below the floor, and saves it only then',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Energy per day' }), '500');
    await expect(canvas.getByText(/500 kcal a day is a very-low-calorie diet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    const answer = () =>
      canvas.getByRole('checkbox', { name: 'I have considered it and take responsibility for this energy' });
    await waitFor(() => expect(answer()).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(answer());
    // Another amount is another question.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Energy per day' }), '{Backspace}1');
    await expect(answer()).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Energy per day' }), '{Backspace}0');
    await expect(answer()).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { kcal: 500, source: 'TYPED', on: '2026-11-23', confirmedKcal: 500 },
      0,
      expect.anything(),
    );
  },
};

export const DeficitNotForThisPerson: Story = {
  name: 'Asks who answers for a typed energy below the need of somebody with an eating disorder',
  args: {
    person: { sex: 'FEMALE', age: 30, state: 'NEITHER', hasEatingDisorder: true, needKcal: 2000 },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Manual' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Energy per day' }), '1600');
    await expect(canvas.getByText(/This would be a deficit/)).toHaveTextContent(/2,000\skcal.*NG69/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    const answer = canvas.getByRole('checkbox', {
      name: 'I have considered it and take responsibility for this energy',
    });
    await waitFor(() => expect(answer).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(answer);
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { kcal: 1600, source: 'TYPED', on: '2026-11-23', confirmedKcal: 1600 },
      0,
      expect.anything(),
    );
  },
};

export const Moved: Story = {
  name: 'Names a prediction that has moved since the plan was made',
  args: { initial: { kcal: 2150, source: 'PREDICTED', on: '2026-08-01', confirmedKcal: null, goal: null } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The plan was computed with 2,150 kcal. The total expenditure is now 2,000 kcal.'),
    ).toBeVisible();
  },
};

export const Refused: Story = {
  name: 'Refuses energy that no person has, and cannot predict without data',
  args: { predicted: null },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Predicted' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Measured' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Energy per day' }), '200');
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await expect((await canvas.findAllByText(/outside the possible range/))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const ReadOnly: Story = {
  name: 'Shows colleagues the energy without changing it',
  args: {
    canEdit: false,
    initial: { kcal: 1800, source: 'MEASURED', on: '2026-11-02', confirmedKcal: null, goal: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Measured' })).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Energy per day' })).toHaveAttribute('readonly');
  },
};

export const Failed: Story = {
  name: 'Keeps the input when saving fails',
  args: {
    onSave: fn(() => Promise.reject(new ApiError('refused', { code: 'UNAVAILABLE', status: 503 }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Predicted' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save energy' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await expect(canvas.getByRole('textbox', { name: 'Energy per day' })).toHaveValue('2000');
  },
};
