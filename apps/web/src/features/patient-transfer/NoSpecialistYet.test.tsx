import { choosesSpecialists } from '@healzy/domain/session';
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { KitInLanguage } from '../../app/KitInLanguage.tsx';
import { signedInWith } from '../../app/shell/sample-environment.tsx';
import '../index.ts';
import { store } from '../../state/store.ts';
import { RecordImportScreen } from './RecordImportScreen.tsx';
import { BulkPrincipalDialog } from '../patients/BulkPrincipalDialog.tsx';
import { PatientImportColumnsForm } from '../patients/imports/PatientImportColumnsForm.tsx';
import { SpecialistsField } from '../patients/SpecialistsField.tsx';

const { found } = vi.hoisted(() => ({ found: { options: [] as { id: string; label: string }[] } }));
vi.mock('../patients/useSpecialistOptions.ts', () => ({
  useSpecialistOptions: () => ({ query: { isSuccess: true }, options: found.options }),
}));
vi.mock('../../app/AppScreen.tsx', () => ({
  AppScreen: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('./RecordImportPanel.tsx', () => ({ RecordImportPanel: () => null }));
vi.mock('./useRecordImport.ts', () => ({
  useRecordImport: () => ({ step: {}, question: null }),
}));
// A window needs a browser; what is said in it does not.
vi.mock('@healzy/ui/components/ConfirmDialog', () => ({
  ConfirmDialog: ({ children }: { children: ReactNode }) => children,
}));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['patients', 'patient-imports', 'patient-transfer']);
});
afterEach(cleanup);

const columns = [{ heading: 'Nombre', proposed: 'name' as const, samples: ['Lucía'] }];
/** Every form that needs a specialist of the clinic, with those that it is given. */
const FORMS: Record<string, () => ReactNode> = {
  'the specialists of a patient': () => (
    <SpecialistsField name="specialists" value={[]} onChange={vi.fn()} options={found.options} />
  ),
  'another specialist for many patients': () => (
    <BulkPrincipalDialog count={2} onSave={() => Promise.resolve()} onClose={vi.fn()} />
  ),
  'patients from a table': () => (
    <PatientImportColumnsForm
      sheet={{ encoding: 'utf-8', delimiter: ';', headingRow: 1, columns }}
      rowCount={1}
      initial={{
        columns: ['name'],
        principalId: null,
        timezone: 'Europe/Madrid',
        alike: 'SKIP',
        unlikely: 'SKIP',
        dayOrder: null,
        sexOfM: null,
        nameSplit: 'GIVEN_TWO_SURNAMES',
        delimiter: null,
        encoding: null,
      }}
      questions={[]}
      specialists={found.options}
      canAssign
      onLayout={() => Promise.reject(new Error('No other layout is asked for.'))}
      onSave={() => Promise.resolve()}
      onDiscard={vi.fn()}
    />
  ),
  'a record from elsewhere': () => <RecordImportScreen />,
};
const open = (form: ReactNode) =>
  render(
    <Provider store={store}>
      <KitInLanguage>
        <MemoryRouter>{form}</MemoryRouter>
      </KitInLanguage>
    </Provider>,
  );
const said = /Nobody treats patients here yet/;

describe.each(Object.entries(FORMS))('%s', (_, form) => {
  it('says that a clinic has no specialist yet, and leads an administrator to where one is added', () => {
    found.options = [];
    signedInWith(['ADMIN']);
    open(form());
    expect(screen.getByText(said)).toBeTruthy();
    const offered = screen.getAllByRole('link').map((link) => link.textContent);
    expect(offered).toEqual(['Invite a specialist', 'Give myself that role in Users']);
  });

  it('says nothing of it once there is one', () => {
    found.options = [{ id: 'p1', label: 'Elena Sarmiento Gil' }];
    signedInWith(['ADMIN']);
    open(form());
    expect(screen.queryByText(said)).toBeNull();
  });
});

it('tells whoever may not invite anybody whom to ask', () => {
  found.options = [];
  signedInWith(['RECEPTIONIST']);
  expect(choosesSpecialists(['RECEPTIONIST'])).toBe(true);
  open(FORMS['the specialists of a patient']?.());
  expect(screen.getByText(said).textContent).toContain('Ask an administrator');
  expect(screen.queryByRole('link')).toBeNull();
});
