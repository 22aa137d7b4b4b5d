import type { TodayVisit } from '@healzy/api/dashboard';
import { Box } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NIGHT_AT_LOW } from '../../app/sample-finding.ts';
import { inFrame } from '../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { TodayRow, type TodayRowProps } from './TodayRow.tsx';
import { loadVisitParts } from '../../app/visit-looks.ts';

const Row = (props: TodayRowProps) => (
  <Box as="ul" aria-label="Today">
    <TodayRow {...props} />
  </Box>
);

const visit = {
  id: 'visit',
  startsAt: '2026-11-23T09:30:00.000Z',
  endsAt: '2026-11-23T10:00:00.000Z',
  kind: 'FOLLOW_UP',
  mode: 'VIDEO',
  patient: { id: 'patient', name: 'Óscar', surname: 'Delgado Rey' },
  specialist: { id: 'p1', name: 'Elena', surname: 'Sarmiento Gil' },
  answer: null,
  attendance: null,
  lastVisitAt: '2026-11-09T10:30:00.000Z',
  changes: [
    {
      kind: 'TIME_IN_RANGE',
      testId: 'test',
      from: '2026-11-09T10:30:00.000Z',
      to: '2026-11-22T22:55:00.000Z',
      percent: 84,
      beforePercent: 71,
      rangeProfile: 'STANDARD',
      finding: null,
    },
    { kind: 'WEIGHT', weightKg: 78.2, measuredOn: '2026-11-20', beforeKg: 79, beforeOn: '2026-11-09' },
    { kind: 'QUESTIONNAIRE', submittedAt: '2026-11-21T10:00:00.000Z', isWaiting: true },
    { kind: 'DOCUMENTS', count: 2 },
  ],
} satisfies TodayVisit;

const meta = {
  title: 'App/TodayRow',
  component: Row,
  decorators: [inFrame, inApp],
  loaders: [messages('dashboard', 'medical-tests'), loadVisitParts],
  args: { visit, now: Date.parse('2026-11-23T08:00:00.000Z'), hasSpecialist: false },
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says when, who, what for, and what changed since the last visit',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Óscar Delgado Rey' })).toHaveAttribute(
      'href',
      '/patient/patient',
    );
    await expect(canvas.getByText('Follow-up · by video')).toBeVisible();
    await expect(canvas.getByText('New since the last visit (Nov 9, 2026).')).toBeVisible();
    const changes = within(canvas.getByRole('list', { name: 'What is new about Óscar Delgado Rey' }));
    await expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '84.0% in range over 14 days (before: 71.0%)',
      'Weight 78.2 kg (before: 79.0 kg)',
      'Questionnaire received, not reviewed yet',
      '2 new documents',
    ]);
  },
};

export const NightAtLow: Story = {
  name: 'Says a night at LOW before the share of the time in range',
  args: {
    visit: {
      ...visit,
      changes: visit.changes.map((change) =>
        change.kind === 'TIME_IN_RANGE'
          ? {
              ...change,
              finding: NIGHT_AT_LOW,
            }
          : change,
      ),
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem').flatMap((row) => within(row).queryAllByRole('listitem'));
    await expect(first).toHaveTextContent(/^One night below 54.*LOW.*84\.0% in range/);
  },
};

const BLOOD_IN_RANGE = {
  kind: 'BLOOD',
  testId: 'blood',
  sampledOn: '2026-11-18',
  moves: [],
  others: { outside: 0, within: 12, unknown: 0 },
} as const;

export const RiskBeforeTheRest: Story = {
  name: 'Says a night at LOW before blood that is in range',
  args: {
    visit: {
      ...visit,
      changes: [
        { ...BLOOD_IN_RANGE, moves: [] },
        ...visit.changes.map((change) =>
          change.kind === 'TIME_IN_RANGE' ? { ...change, finding: NIGHT_AT_LOW } : change,
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const changes = within(canvas.getByRole('list', { name: 'What is new about Óscar Delgado Rey' }));
    const [first, second] = changes.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^One night below 54/);
    await expect(second).toHaveTextContent(/^Blood analysis of Nov 18, 2026/);
  },
};

export const KeyboardOpensTheAppointment: Story = {
  name: 'The keyboard reaches the appointment first, then the patient',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Appointment at \d\d:30: Óscar/ })).toHaveFocus();
    await expect(document.activeElement).toHaveAttribute('href', '/appointments?appointment=visit');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Óscar Delgado Rey' })).toHaveFocus();
  },
};

export const NothingNew: Story = {
  name: 'Says that nothing is new',
  args: { visit: { ...visit, changes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing new since the last visit (Nov 9, 2026).')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: /What is new/ })).toBeNull();
  },
};

export const FirstVisit: Story = {
  name: 'On a first visit it shows what is already here, compared with nothing',
  args: {
    visit: {
      ...visit,
      kind: 'FIRST_VISIT',
      lastVisitAt: null,
      changes: [{ kind: 'WEIGHT', weightKg: 78.2, measuredOn: '2026-11-20', beforeKg: null, beforeOn: null }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First visit: nothing to compare it with.')).toBeVisible();
    await expect(canvas.getByText('Weight 78.2 kg')).toBeVisible();
  },
};

export const TooFewReadings: Story = {
  name: 'Shows no percentage where there are too few readings for one',
  args: {
    visit: {
      ...visit,
      changes: (visit.changes ?? []).flatMap((change) =>
        change.kind === 'TIME_IN_RANGE' ? [{ ...change, percent: null }] : [],
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too few glucose readings for a time in range')).toBeVisible();
    await expect(canvas.queryByText(/%/)).toBeNull();
  },
};

export const Reception: Story = {
  name: 'Reception sees with whom it is, and nothing clinical',
  args: { hasSpecialist: true, visit: { ...visit, changes: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Follow-up · by video · with Elena Sarmiento Gil')).toBeVisible();
    await expect(canvas.queryByText(/last visit/)).toBeNull();
  },
};

export const Over: Story = {
  name: 'What is over says so',
  args: { now: Date.parse('2026-11-23T12:00:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ · over$/)).toBeVisible();
    await expect(canvas.queryByText(/last visit/)).toBeNull();
  },
};

export const UnderWay: Story = {
  name: 'Of one that has begun it can be said whether the patient came',
  args: { now: Date.parse('2026-11-23T09:35:00.000Z') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
    const group = within(await canvas.findByRole('group', { name: 'Did Óscar Delgado Rey come?' }));
    await expect(group.getByRole('button', { name: 'Attended' })).toBeEnabled();
    await expect(group.getByRole('button', { name: 'Missed' })).toBeEnabled();
  },
};

export const NotBegun: Story = {
  name: 'Asks nothing about one that has not begun',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: /come\?/ })).toBeNull();
  },
};

export const Attended: Story = {
  name: 'Says who came, and asks no more',
  args: {
    now: Date.parse('2026-11-23T12:00:00.000Z'),
    visit: { ...visit, answer: 'CONFIRMED', attendance: 'ATTENDED' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Follow-up · by video · attended')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: /come\?/ })).toBeNull();
  },
};

export const Missed: Story = {
  name: 'Who did not come is not under way, and nothing new is told about them',
  args: {
    now: Date.parse('2026-11-23T09:45:00.000Z'),
    visit: { ...visit, attendance: 'MISSED' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('missed')).toBeVisible();
    await expect(canvas.queryByText('now')).toBeNull();
    await expect(canvas.queryByText(/last visit/)).toBeNull();
  },
};

export const LongContent: Story = {
  name: 'Wraps long names and everything that changed at 320 px',
  globals: { viewport: { value: 'w320' } },
  args: {
    hasSpecialist: true,
    visit: {
      ...visit,
      patient: { ...visit.patient, surname: 'Fernández de Córdoba y Álvarez de Toledo '.repeat(3) },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const BloodAndRestingEnergy: Story = {
  name: 'Says a critical value first, what left or entered the range, and the resting energy beside the one before',
  args: {
    visit: {
      ...visit,
      changes: [
        {
          kind: 'BLOOD',
          testId: 'blood',
          sampledOn: '2026-11-18',
          moves: [
            {
              ...{ marker: 'potassium', nameEs: 'Potasio', nameEn: 'Potassium', move: 'CRITICAL' },
              ...{ value: 6.4, comparator: null, unit: 'mmol/L', position: 'ABOVE' },
            },
            {
              ...{ marker: 'hdl', nameEs: 'Colesterol HDL', nameEn: 'HDL cholesterol', move: 'LEFT_RANGE' },
              ...{ value: 38, comparator: null, unit: 'mg/dL', position: 'BELOW' },
            },
          ],
          others: { outside: 1, within: 12, unknown: 0 },
        },
        {
          kind: 'RESTING_ENERGY',
          testId: 'cart',
          now: { kcalDay: 1650, measuredOn: '2026-11-18', isSteady: false },
          before: { kcalDay: 1705, measuredOn: '2026-05-10', isSteady: true },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const changes = within(canvas.getByRole('list', { name: 'What is new about Óscar Delgado Rey' }));
    await expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Blood analysis of Nov 18, 2026. Critical value, contact a physician: Potassium 6.4\u00a0mmol/L. ' +
        'Left the laboratory’s range: HDL cholesterol 38\u00a0mg/dL (low). The others: 1 out of range, 12 in range',
      'Resting energy 1,650 kcal/day (Nov 18, 2026, not steady by consensus); before: 1,705 kcal/day (May 10, 2026)',
    ]);
  },
};
