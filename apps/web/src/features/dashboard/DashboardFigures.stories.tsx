import type { Dashboard } from '@healzy/api/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { DashboardFigures } from './DashboardFigures.tsx';

const part = (from: string, to: string, recurrent: number, fresh: number, canceled: number) => ({
  from,
  to,
  recurrent,
  new: fresh,
  canceled,
});

const dashboard: Dashboard = {
  zone: 'Europe/Madrid',
  from: '2026-10-23',
  to: '2026-11-21',
  hasPatients: true,
  cards: [
    { id: 'ACTIVE_PATIENTS', value: 1219, before: 1217 },
    { id: 'PATIENTS_WITH_TEST', value: 4, before: null },
    { id: 'NEW_PATIENTS', value: 4, before: 5 },
    { id: 'PLANS_MADE', value: 12, before: 9 },
    { id: 'PENDING_CHATS', value: 3, before: null },
    { id: 'PATIENTS_WITH_WEARABLE', value: 6, before: null },
  ],
  evolution: {
    recurrent: 1217,
    new: 4,
    canceled: 2,
    step: 'WEEK',
    parts: [
      part('2026-10-23', '2026-10-25', 1217, 0, 0),
      part('2026-10-26', '2026-11-01', 1217, 1, 0),
      part('2026-11-02', '2026-11-08', 1218, 1, 1),
      part('2026-11-09', '2026-11-15', 1218, 1, 0),
      part('2026-11-16', '2026-11-21', 1219, 1, 1),
    ],
  },
  newPatients: ['Verónica Palacios Gallego', 'Emilio Rubio Cifuentes'].map((name, index) => ({
    id: `patient-${index}`,
    name: name.split(' ')[0] ?? '',
    surname: name.split(' ').slice(1).join(' '),
    state: 'ACTIVE' as const,
    activatedAt: `2026-11-1${7 - index}T23:30:00.000Z`,
    principal: { id: 'p1', name: 'Elena', surname: 'Sarmiento Gil' },
  })),
};

const meta = {
  title: 'App/DashboardFigures',
  component: DashboardFigures,
  decorators: [inApp],
  loaders: [messages('dashboard')],
  args: { dashboard, isEvolutionOpen: true },
} satisfies Meta<typeof DashboardFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'The figures, how they changed, who came and who left',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+2 since Oct 23, 2026')).toBeVisible();
    await expect(canvas.getByText('−1 compared with the previous period')).toBeVisible();
    await expect(canvas.getByText('+3 compared with the previous period')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Evolution. Recurrent: 1,217; new: 4; cancelled: 2' }),
    ).toBeVisible();
    await expect(
      await canvas.findByText('From Oct 23, 2026 to Nov 21, 2026. Recurrent: 1,217; new: 4; cancelled: 2.'),
    ).toBeVisible();
    // Half past midnight in that zone, on the next day.
    await expect(await canvas.findByText('Nov 18, 2026')).toBeVisible();
  },
};

export const OfThisMoment: Story = {
  name: 'Says of what moment a figure is that has nothing to do with the period',
  play: async ({ canvas }) => {
    const isNow = (name: string) =>
      within(canvas.getByText(name).closest('li')!).queryByText('At this moment') !== null;
    for (const name of [
      'Patients with tests in progress',
      'Chats waiting for an answer',
      'Patients with wearables',
    ])
      await expect(isNow(name)).toBe(true);
    for (const name of ['Active patients', 'New patients in the period'])
      await expect(isNow(name)).toBe(false);
  },
};

export const Folded: Story = {
  name: 'The evolution is one line until it is unfolded, with the keyboard too',
  args: { isEvolutionOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'New patients' })).toBeNull();
    canvas.getByRole('button', { name: /^Evolution/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'New patients' })).toBeVisible();
  },
};

export const LinksToThosePatients: Story = {
  name: 'A figure is a link to those behind it, and plain text where no list has them',
  play: async ({ canvas }) => {
    for (const [name, href] of [
      ['Active patients', '/patients?state=ACTIVE'],
      ['Patients with tests in progress', '/patients?test=IN_PROGRESS'],
      ['Chats waiting for an answer', '/chats'],
      ['Patients with wearables', '/patients?wearable=WITH'],
    ] as const)
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}: `) })).toHaveAttribute(
        'href',
        href,
      );
    // No list is filtered by the day on which something was created.
    for (const name of ['Nutritional plans made in the period', 'New patients in the period']) {
      await expect(canvas.getByText(name)).toBeVisible();
      await expect(canvas.queryByRole('link', { name: new RegExp(`^${name}`) })).toBeNull();
    }
  },
};

export const NothingHappened: Story = {
  name: 'Says so when nobody came in the period',
  args: {
    dashboard: {
      ...dashboard,
      cards: dashboard.cards.map((card) => ({ ...card, value: 0, before: card.before === null ? null : 0 })),
      evolution: {
        recurrent: 0,
        new: 0,
        canceled: 0,
        step: 'DAY',
        parts: [part('2026-11-21', '2026-11-21', 0, 0, 0)],
      },
      newPatients: [],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No new patients in this period.')).toBeVisible();
    await expect(canvas.getByText('±0 since Oct 23, 2026')).toBeVisible();
  },
};

export const LongContent: Story = {
  name: 'Very long names and very large figures stay inside their cards',
  globals: { viewport: { value: 'w320' } },
  args: {
    dashboard: {
      ...dashboard,
      cards: dashboard.cards.map((card) => ({ ...card, value: 123_456_789, before: 1 })),
      newPatients: dashboard.newPatients.map((patient) => ({
        ...patient,
        surname: 'Fernández de Córdoba y Álvarez de Toledo '.repeat(4),
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('123,456,789')).toHaveLength(6);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
