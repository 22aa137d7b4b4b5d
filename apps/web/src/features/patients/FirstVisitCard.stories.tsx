import type { Patient, PatientRecordSummary } from '@healzy/api/patients';
import { serverNow } from '@healzy/api/runtime/server-clock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { FirstVisitStep } from '../../app/record-parts.ts';
import { signedInWith } from '../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { FirstVisitCard } from './FirstVisitCard.tsx';

const IDS = ['CARD', 'CONSENT', 'HISTORY', 'APPOINTMENT', 'TEST', 'FOLLOW_UP', 'MENU'] as const;
const CLINICAL: readonly string[] = ['HISTORY', 'TEST', 'FOLLOW_UP', 'MENU'];

const parts = (...done: (typeof IDS)[number][]): FirstVisitStep[] =>
  IDS.map((id, order) => ({
    id,
    order,
    isClinical: CLINICAL.includes(id),
    isDone: () => done.includes(id),
    action: 'updatePatient',
    hrefOf: (patientId) => `/patient/${patientId}/${id}`,
  }));

const patient = (clinical: Patient['access']['clinical'] = 'edit') =>
  ({
    id: 'lucia',
    state: 'ACTIVE',
    createdAt: serverNow().toISOString(),
    access: { identity: 'edit', clinical },
  }) as Patient;

/** What the first visit of a new patient is about. */
const meta = {
  title: 'App/FirstVisitCard',
  component: FirstVisitCard,
  decorators: [inApp],
  loaders: [messages('patients')],
  beforeEach: () => {
    localStorage.clear();
    signedInWith(['ADMIN', 'SPECIALIST']);
  },
  args: { patient: patient(), summary: {} as PatientRecordSummary, parts: parts() },
} satisfies Meta<typeof FirstVisitCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDone: Story = {
  name: 'A new patient, until the card is hidden',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 7 done')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
    await expect(canvas.queryByText('0 of 7 done')).toBeNull();
  },
};

export const HalfDone: Story = {
  name: 'What the record holds is ticked',
  args: { parts: parts('CARD', 'CONSENT', 'HISTORY') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 7 done')).toBeVisible();
    await expect(canvas.getAllByText('Done')).toHaveLength(3);
  },
};

export const AllDone: Story = {
  name: 'It is gone once all of it is there',
  args: { parts: parts(...IDS) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/First steps/)).toBeNull();
  },
};

export const NothingClinical: Story = {
  name: 'Whoever sees nothing clinical is asked for nothing clinical',
  args: { patient: patient('none') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 3 done')).toBeVisible();
  },
};

export const InSpanish: Story = {
  name: 'In Spanish on a phone, where long names wrap',
  globals: { language: 'es', viewport: { value: 'w390' } },
  args: { parts: parts('CARD') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 de 7 hechos')).toBeVisible();
    await expect(canvas.getByText('Consentimiento u otro documento archivado')).toBeVisible();
  },
};
