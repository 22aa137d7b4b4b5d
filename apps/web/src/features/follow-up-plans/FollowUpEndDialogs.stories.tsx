import type { FollowUpPlan } from '@healzy/api/follow-up-plans';
import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering } from '../../app/story-server.tsx';
import { CancelFollowUpDialog, CompleteFollowUpDialog } from './FollowUpEndDialogs.tsx';

const PLAN: FollowUpPlan = {
  id: 'f1',
  patientId: 'a1',
  version: 3,
  type: 'WIN_2',
  state: 'POST_FINAL',
  startDate: '2026-03-02',
  lastDueDate: '2026-04-06',
  specialist: { professionalId: 'p1', name: 'Clara', surname: 'Ruiz' },
  stepCount: 22,
  doneCount: 20,
  overdueCount: 2,
  adherence: { dueCount: 22, onTimeCount: 18, surveyDueCount: 4, surveyAnsweredCount: 4 },
  endedAt: null,
  endedByName: null,
  createdAt: '2026-03-02T10:00:00.000Z',
  observations: null,
  steps: [],
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
  args: { plan: { ...PLAN, doneCount: 21 } },
  play: async () => {
    await expect((await asked()).getByText('1 step is not done.')).toBeVisible();
  },
};

export const AllDone: Story = {
  name: 'Says nothing of open steps when all are done',
  args: { plan: { ...PLAN, doneCount: 22 } },
  play: async () => {
    const dialog = await asked();
    await expect(dialog.getByRole('checkbox')).toBeVisible();
    await expect(dialog.queryByText(/not done/)).toBeNull();
  },
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
