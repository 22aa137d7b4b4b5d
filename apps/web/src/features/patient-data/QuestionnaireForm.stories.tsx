import { ApiError } from '@healzy/api/runtime';
import type { Answers } from '@healzy/domain/patient-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';

const stored = (answers: Answers, version: number) =>
  Promise.resolve({ values: answers, version: version + 1 });

const meta = {
  title: 'App/QuestionnaireForm',
  component: QuestionnaireForm,
  decorators: [inApp],
  loaders: [messages('patient-data')],
  args: {
    section: 'healzy-objective',
    initial: {},
    version: 0,
    draftKey: 'patients/1/data',
    onSave: fn(stored),
    newer: (current) => current as { values: Answers; version: number },
    labels: {
      form: 'Objective: answers',
      save: 'Save answers',
    },
  },
} satisfies Meta<typeof QuestionnaireForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save answers' }));

export const Dependent: Story = {
  name: 'Asks for the amount that the objective requires, updates the count, and drops what no longer applies',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('0 of 1')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup', { name: /Weight to/ })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Weight loss' }));
    const amount = await canvas.findByRole('radiogroup', { name: 'Weight to lose' });
    await userEvent.click(within(amount).getByRole('radio', { name: '5 to 10 kg' }));
    await expect(canvas.getByText('2 of 2')).toBeVisible();
    await expect(canvas.getByText('Everything answered')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Sport performance' }));
    await expect(canvas.queryByRole('radiogroup', { name: /Weight to/ })).toBeNull();
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ objective: 'SPORT_PERFORMANCE', weightLossAmount: null }),
        0,
        expect.anything(),
      ),
    );
    await expect(await canvas.findByText('Saved a moment ago')).toBeVisible();
  },
};

export const TakenBack: Story = {
  name: 'Lets an answer be cleared: no question is mandatory',
  args: { initial: { objective: 'WEIGHT_GAIN', weightGainAmount: 'TWO_TO_FIVE' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the answer: Main objective' }));
    await expect(canvas.getByRole('radio', { name: /Weight gain/ })).not.toBeChecked();
    await expect(canvas.queryByRole('radiogroup', { name: 'Weight to gain' })).toBeNull();
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ objective: null }),
        0,
        expect.anything(),
      ),
    );
  },
};

export const Lists: Story = {
  name: 'Edits a list: a row is added, rejected without a name, filled in with the keyboard and removed',
  args: { section: 'medical-history', initial: { takesMedication: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add medicine' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Medicine' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('850 mg');
    await save();
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Medicines (1), Medicine: This field is required.',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Medicine' }), 'Metformina');
    await userEvent.click(canvas.getByRole('button', { name: 'Add medicine' }));
    await userEvent.type(
      canvas.getAllByRole('textbox', { name: 'Medicine' })[1] ?? canvas.getByText('none'),
      'X',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Remove line 2: Medicines' }));
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ medication: [{ name: 'Metformina', dose: '850 mg', schedule: null }] }),
        0,
        expect.anything(),
      ),
    );
  },
};

export const Refused: Story = {
  name: 'Says which numbers are possible, and that they are whole numbers',
  args: { section: 'habits', initial: {} },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Meals per day' }), '40');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Snacks per day' }), '1,5');
    await save();
    await expect(await canvas.findByText('Between 1 and 12.')).toBeVisible();
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('Snacks per day: Please enter a whole number, without decimals.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const RefusedWhileReading: Story = {
  name: 'Goes back to the fields where saving refuses one while the answers are read',
  args: { section: 'habits', initial: {} },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Meals per day' }), '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }));
    await expect(canvas.queryByRole('textbox', { name: 'Meals per day' })).toBeNull();
    await save();
    await expect(await canvas.findByText('Between 1 and 12.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Meals per day' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read' }));
    await expect(canvas.queryByRole('textbox', { name: 'Meals per day' })).toBeNull();
  },
};

export const Conflict: Story = {
  name: 'Shows what someone else answered meanwhile next to the own answer, and loses neither',
  args: {
    initial: { objective: 'ENERGY_IMPROVEMENT' },
    version: 3,
    onSave: fn((answers: Answers, version: number) =>
      version === 4
        ? stored(answers, version)
        : Promise.reject(
            new ApiError('stale', {
              code: 'STALE_VERSION',
              status: 412,
              data: {
                code: 'STALE_VERSION',
                details: {
                  current: {
                    values: { objective: 'PREVENT_DISEASES', objectiveReason: 'Family' },
                    version: 4,
                  },
                },
              },
            }),
          ),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sport performance' }));
    await save();
    const panel = within(
      await canvas.findByRole('group', { name: 'Someone else has saved changes in the meantime' }),
    );
    await expect(panel.getByRole('radio', { name: 'Preventing diseases' })).toBeVisible();
    await expect(panel.getByText('Also changed, and already in the form: Why now.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Why now' })).toHaveValue('Family');
    await userEvent.click(panel.getByRole('radio', { name: 'Sport performance' }));
    await save();
    await waitFor(() =>
      expect(args.onSave).toHaveBeenLastCalledWith(
        expect.objectContaining({ objective: 'SPORT_PERFORMANCE', objectiveReason: 'Family' }),
        4,
        expect.anything(),
      ),
    );
  },
};

export const Saving: Story = {
  name: 'Says that it is saving, and is not sent twice',
  args: {
    onSave: fn(
      (_answers: Answers, _version: number): ReturnType<typeof stored> => new Promise(() => undefined),
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Preventing diseases' }));
    await save();
    await expect(await canvas.findByText('Saving…')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  name: 'Says that nothing was saved, and keeps every answer',
  args: {
    onSave: fn((_answers: Answers, _version: number): ReturnType<typeof stored> =>
      Promise.reject(new ApiError('down', { code: 'UNAVAILABLE', status: 503, data: { code: '' } })),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Preventing diseases' }));
    await save();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The patient data could not be saved.');
    await expect(canvas.getByRole('radio', { name: 'Preventing diseases' })).toBeChecked();
  },
};

export const LongContent: Story = {
  name: 'Fits the longest answers into the narrowest phone',
  globals: { viewport: { value: 'w320' } },
  args: {
    section: 'medical-history',
    initial: {
      hasDiseases: true,
      diseases: ['EATING_DISORDER', 'INFLAMMATORY_BOWEL', 'DYSLIPIDAEMIA', 'OTHER'],
      otherDiseases: [
        { name: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3), detail: 'مرض 👩‍⚕️ <b>' },
      ],
      hasFamilyDiseases: true,
      familyDiseaseDetails: [{ name: '=cmd|x', relative: 'GRANDPARENT' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Since when, treatment' })).toHaveValue('مرض 👩‍⚕️ <b>');
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};
