import type { FollowUpPlan, FollowUpStep } from '@healzy/api/follow-up-plans';
import { FOLLOW_UP_STEPS, type FollowUpStepCode } from '@healzy/domain/follow-up-plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { FollowUpFacts } from './FollowUpFacts.tsx';
import { FollowUpSteps } from './FollowUpSteps.tsx';

const INIGO = { professionalId: 'p1', name: 'Íñigo', surname: 'Larrea' };
const ELENA = { professionalId: 'p2', name: 'Elena', surname: 'Sarmiento' };

/** What a step is by its code. */
const shipped = (code: FollowUpStepCode) => {
  const { nameEs, nameEn, phase, proof: proofKind } = FOLLOW_UP_STEPS[code];
  return { code, nameEs, nameEn, phase, proofKind };
};

const STEP: FollowUpStep = {
  id: 'call',
  version: 1,
  ...shipped('WELCOME_CALL'),
  dueDate: '2026-03-03',
  assigneeId: null,
  isReception: false,
  assignee: INIGO,
  note: null,
  isDone: false,
  isOverdue: false,
  doneAt: null,
  doneByName: null,
  proof: null,
  withdrawnProof: null,
  canComplete: true,
};

const STEPS: FollowUpStep[] = [
  {
    ...STEP,
    id: 'card',
    ...shipped('CREATE_PATIENT_CARD'),
    isDone: true,
    proof: { kind: 'PATIENT_CREATED', at: '2026-03-01T10:00:00.000Z', subjectId: '1', title: null },
  },
  {
    ...STEP,
    isDone: true,
    doneAt: '2026-03-03T10:00:00.000Z',
    doneByName: 'Íñigo Larrea',
    note: 'Calls later.',
  },
  {
    ...STEP,
    id: 'sensor',
    ...shipped('CGM_PLACEMENT'),
    isDone: true,
    proof: { kind: 'CGM_BEGUN', at: '2026-03-04T10:00:00.000Z', subjectId: 't1', title: 'Sensor of March' },
  },
  {
    ...STEP,
    id: 'survey',
    ...shipped('WEEK_1_SURVEY'),
    dueDate: '2026-03-09',
    assigneeId: ELENA.professionalId,
    assignee: ELENA,
    isOverdue: true,
  },
  { ...STEP, id: 'report', ...shipped('FINAL_REPORT'), dueDate: '2026-04-02', canComplete: false },
];

const PLAN: FollowUpPlan = {
  id: '1',
  patientId: '1',
  version: 1,
  type: 'WIN_1',
  state: 'IN_PROGRESS',
  startDate: '2026-03-02',
  lastDueDate: '2026-04-06',
  specialist: INIGO,
  stepCount: STEPS.length,
  doneCount: 3,
  overdueCount: 1,
  adherence: { dueCount: 4, onTimeCount: 3, surveyDueCount: 1, surveyAnsweredCount: 0 },
  endedAt: null,
  endedByName: null,
  createdAt: '2026-03-02T10:00:00.000Z',
  observations: 'Calls in the afternoon.',
  steps: STEPS,
};

const meta = {
  title: 'App/FollowUpSteps',
  component: FollowUpSteps,
  decorators: [inApp],
  loaders: [messages('follow-up-plans', 'follow-up-record')],
  args: { plan: PLAN, zone: 'Europe/Madrid', onToggle: fn(), onEdit: fn() },
} satisfies Meta<typeof FollowUpSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: 'Says who did a step, what proves one, and which is late',
  play: async ({ args, canvas }) => {
    const start = within(canvas.getByRole('group', { name: 'Start' }));
    await expect(start.getByRole('status')).toHaveTextContent('3 of 3 steps');
    await expect(start.getByText('Íñigo Larrea, Mar 3, 2026')).toBeVisible();
    const sensor = start.getByRole('checkbox', { name: 'Glucose sensor placement' });
    await expect(sensor).toBeChecked();
    await expect(sensor).toHaveAccessibleDescription(
      'Completed automatically: the test “Sensor of March” (CGM) began on Mar 4, 2026',
    );
    await userEvent.click(sensor);
    await expect(args.onToggle).not.toHaveBeenCalled();
    const survey = canvas.getByRole('checkbox', { name: 'Week 1 survey' });
    await expect(survey).toHaveAccessibleDescription(
      'Completes automatically: Week 1 survey answered · Assigned to Elena Sarmiento',
    );
    await expect(canvas.getByText('Overdue: Mon, Mar 9')).toBeVisible();
    await userEvent.click(survey);
    await expect(args.onToggle).toHaveBeenCalledWith('survey', true);
  },
};

export const Withdrawn: Story = {
  name: 'A step whose proof was cancelled is open again, and says why',
  args: {
    plan: {
      ...PLAN,
      steps: STEPS.map((step) =>
        step.id === 'sensor'
          ? {
              ...step,
              isDone: false,
              proof: null,
              withdrawnProof: {
                kind: 'CGM_BEGUN' as const,
                at: '2026-03-04T10:00:00.000Z',
                subjectId: 't1',
                title: 'Sensor of March',
                withdrawnAt: '2026-03-06T10:00:00.000Z',
              },
            }
          : step,
      ),
    },
  },
  play: async ({ args, canvas }) => {
    const sensor = canvas.getByRole('checkbox', { name: 'Glucose sensor placement' });
    await expect(sensor).not.toBeChecked();
    await expect(sensor).toHaveAccessibleDescription(
      /^Reopened: what proved it \(“Sensor of March”, of Mar 4, 2026\) was cancelled on Mar 6, 2026/,
    );
    await userEvent.click(sensor);
    await expect(args.onToggle).toHaveBeenCalledWith('sensor', true);
  },
};

export const Keyboard: Story = {
  name: 'A step is reopened, and another opened, by keyboard',
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: 'Welcome call' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onToggle).toHaveBeenCalledWith('call', false);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit step: Welcome call' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenCalledWith('call');
  },
};

export const Phone: Story = {
  name: 'On a phone a long note, title and surname stay inside the window, beside the buttons',
  globals: { viewport: { value: 'w390' } },
  args: {
    plan: {
      ...PLAN,
      steps: STEPS.map((step) => ({
        ...step,
        assignee: { ...INIGO, surname: 'Fernández-Villanueva de los Ángeles y Echeverría' },
        note: 'Otorrinolaringológicamente'.repeat(6),
      })),
    },
  },
  play: async ({ canvas }) => {
    const { clientWidth, scrollWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    for (const button of canvas.getAllByRole('button', { name: /^Edit step/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
  },
};

export const OthersOnly: Story = {
  name: 'Steps of others are read, not ticked',
  args: { plan: { ...PLAN, steps: STEPS.map((step) => ({ ...step, canComplete: false, note: null })) } },
  render: ({ onEdit: _onEdit, ...args }) => <FollowUpSteps {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Week 1 survey' }));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const Facts: Story = {
  name: 'The phases show how far it is',
  render: () => <FollowUpFacts plan={PLAN} zone="Europe/Madrid" isClinical />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 5 steps · 1 step overdue')).toBeVisible();
    await expect(canvas.getByText('75%')).toBeVisible();
    await expect(
      canvas.getByText(/^3 of 4 steps that were due.* · 0 of 1 weekly survey answered$/),
    ).toBeVisible();
    await expect(canvas.getByText('Calls in the afternoon.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Phases of the follow-up' })).toBeVisible();
  },
};

export const Ended: Story = {
  name: 'Says who completed it and when, and keeps observations from the reception',
  render: () => (
    <FollowUpFacts
      plan={{
        ...PLAN,
        state: 'COMPLETED',
        observations: null,
        endedAt: '2026-04-07T09:30:00.000Z',
        endedByName: 'Íñigo Larrea',
      }}
      zone="Europe/Madrid"
      isClinical={false}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed by Íñigo Larrea on Apr 7, 2026, 11:30')).toBeVisible();
    await expect(canvas.queryByText('Observations')).toBeNull();
  },
};
