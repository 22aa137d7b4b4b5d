import type { FollowUpPlanSummary } from '@healzy/api/follow-up-plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { CurrentFollowUpCard } from './CurrentFollowUpCard.tsx';

const PLAN: FollowUpPlanSummary = {
  id: 'f1',
  patientId: 'a1',
  version: 1,
  type: 'WIN_1',
  state: 'IN_PROGRESS',
  startDate: '2026-03-02',
  lastDueDate: '2026-04-06',
  specialist: { professionalId: 'p1', name: 'Íñigo', surname: 'Larrea' },
  stepCount: 21,
  doneCount: 8,
  overdueCount: 2,
  adherence: { dueCount: 8, onTimeCount: 6, surveyDueCount: 2, surveyAnsweredCount: 1 },
  endedAt: null,
  endedByName: null,
  createdAt: '2026-03-02T10:00:00.000Z',
};
const NONE_DUE = { dueCount: 0, onTimeCount: 0, surveyDueCount: 0, surveyAnsweredCount: 0 };

const meta = {
  title: 'App/CurrentFollowUpCard',
  component: CurrentFollowUpCard,
  decorators: [inApp],
  loaders: [messages('follow-up-record', 'follow-up-plans')],
  args: { patient: { id: 'a1' }, summary: { followUp: PLAN } },
} satisfies Meta<typeof CurrentFollowUpCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: 'Says how far it is, and what its adherence counts',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Follow-up Win 1' })).toHaveAttribute(
      'href',
      '/patient/a1/plan-detail/f1',
    );
    await expect(canvas.getByText(/8 of 21 steps · 2 steps overdue$/)).toBeVisible();
    await expect(canvas.getByText('75%')).toBeVisible();
    await expect(
      canvas.getByText(
        '6 of 8 steps that were due, done on their day or before · 1 of 2 weekly surveys answered',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('A step done late still counts as late.')).toBeVisible();
  },
};

export const NothingDue: Story = {
  name: 'Says that the adherence is not known while nothing was due',
  args: { summary: { followUp: { ...PLAN, overdueCount: 0, adherence: NONE_DUE } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not known yet: no step was due before today.')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const EndedAtOnce: Story = {
  name: 'Says of one that ended before anything was due that nothing ever was',
  args: { summary: { followUp: { ...PLAN, state: 'CANCELED', overdueCount: 0, adherence: NONE_DUE } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No step was ever due.')).toBeVisible();
  },
};

export const None: Story = {
  name: 'Says that there is none',
  args: { summary: { followUp: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No follow-ups')).toBeVisible();
  },
};

export const Narrow: Story = {
  name: 'Wraps on a phone',
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
