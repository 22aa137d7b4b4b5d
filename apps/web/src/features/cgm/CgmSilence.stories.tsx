import { type CgmImport, useCgmImports } from '@healzy/api/cgm';
import type { MedicalTest } from '@healzy/api/medical-tests';
import type { Patient } from '@healzy/api/patients';
import { Text } from '@healzy/ui/primitives';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UseQueryResult } from '@tanstack/react-query';
import { expect, fn } from 'storybook/test';
import { OpenPatientProvider } from '../../app/open-patient.ts';
import { inFrame } from '../../app/shell/sample-environment.tsx';
import { inApp, messages } from '../../app/story-decorators.tsx';
import { answering, pageOf } from '../../app/story-server.tsx';
import { CgmSilence } from './CgmSilence.tsx';

const HOUR_MS = 3_600_000;
const TEST = {
  id: 't1',
  state: 'IN_PROGRESS',
  createdAt: '2026-03-01T12:00:00Z',
  inProgressAt: '2026-03-02T12:00:00Z',
} as MedicalTest;

interface SilentProps {
  test: MedicalTest;
  phone: string | null;
  email: string | null;
}

/** The advice in the record of a patient who lives in Madrid. */
function Silent({ test, phone, email }: SilentProps) {
  const patient = { timezone: 'Europe/Madrid', phone, email } as Patient;
  return (
    <OpenPatientProvider value={{ data: patient } as UseQueryResult<Patient>}>
      <CgmSilence test={test} />
      {/* An absence proves something only once the answer is there. */}
      {useCgmImports(test.id).isSuccess && <Text>The page goes on</Text>}
    </OpenPatientProvider>
  );
}

/** The latest reading of each file of the test. */
const imported = fn<() => readonly string[]>();

const meta = {
  title: 'App/CgmSilence',
  component: Silent,
  decorators: [
    answering({
      'get /imports': () => pageOf(imported().map((lastAt): Pick<CgmImport, 'lastAt'> => ({ lastAt }))),
    }),
    inFrame,
    inApp,
  ],
  loaders: [messages('cgm-screen')],
  beforeEach: () => {
    imported.mockReset().mockReturnValue(['2026-03-05T08:00:00Z', '2026-03-09T11:59:00Z']);
  },
  args: { test: TEST, phone: '+34 600 123 456', email: 'lucia@example.org' },
} satisfies Meta<typeof Silent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'After a day without data it advises to contact the patient, and offers to call or to write',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data for more than 24 h')).toBeVisible();
    // On the patient's clock, not on that of the reader.
    await expect(
      canvas.getByText(
        /^The latest data are from Mar 9, 2026, 12:59(?: PM)?\. Contact the patient: the sensor may have come off or may not have been read\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call +34 600 123 456' })).toHaveAttribute(
      'href',
      'tel:+34600123456',
    );
    await expect(canvas.getByRole('link', { name: 'Write to lucia@example.org' })).toHaveAttribute(
      'href',
      'mailto:lucia@example.org',
    );
  },
};

export const Spanish: Story = {
  name: 'In Spanish it says the same',
  globals: { language: 'es' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sin datos desde hace más de 24 h')).toBeVisible();
    await expect(
      canvas.getByText(/^Los últimos datos llegaron hasta el 9 mar 2026, 12:59\. Contacta con el paciente:/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Llamar al +34 600 123 456' })).toHaveAttribute(
      'href',
      'tel:+34600123456',
    );
    await expect(canvas.getByRole('link', { name: 'Escribir a lucia@example.org' })).toBeVisible();
  },
};

export const NeverAnyData: Story = {
  name: 'Without any data it says since when the test is in progress',
  beforeEach: () => {
    imported.mockReturnValue([]);
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^The test has been in progress since Mar 2, 2026, .*and has received no data\. Contact the patient\.$/,
      ),
    ).toBeVisible();
  },
};

export const Unreachable: Story = {
  name: 'It links to nothing that the card does not have',
  args: { phone: null, email: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No data for more than 24 h')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const saysNothing: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByText('The page goes on')).toBeVisible();
  await expect(canvas.queryByText(/24 h/)).toBeNull();
  await expect(canvas.queryByRole('link')).toBeNull();
};

export const RecentData: Story = {
  name: 'With data of the last day, in whichever file, there is no advice',
  beforeEach: () => {
    imported.mockReturnValue([new Date(Date.now() - 23 * HOUR_MS).toISOString(), '2026-03-09T11:59:00Z']);
  },
  play: saysNothing,
};

export const Finished: Story = {
  name: 'A test that is no longer in progress expects no data',
  args: { test: { ...TEST, state: 'FINISHED' } },
  play: saysNothing,
};
