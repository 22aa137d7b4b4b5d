import type { Survey } from '@healzy/api/surveys';
import { Stack } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { SurveyList } from './SurveyList.tsx';
import { SurveyTrends } from './SurveyTrends.tsx';

const SURVEY: Survey = {
  id: 'week-1',
  patientId: 'lucia',
  version: 2,
  kind: 'WEEK_1',
  language: 'es',
  state: 'ANSWERED',
  sentTo: null,
  link: null,
  dueOn: '2026-03-09',
  createdAt: '2026-03-06T10:00:00.000Z',
  expiresAt: '2026-03-20T10:00:00.000Z',
  openedAt: '2026-03-08T18:00:00.000Z',
  answeredAt: '2026-03-08T18:05:00.000Z',
  readAt: '2026-03-09T08:00:00.000Z',
  answers: {
    energy: 5,
    hunger: 7,
    sleep: 6,
    digestion: 8,
    adherence: 6,
    weightKg: 72.4,
    difficulties: 'Dinners.',
  },
  weightDoubt: null,
  canEdit: true,
};

const SURVEYS: Survey[] = [
  {
    ...SURVEY,
    id: 'final',
    kind: 'FINAL',
    state: 'OPEN',
    link: 'https://salvia.example/survey#secret',
    sentTo: 'lucia.ferrer.with.a.long.address@correo.example',
    openedAt: null,
    answeredAt: null,
    readAt: null,
    answers: null,
  },
  {
    ...SURVEY,
    id: 'week-2',
    kind: 'WEEK_2',
    answeredAt: '2026-03-15T18:05:00.000Z',
    readAt: null,
    answers: { ...SURVEY.answers, energy: 8, hunger: 3, weightKg: 71.6 },
  },
  SURVEY,
  { ...SURVEY, id: 'initial', kind: 'INITIAL', state: 'EXPIRED', answeredAt: null, answers: null },
];

const meta = {
  title: 'App/SurveyList',
  component: SurveyList,
  decorators: [inApp],
  loaders: [messages('surveys')],
  render: (args) => (
    <Stack gap="lg">
      <SurveyTrends surveys={args.surveys} zone={args.zone} level={args.level} />
      <SurveyList {...args} />
    </Stack>
  ),
  args: { surveys: SURVEYS, zone: 'Europe/Madrid', level: 2, onRead: fn(), onWithdraw: fn() },
} satisfies Meta<typeof SurveyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: 'Says how far each is, and how answers change over the weeks',
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByText('Answered')).toHaveLength(2);
    await expect(canvas.getAllByText('Unread')).toHaveLength(1);
    await expect(canvas.getByText(/Energy: from 5 to 8/)).toBeInTheDocument();
    await expect(canvas.getByText(/Weight: from 72.4 to 71.6/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'See answers: Week 2 survey' }));
    await expect(args.onRead).toHaveBeenCalledWith(SURVEYS[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw link: Final survey' }));
    await expect(args.onWithdraw).toHaveBeenCalledWith(SURVEYS[0]);
  },
};

export const Alone: Story = {
  name: 'Draws no line through one answer',
  args: { surveys: [SURVEY] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Answered')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

export const ReadOnly: Story = {
  name: 'Offers nothing to change to who only reads',
  args: { surveys: SURVEYS.map((survey) => ({ ...survey, link: null, canEdit: false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Withdraw/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Copy/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'See answers: Week 1 survey' })).toBeVisible();
  },
};
