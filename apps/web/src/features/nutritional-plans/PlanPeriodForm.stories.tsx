import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { PlanPeriodForm } from './PlanPeriodForm.tsx';

const meta = {
  title: 'App/PlanPeriodForm',
  component: PlanPeriodForm,
  decorators: [inApp],
  loaders: [messages('nutritional-plans')],
  args: {
    start: { today: '2026-11-23' },
    initial: { name: 'First plan', weeks: 4, startDate: '2026-11-30' },
    draftKey: 'nutritional-plans/1/1/period',
    act: 'nutritionalPlan.edit',
    labels: { form: 'Edit', save: 'Save' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof PlanPeriodForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Saves what was typed, and says when the plan ends',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ends on Sunday, December 27, 2026.')).toBeVisible();
    const weeks = canvas.getByRole('textbox', { name: 'Number of weeks' });
    await userEvent.clear(weeks);
    await userEvent.type(weeks, '2');
    await expect(canvas.getByText('Ends on Sunday, December 13, 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { name: 'First plan', weeks: 2, startDate: '2026-11-30' },
      0,
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  name: 'Refuses a start in the past, 400 weeks and a missing name',
  args: { initial: { name: '', weeks: 400, startDate: '2026-11-22' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('The date cannot be in the past.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Name: This field is required.' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await expect(canvas.queryByText(/^Ends on/)).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: 'Keeps the input when saving fails',
  args: {
    onSave: fn(() => Promise.reject(new ApiError('refused', { code: 'UNAVAILABLE', status: 503 }))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please try again later.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('First plan');
  },
};
