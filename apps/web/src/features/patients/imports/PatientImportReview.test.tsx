import type { PatientImportDetails, PatientImportFindings } from '@healzy/api/patients/imports';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { PatientImportReview } from './PatientImportReview.tsx';

vi.mock('@healzy/api/patients/imports', async (original) => ({
  ...(await original<object>()),
  useExportPatientImportProblems: () => ({ isPending: false }),
}));
vi.mock('./ImportProblemTable.tsx', () => ({ ImportProblemTable: () => null }));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['patient-imports']);
});
afterEach(cleanup);

const item = { id: 'i1', fileName: 'patients.csv', rowCount: 10 } as PatientImportDetails;
const findings: PatientImportFindings = { ready: 8, alike: 0, unlikely: 2, wrong: 0, taken: 0, repeated: 0 };
function show(unlikely: 'SKIP' | 'IMPORT', found = findings) {
  const onDoubt = vi.fn();
  const nothing = () => undefined;
  render(
    <PatientImportReview
      item={{ ...item, settings: { unlikely } as PatientImportDetails['settings'] }}
      findings={found}
      onDoubt={onDoubt}
      isPending={false}
      onChangeColumns={nothing}
      onDiscard={nothing}
      onStart={nothing}
    />,
  );
  return onDoubt;
}
const question = () =>
  screen.queryByRole('radiogroup', { name: 'Rows with a very unusual weight or height' });

it('asks whether an unusual weight is right, and skips such rows until someone confirms', () => {
  const onDoubt = show('SKIP');
  const group = question();
  if (group === null) throw new Error('nothing is asked');
  expect(screen.getByText(/Is this right\?/)).toBeTruthy();
  expect(screen.getByRole('button', { name: /8 patients/ })).toBeTruthy();
  const [skipped, imported] = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(skipped?.checked).toBe(true);
  if (imported) fireEvent.click(imported);
  expect(onDoubt).toHaveBeenCalledWith({ unlikely: 'IMPORT' });
});

it('counts them among those to import once they are confirmed', () => {
  show('IMPORT');
  expect(screen.getByRole('button', { name: /10 patients/ })).toBeTruthy();
});

it('asks nothing if every weight and height is usual', () => {
  show('SKIP', { ...findings, ready: 10, unlikely: 0 });
  expect(question()).toBeNull();
});
