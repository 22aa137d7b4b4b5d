import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { RecordGlance } from './RecordGlance.tsx';

/** The facts of the features read more of it; none is here. */
const patient = {} as Patient;

const summary: PatientRecordSummary = {
  alerts: [],
  nextAppointment: {
    id: 'a1',
    startsAt: '2026-11-24T09:30:00.000Z',
    endsAt: '2026-11-24T10:00:00.000Z',
    kind: 'FOLLOW_UP',
    mode: 'IN_PERSON',
    specialist: { id: 'p1', name: 'Elena', surname: 'Sarmiento Gil' },
  },
  weight: {
    kg: 78.4,
    measuredOn: '2026-11-20',
    change: { kg: -1.6, since: '2026-10-20', direction: 'DOWN' },
    series: [
      { measuredOn: '2026-09-20', kg: 82 },
      { measuredOn: '2026-10-20', kg: 80 },
      { measuredOn: '2026-11-20', kg: 78.4 },
    ],
  },
  height: { cm: 178, measuredOn: '2026-09-20' },
  tests: { active: [{ id: 't1', type: 'CGM', name: 'MCG de control', state: 'IN_PROGRESS' }], total: 3 },
  questionnaire: { answered: 12, total: 40 },
  lastNote: null,
  documents: 2,
  nutritionalPlan: null,
  followUp: null,
  sinceLastVisit: null,
  wearable: null,
};

const meta = {
  title: 'App/RecordGlance',
  component: RecordGlance,
  decorators: [inApp],
  loaders: [messages('patients')],
  args: { patient, summary, seesClinical: true, zone: 'Europe/Madrid', parts: [] },
} satisfies Meta<typeof RecordGlance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says the weight and its trend, what comes next, what is in progress and what was answered',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.6 kg less than on Oct 20, 2026')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /from 82.0 to 78.4 kg/ })).toBeVisible();
    await expect(canvas.getByText('Nov 24, 2026')).toBeVisible();
    await expect(canvas.getByText('10:30 with Elena Sarmiento Gil')).toBeVisible();
    await expect(canvas.getByText('MCG de control')).toBeVisible();
    await expect(canvas.getByText('12 of 40')).toBeVisible();
  },
};

export const NothingYet: Story = {
  name: 'Says what is missing',
  args: {
    summary: {
      ...summary,
      nextAppointment: null,
      weight: null,
      tests: { active: [], total: 0 },
      questionnaire: { answered: 0, total: 31 },
    },
  },
  play: async ({ canvas }) => {
    for (const text of ['No weight', 'None', 'No tests', 'No test in progress']) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

export const NothingClinical: Story = {
  name: 'Shows no weight and no questionnaire to users without clinical access',
  args: { summary: { ...summary, weight: null, questionnaire: null }, seesClinical: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Weight')).toBeNull();
    await expect(canvas.queryByText('Questionnaire')).toBeNull();
    await expect(canvas.getByText('Next appointment')).toBeVisible();
  },
};

export const Complete: Story = {
  name: 'Says that the questionnaire is complete',
  args: { summary: { ...summary, questionnaire: { answered: 40, total: 40 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Complete')).toBeVisible();
  },
};
