import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NIGHT_AT_LOW } from '../../app/sample-finding.ts';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { loadVisitParts } from '../../app/visit-looks.ts';
import { SinceLastVisit, type SinceLastVisitProps } from './SinceLastVisit.tsx';

const meta = {
  title: 'App/SinceLastVisit',
  component: SinceLastVisit,
  decorators: [inApp],
  loaders: [messages('patients', 'dashboard', 'medical-tests'), loadVisitParts],
  args: {
    patient: { id: 'patient', birthdate: '1970-03-04', timezone: 'Europe/Madrid' },
    zone: 'Europe/Madrid',
    since: {
      lastVisitAt: '2026-11-09T10:30:00.000Z',
      changes: [
        {
          kind: 'BLOOD',
          testId: 'blood',
          sampledOn: '2026-11-18',
          moves: [],
          others: { outside: 0, within: 12, unknown: 2 },
        },
        { kind: 'WEIGHT', weightKg: 78.2, measuredOn: '2026-11-20', beforeKg: 79, beforeOn: '2026-11-09' },
      ],
    },
  },
} satisfies Meta<typeof SinceLastVisit>;

export default meta;
type Story = StoryObj<typeof meta>;

const WEIGHT = {
  kind: 'WEIGHT',
  weightKg: 78.2,
  measuredOn: '2026-11-20',
  beforeKg: 79,
  beforeOn: '2026-11-09',
} as const;

const AT_LOW: SinceLastVisitProps['since'] = {
  lastVisitAt: '2026-11-09T10:30:00.000Z',
  changes: [
    WEIGHT,
    {
      kind: 'TIME_IN_RANGE',
      testId: 'test',
      from: '2026-11-09T10:30:00.000Z',
      to: '2026-11-22T22:55:00.000Z',
      percent: 84,
      beforePercent: 71,
      rangeProfile: 'STANDARD',
      finding: NIGHT_AT_LOW,
    },
    { kind: 'SURVEYS', count: 3, unread: 2 },
  ],
};

export const Default: Story = {
  name: 'Opens with one sentence about what is new since the last visit, and says each in full',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Since Nov 9, 2026: a blood analysis and −0.8 kg.' }),
    ).toBeVisible();
    const news = within(canvas.getByRole('list', { name: 'Since the last visit' }));
    await expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Blood analysis of Nov 18, 2026. Results: 12 in range, 2 without a range to compare with',
      'Weight 78.2 kg (before: 79.0 kg)',
    ]);
  },
};

export const NightAtLow: Story = {
  name: 'A night at LOW comes before everything else',
  args: { since: AT_LOW },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        // Numbers and their units do not break: their spaces are of another kind.
        name: (name) =>
          name.replace(/\s/g, ' ') ===
          'Since Nov 9, 2026: one night < 54 mg/dL (LOW), −0.8 kg, and 2 surveys to read.',
      }),
    ).toBeVisible();
  },
};

export const Child: Story = {
  name: 'Of a child it says the weight, not a gain: it grows',
  args: {
    patient: { id: 'patient', birthdate: '2017-03-04', timezone: 'Europe/Madrid' },
    since: {
      lastVisitAt: '2026-11-09T10:30:00.000Z',
      changes: [{ ...WEIGHT, weightKg: 31.2, beforeKg: 30.4 }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Since Nov 9, 2026: weight 31.2 kg.' })).toBeVisible();
  },
};

export const FewReadings: Story = {
  name: 'Too few readings are news too',
  args: {
    since: {
      lastVisitAt: '2026-11-09T10:30:00.000Z',
      changes: [
        {
          kind: 'TIME_IN_RANGE',
          testId: 'test',
          from: '2026-11-09T10:30:00.000Z',
          to: '2026-11-22T22:55:00.000Z',
          percent: null,
          beforePercent: null,
          rangeProfile: 'STANDARD',
          finding: null,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Since Nov 9, 2026: too few glucose readings.' }),
    ).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Says that nothing is new',
  args: { since: { lastVisitAt: '2026-11-09T10:30:00.000Z', changes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing new since Nov 9, 2026.' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const NoVisitYet: Story = {
  name: 'Before the first visit it says what is there, compared with nothing',
  args: { since: { lastVisitAt: null, changes: [{ ...WEIGHT, beforeKg: null, beforeOn: null }] } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'No visit yet. There is: weight 78.2 kg.' }),
    ).toBeVisible();
  },
};

export const LongContent: Story = {
  name: 'A long sentence wraps at 320 px',
  globals: { viewport: { value: 'w320' }, language: 'es' },
  args: { since: AT_LOW },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
