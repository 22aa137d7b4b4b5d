import type { FollowUpPlan, FollowUpStep } from '@healzy/api/follow-up-plans';
import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering } from '../../app/story-server.tsx';
import { CancelFollowUpDialog, CompleteFollowUpDialog, MoveFollowUpDialog } from './FollowUpEndDialogs.tsx';

const INIGO = { professionalId: 'p1', name: 'Íñigo', surname: 'Larrea' };
const step = (change: Partial<FollowUpStep>): FollowUpStep => ({
  id: 's1',
  version: 1,
  code: 'WEEK_1_SURVEY',
  nameEs: 'Encuesta de la semana 1',
  nameEn: 'Week 1 survey',
  phase: 'IN_PROGRESS',
  proofKind: null,
  dueDate: '2026-03-09',
  assigneeId: null,
  assignee: INIGO,
  note: null,
  isDone: false,
  isOverdue: true,
  doneAt: null,
  doneByName: null,
  proof: null,
  withdrawnProof: null,
  canComplete: true,
  isReception: false,
  ...change,
});
const FINAL_CALL = step({ id: 's2', nameEn: 'Final call', phase: 'FINAL', dueDate: '2026-04-06' });

const PLAN: FollowUpPlan = {
  id: 'f1',
  patientId: 'a1',
  version: 3,
  type: 'WIN_2',
  state: 'POST_FINAL',
  startDate: '2026-03-02',
  lastDueDate: '2026-04-06',
  specialist: INIGO,
  stepCount: 22,
  doneCount: 20,
  overdueCount: 2,
  adherence: { dueCount: 22, onTimeCount: 18, surveyDueCount: 4, surveyAnsweredCount: 4 },
  endedAt: null,
  endedByName: null,
  createdAt: '2026-03-02T10:00:00.000Z',
  observations: null,
  steps: [step({}), FINAL_CALL],
};

const setState = fn<(body: unknown) => unknown>();

const meta = {
  title: 'App/FollowUpEndDialogs',
  component: CompleteFollowUpDialog,
  decorators: [answering({ 'put /state': ({ body }) => setState(body) }), inApp],
  loaders: [messages('follow-up-plans')],
  beforeEach: () => {
    setState.mockReset().mockResolvedValue({ ...PLAN, state: 'COMPLETED' });
  },
  args: { plan: PLAN, onRefused: fn(), onClose: fn() },
} satisfies Meta<typeof CompleteFollowUpDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const asked = async () => within(await screen.findByRole('alertdialog'));
const refused = new ApiError('gone', { code: 'FOLLOW_UP_COMPLETED', status: 409 });

export const Complete: Story = {
  name: 'Names the open steps, and completes once the box is ticked',
  play: async ({ args }) => {
    const dialog = await asked();
    await expect(dialog.getByText('2 steps are not done.')).toBeVisible();
    await expect(dialog.getByText('Week 1 survey')).toBeVisible();
    await expect(dialog.getByText('Final call')).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Complete follow-up' });
    await expect(confirm).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(confirm);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(setState).toHaveBeenCalledWith({ state: 'COMPLETED' });
    await expect(args.onRefused).not.toHaveBeenCalled();
  },
};

export const OneOpen: Story = {
  name: 'Speaks of one open step',
  args: { plan: { ...PLAN, steps: [FINAL_CALL] } },
  play: async () => {
    await expect((await asked()).getByText('1 step is not done.')).toBeVisible();
  },
};

export const AllDone: Story = {
  name: 'Says nothing of open steps when all are done',
  args: { plan: { ...PLAN, steps: [{ ...FINAL_CALL, isDone: true }] } },
  play: async () => {
    const dialog = await asked();
    await expect(dialog.getByRole('checkbox')).toBeVisible();
    await expect(dialog.queryByText(/not done/)).toBeNull();
  },
};

const THIRTEEN = Array.from({ length: 13 }, (_, index) =>
  step({ id: `s${index}`, nameEn: `Step ${index + 1}`, phase: index < 4 ? 'STARTED' : 'IN_PROGRESS' }),
);
const moved = fn();

export const MoveWithOpenSteps: Story = {
  name: 'Counts and names the steps that are left open before the last phases, and moves on confirmation',
  beforeEach: () => {
    moved.mockReset();
  },
  render: (args) => (
    <MoveFollowUpDialog
      plan={{ ...PLAN, state: 'IN_PROGRESS', steps: [...THIRTEEN, FINAL_CALL] }}
      to="FINAL"
      onMove={moved}
      onClose={args.onClose}
    />
  ),
  play: async ({ args }) => {
    const dialog = await asked();
    await expect(dialog.getByText('13 steps are not done.')).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(13);
    await expect(dialog.queryByText('Final call')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'No, stay in this phase' }));
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Move to “Final”' }));
    await expect(moved).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const MoveOnAPhone: Story = {
  ...MoveWithOpenSteps,
  name: 'Shows the same on a phone',
  globals: { viewport: { value: 'w390' } },
};

export const Pending: Story = {
  name: 'Waits for the answer, and sends once however often it is pressed',
  beforeEach: () => {
    setState.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ args }) => {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('checkbox'));
    const confirm = dialog.getByRole('button', { name: 'Complete follow-up' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await expect(setState).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  name: 'Closes when a colleague was faster, and has the follow-up read again',
  beforeEach: () => {
    setState.mockReset().mockRejectedValue(refused);
  },
  play: async ({ args }) => {
    const dialog = await asked();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Complete follow-up' }));
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledOnce());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Cancel: Story = {
  name: 'Asks before it cancels, and is left without cancelling',
  render: (args) => <CancelFollowUpDialog {...args} />,
  play: async ({ args }) => {
    const dialog = await asked();
    await expect(dialog.getByText(/Its steps are kept/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'No, go back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(setState).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, cancel the follow-up' }));
    await waitFor(() => expect(setState).toHaveBeenCalledWith({ state: 'CANCELED' }));
  },
};
