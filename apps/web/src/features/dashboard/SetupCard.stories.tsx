import type { ClinicSetup, SetupStepId } from '@healzy/api/dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { signedInWith } from '../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { SetupCard } from './SetupCard.tsx';

const IDS: readonly SetupStepId[] = ['SPECIALIST', 'COLLEAGUES', 'PATIENT', 'TEST', 'HOURS', 'LOGO'];
const setup = (...done: SetupStepId[]): ClinicSetup => ({
  isYoung: true,
  steps: IDS.map((id) => ({ id, isDone: done.includes(id) })),
});

/** What a new clinic begins with. */
const meta = {
  title: 'App/SetupCard',
  component: SetupCard,
  decorators: [inApp],
  loaders: [messages('dashboard')],
  beforeEach: () => signedInWith(['ADMIN', 'SPECIALIST']),
  args: { setup: setup(), onDismiss: fn() },
} satisfies Meta<typeof SetupCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingDone: Story = {
  name: 'A new clinic: hours wait for a specialist, and a test for a patient',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 6 done')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create patient: The first patient' })).toBeVisible();
    await expect(canvas.queryByText('Set hours')).toBeNull();
    await expect(canvas.queryByText('See patients')).toBeNull();
  },
};

export const HalfDone: Story = {
  name: 'What waited can be done once there is what it needs',
  args: { setup: setup('SPECIALIST', 'PATIENT', 'LOGO') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 6 done')).toBeVisible();
    await expect(canvas.getByText('Set hours')).toBeVisible();
    await expect(canvas.getByText('See patients')).toBeVisible();
  },
};

export const AllDone: Story = {
  name: 'All of it is done',
  args: { setup: setup(...IDS) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 of 6 done')).toBeVisible();
  },
};

export const InSpanish: Story = {
  name: 'In Spanish on a phone',
  globals: { language: 'es', viewport: { value: 'w390' } },
  args: { setup: setup('SPECIALIST') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 de 6 hechos')).toBeVisible();
    await expect(canvas.getByText('Definir horario')).toBeVisible();
  },
};
