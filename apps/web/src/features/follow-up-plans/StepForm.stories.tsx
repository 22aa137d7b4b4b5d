import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { StepForm } from './StepForm.tsx';

const ELENA = '0c0d4f0e-5c39-4f0a-8a7a-6f4c4c1d2b11';

const meta = {
  title: 'App/FollowUpStepForm',
  component: StepForm,
  decorators: [inApp],
  loaders: [messages('follow-up-plans')],
  args: {
    initial: { dueDate: '2026-03-09', assigneeId: null, note: null },
    startDate: '2026-03-02',
    specialists: [{ id: ELENA, label: 'Elena Sarmiento' }],
    leadName: 'Íñigo Larrea',
    draftKey: 'patients/1/follow-up-plans/1/steps/1',
    version: 1,
    act: 'followUp.step',
    labels: { form: 'Week 1 survey', save: 'Save' },
    onSave: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof StepForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {
  name: 'Saves another assignee and a note',
  play: async ({ args, canvas }) => {
    const assignee = canvas.getByRole('button', { name: /Assigned to/ });
    await expect(assignee).toHaveTextContent('Specialist of the follow-up (Íñigo Larrea)');
    assignee.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { selected: true })).toHaveFocus());
    await userEvent.keyboard('elena{Enter}');
    await waitFor(() => expect(assignee).toHaveFocus());
    await expect(assignee).toHaveTextContent('Elena Sarmiento');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'Sent twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      { dueDate: '2026-03-09', assigneeId: ELENA, isReception: false, note: 'Sent twice.' },
      1,
      expect.anything(),
    );
  },
};

export const BeforeStart: Story = {
  name: 'Refuses a day before the start',
  args: { initial: { dueDate: '2026-03-01', assigneeId: null, note: null } },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Note/ }), 'x');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: /^Due date: / })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
