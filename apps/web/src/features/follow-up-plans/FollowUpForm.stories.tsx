import { ApiError } from '@healzy/api/runtime';
import { FOLLOW_UP_TYPES, shippedTemplate } from '@healzy/domain/follow-up-plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { newFollowUp } from './follow-up-values.ts';
import { FollowUpForm } from './FollowUpForm.tsx';

const LEAD = '6b1f9d52-2a52-4e0b-9a36-6d8a1d0f5a45';
const OBSERVER = '0c0d4f0e-5c39-4f0a-8a7a-6f4c4c1d2b11';

const meta = {
  title: 'App/FollowUpForm',
  component: FollowUpForm,
  decorators: [inApp],
  loaders: [messages('follow-up-plans')],
  args: {
    initial: newFollowUp('2026-03-02', LEAD),
    specialists: [
      { id: LEAD, label: 'Íñigo Larrea' },
      { id: OBSERVER, label: 'Elena Sarmiento' },
    ],
    templates: FOLLOW_UP_TYPES.map((type) => ({ type, steps: shippedTemplate(type) })),
    draftKey: 'patients/1/follow-up-plans/new',
    act: 'followUp.create',
    labels: { form: 'Start a follow-up', save: 'Start follow-up' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof FollowUpForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Starts the type that was chosen by keyboard, with the patient’s principal',
  play: async ({ args, canvas }) => {
    const win = canvas.getByRole('radio', { name: 'Win 2' });
    await expect(win).toHaveAccessibleDescription('22 steps. Tests: Calorimetry and CGM');
    canvas.getByRole('radio', { name: 'Improve' }).focus();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(win).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Start follow-up' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { type: 'WIN_2', startDate: '2026-03-02', professionalId: LEAD, observations: null },
      0,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Says that a type is missing',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start follow-up' }));
    await expect(await canvas.findByRole('button', { name: 'Type: This field is required.' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const TypeFixed: Story = {
  name: 'Leaves the type of a running one as it is',
  render: ({ templates: _templates, ...args }) => <FollowUpForm {...args} />,
  args: {
    initial: { ...newFollowUp('2026-03-02', LEAD), type: 'WIN_1', observations: 'Calls in the afternoon.' },
    labels: { form: 'Edit follow-up', save: 'Save' },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Observations/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ observations: null }),
      0,
      expect.anything(),
    );
  },
};

export const Running: Story = {
  name: 'Says that the patient has one already, and keeps the input',
  args: {
    initial: { ...newFollowUp('2026-03-02', LEAD), type: 'WIN_1' },
    onSave: fn(() => Promise.reject(new ApiError('refused', { code: 'FOLLOW_UP_RUNNING', status: 409 }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start follow-up' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The patient already has a running follow-up.',
    );
    await expect(canvas.getByRole('radio', { name: 'Win 1' })).toBeChecked();
  },
};
