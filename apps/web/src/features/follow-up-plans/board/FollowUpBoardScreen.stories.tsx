import type { FollowUpBoardLine } from '@healzy/api/follow-up-plans';
import { ApiError } from '@healzy/api/runtime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inFrame, signedInWith } from '../../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../../app/story-decorators.tsx';
import { answering, pageOf } from '../../../app/story-server.tsx';
import { FollowUpBoardScreen } from './FollowUpBoardScreen.tsx';

const INIGO = { professionalId: 'p1', name: 'Íñigo', surname: 'Larrea' };
const LONG_NAME = { name: 'Maximiliana Bernardina', surname: 'Etxeberria-Goikoetxea de Montalbán' };

const LINE: FollowUpBoardLine = {
  id: 'f1',
  type: 'WIN_1',
  state: 'IN_PROGRESS',
  startDate: '2026-03-02',
  day: 9,
  patient: { id: 'a1', name: 'Lucía', surname: 'Ferrer' },
  specialist: INIGO,
  stepCount: 21,
  doneCount: 6,
  overdueCount: 0,
  adherence: { dueCount: 8, onTimeCount: 6, surveyDueCount: 1, surveyAnsweredCount: 1 },
  nextStep: {
    id: 's1',
    nameEs: 'Análisis de la semana 2',
    nameEn: 'Week 2 analysis',
    dueDate: '2026-03-16',
    isReception: false,
    assignee: INIGO,
  },
};
const NONE_DUE = { dueCount: 0, onTimeCount: 0, surveyDueCount: 0, surveyAnsweredCount: 0 };

/** What the server answers about the column of that day. */
const column = fn<(due: string) => unknown>();
const columns = (answers: Partial<Record<string, unknown>>) =>
  column.mockImplementation((due) => answers[due] ?? pageOf([]));

const meta = {
  title: 'App/FollowUpBoardScreen',
  component: FollowUpBoardScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    answering({
      'get /follow-up-plan': ({ query }) => column(String(query.due)),
      'get /user': () => pageOf([]),
    }),
    inFrame,
    inApp,
  ],
  loaders: [messages('follow-up-board', 'follow-up-plans')],
  beforeEach: () => {
    signedInWith(['SPECIALIST']);
    column.mockReset();
  },
} satisfies Meta<typeof FollowUpBoardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  name: 'Says the day, what is next and whose, what is late, and how much was in time',
  beforeEach: () => {
    columns({
      OVERDUE: pageOf([{ ...LINE, id: 'late', overdueCount: 2 }]),
      WEEK: pageOf([LINE]),
      LATER: pageOf([{ ...LINE, id: 'done', nextStep: null, adherence: NONE_DUE }]),
    });
  },
  play: async ({ canvas }) => {
    const late = within(await canvas.findByRole('list', { name: 'Overdue' }));
    await expect(late.getByRole('link', { name: 'Lucía Ferrer' })).toHaveAttribute(
      'href',
      '/patient/a1/plan-detail/late',
    );
    await expect(late.getByText(/2 steps overdue · on time 75%$/)).toBeVisible();
    await expect(
      within(await canvas.findByRole('list', { name: 'In the next 7 days' })).getByText(
        'Win 1 · day 9 · Week 2 analysis (Mon, Mar 16) · Íñigo Larrea · on time 75%',
      ),
    ).toBeVisible();
    // Nothing was due yet: there is no share to name.
    await expect(
      within(await canvas.findByRole('list', { name: 'Later' })).getByText(/all steps done · Íñigo Larrea$/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Templates' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Says that the columns are loading',
  beforeEach: () => {
    column.mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Loading…')).toHaveLength(4));
    await expect(canvas.queryByText('Nothing overdue.')).toBeNull();
    // How many there are is not known yet.
    await expect(canvas.getByRole('heading', { name: 'Overdue' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says of each column that there is nothing, and offers the reception no templates',
  beforeEach: () => {
    signedInWith(['RECEPTIONIST']);
    columns({});
  },
  play: async ({ canvas }) => {
    for (const text of [
      'Nothing overdue.',
      'Nothing for today.',
      'Nothing in the next 7 days.',
      'Nothing later.',
    ])
      await expect(await canvas.findByText(text)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Templates' })).toBeNull();
  },
};

export const AtReception: Story = {
  name: 'Does not tell the reception that steps are done which it does not see',
  beforeEach: () => {
    signedInWith(['RECEPTIONIST']);
    columns({ LATER: pageOf([{ ...LINE, nextStep: null }]) });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/nothing left for the reception/)).toBeVisible();
    await expect(canvas.queryByText(/all steps done/)).toBeNull();
  },
};

export const Failed: Story = {
  name: 'Offers to read a column again that failed, while the others are there',
  beforeEach: () => {
    let asked = 0;
    column.mockImplementation((due) => {
      if (due !== 'TODAY') return pageOf([{ ...LINE, id: due }]);
      asked += 1;
      if (asked === 1) throw new ApiError('unavailable', { code: 'UNAVAILABLE', status: 503 });
      return pageOf([{ ...LINE, id: due }]);
    });
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await expect(await canvas.findByRole('list', { name: 'Overdue' })).toBeVisible();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('list', { name: 'Today' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Long: Story = {
  name: 'Shows twenty of many, wraps long names, and reads on',
  beforeEach: () => {
    const lines = Array.from({ length: 20 }, (_, index) => ({
      ...LINE,
      id: `long${index}`,
      overdueCount: 12,
      patient: { id: `a${index}`, ...LONG_NAME },
      nextStep: LINE.nextStep && {
        ...LINE.nextStep,
        nameEn: 'Electroencephalographically'.repeat(3).slice(0, 80),
      },
    }));
    columns({ OVERDUE: { items: lines, nextCursor: 'more', total: 1340 } });
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('20 of 1,340')).toBeVisible();
    await expect(canvas.getByText('Overdue (1,340)')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const before = column.mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(column.mock.calls.length).toBeGreaterThan(before));
  },
};

export const LongOnAPhone: Story = {
  ...Long,
  name: 'Shows the same on a phone, one column below the other',
  globals: { viewport: { value: 'w320' } },
};
