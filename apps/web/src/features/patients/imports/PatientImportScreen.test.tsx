import type { PatientImportDetails } from '@healzy/api/patients/imports';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startI18n, loadWords } from '../../../app/i18n.ts';
import type { ImportWork } from './import-jobs.ts';
import { PatientImportScreen } from './PatientImportScreen.tsx';

const state = vi.hoisted(() => ({ work: { kind: 'idle' } as ImportWork }));
const item = {
  id: 'i1',
  state: 'DRAFT',
  fileName: 'pacientes.csv',
  sheet: null,
  findings: { ready: 1, alike: 0, wrong: 0, taken: 0, repeated: 0 },
  createdBy: { userId: 'u1' },
} as PatientImportDetails;

vi.mock('react-router-dom', async (original) => ({
  ...(await original<object>()),
  useNavigate: () => () => undefined,
}));
vi.mock('@healzy/api/runtime', async (original) => ({ ...(await original<object>()), useApi: () => ({}) }));
vi.mock('@healzy/api/patients/imports', async (original) => ({
  ...(await original<object>()),
  usePatientImport: () => ({ data: item }),
  useCheckPatientImport: () => ({ isPending: false }),
}));
vi.mock('../../../app/AppScreen.tsx', () => ({
  AppScreen: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../../app/crumbs.tsx', () => ({
  CrumbTrail: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('../../../app/useParam.ts', () => ({ useParam: () => 'i1' }));
vi.mock('../useSpecialistOptions.ts', () => ({ useSpecialistOptions: () => ({ options: [], query: {} }) }));
vi.mock('./useImportActions.ts', () => ({ useImportActions: () => ({ work: state.work }) }));
vi.mock('./PatientImportReview.tsx', () => ({
  PatientImportReview: ({ isPending }: { isPending: boolean }) => (
    <button type="button" disabled={isPending}>
      Start
    </button>
  ),
}));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['patient-imports']);
});
afterEach(cleanup);

it.each<[ImportWork, boolean]>([
  [{ kind: 'idle' }, false],
  [{ kind: 'working' }, true],
  [{ kind: 'waiting' }, true],
  // A failed step can be retried, changed or discarded.
  [{ kind: 'failed', error: new Error('refused') }, false],
])('while its work is %j, the review of an import is blocked: %s', (work, isHeldUp) => {
  state.work = work;
  render(<PatientImportScreen />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(isHeldUp);
});
