import { noAnswers, noFigures, SECTION_IDS, type Answers, type SectionId } from '@healzy/domain/patient-data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { differencesOf } from './intake-choice.ts';
import { IntakeReviewForm } from './IntakeReviewForm.tsx';

const empty = Object.fromEntries(SECTION_IDS.map((section) => [section, noAnswers(section)])) as Record<
  SectionId,
  Answers
>;
const record = {
  answers: { ...empty, habits: { ...noAnswers('habits'), isSmoker: false } },
  figures: { ...noFigures(), weightKg: 80 },
};
const sent = {
  answers: {
    habits: { isSmoker: true, cigarettes: 'UNDER_TEN' },
    'healzy-objective': { objective: 'SPORT_PERFORMANCE' },
  },
  figures: { weightKg: 78.5 },
};

const meta = {
  title: 'App/IntakeReviewForm',
  component: IntakeReviewForm,
  decorators: [inApp],
  loaders: [messages('patient-data')],
  args: {
    differences: differencesOf(record, sent),
    consent: 'I consent to the clinic using what I write here.',
    isDeciding: false,
    onAccept: fn(),
    onDecline: fn(),
  },
} satisfies Meta<typeof IntakeReviewForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Shows each answer next to the record’s, and accepts those that are ticked',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 answers differ from the record')).toBeVisible();
    // The record's own section name; the patient read "Your habits".
    await expect(canvas.getByRole('heading', { name: 'Habits' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Weight: 78.5/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 3 answers' }));
    await expect(args.onAccept).toHaveBeenCalledWith(
      new Set(['habits/isSmoker', 'habits/cigarettes', 'healzy-objective/objective']),
    );
  },
};

export const Removals: Story = {
  name: 'Preselects nothing that the record would lose, and names each such item',
  args: {
    differences: differencesOf(
      {
        answers: {
          ...empty,
          habits: { ...noAnswers('habits'), hasAllergies: true, allergies: ['NUTS', 'MILK'] },
          'medical-history': {
            ...noAnswers('medical-history'),
            takesMedication: true,
            medication: [{ name: 'Insulin', dose: '10 U', schedule: null }],
          },
        },
        figures: noFigures(),
      },
      {
        answers: {
          habits: { hasAllergies: true, allergies: ['PEANUTS'] },
          'medical-history': { takesMedication: false },
        },
        figures: {},
      },
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Allergies to: Peanuts' })).toBeChecked();
    const nuts = canvas.getByRole('checkbox', { name: 'Tree nuts would be removed' });
    await expect(nuts).not.toBeChecked();
    await expect(nuts).toHaveAccessibleDescription(/^Risk/);
    await expect(canvas.getByRole('checkbox', { name: /Insulin · 10 U$/ })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick everything except removals' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tick everything except removals' }));
    await expect(nuts).not.toBeChecked();
    await userEvent.click(nuts);
    await expect(canvas.getByText('You are about to remove 1 item from the record.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept 2 answers' }));
    await expect(args.onAccept).toHaveBeenCalledWith(new Set(['habits/allergies', 'habits/allergies/NUTS']));
  },
};

export const Alike: Story = {
  name: 'Says that nothing differs',
  args: { differences: differencesOf(record, { answers: {}, figures: {} }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Everything they answered matches the record.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Close without changes' })).toBeEnabled();
  },
};

export const Deciding: Story = {
  name: 'Cannot be submitted twice at once',
  args: { isDeciding: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decline all' })).toBeDisabled();
  },
};
