import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { KitInLanguage } from '../../app/KitInLanguage.tsx';
import { signedInWith } from '../../app/shell/sample-environment.tsx';
import { store } from '../../state/store.ts';
import { newAppointment } from './appointment-values.ts';
import type { AppointmentPatientChoice } from './AppointmentFields.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { usePatientSearch } from './usePatientSearch.ts';

const find = vi.hoisted(() => vi.fn());
vi.mock('@healzy/api/patients', () => ({ findPatients: find }));
vi.mock('@healzy/api/runtime', async (original) => ({
  ...(await original<object>()),
  useApi: () => ({ client: {}, accountId: 'alba' }),
}));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['appointments']);
});
afterEach(cleanup);

const Arrived = () => {
  const { pathname, state } = useLocation();
  return <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
};
const open = (hasNoPatients: boolean, patient: AppointmentPatientChoice | null = null) =>
  render(
    <Provider store={store}>
      <KitInLanguage>
        <MemoryRouter>
          <Routes>
            <Route
              path="/"
              element={
                <AppointmentForm
                  initial={newAppointment({ date: '2026-03-04', time: '10:30' }, null)}
                  draftKey="appointments/new"
                  zone="Europe/Madrid"
                  findPatients={() => Promise.resolve([])}
                  hasNoPatients={hasNoPatients}
                  patient={patient}
                  specialists={patient && []}
                  preferredId={null}
                  act="appointment.create"
                  labels={{ form: 'New appointment', save: 'Create appointment' }}
                  onSave={() => Promise.resolve()}
                />
              }
            />
            <Route path="*" element={<Arrived />} />
          </Routes>
        </MemoryRouter>
      </KitInLanguage>
    </Provider>,
  );
const said = /There is no patient yet/;

it('says that there is no patient yet, and leads whoever may create one to that form', () => {
  signedInWith(['ADMIN']);
  open(true);
  expect(screen.getByText(said)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Create patient' }));
  expect(screen.getByText('/patients {"isCreating":true}')).toBeTruthy();
});

it('tells whoever may not create one whom to ask', () => {
  signedInWith([]);
  open(true);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create patient' })).toBeNull();
});

it('says nothing of it while there are patients', () => {
  signedInWith(['ADMIN']);
  open(false);
  expect(screen.queryByText(said)).toBeNull();
});

describe('a patient with nobody to book', () => {
  const patient = { id: 'p1', name: 'Lucía Ferrer', timezone: 'Europe/Madrid', hasSpecialists: false };
  const none = /No specialist treats this patient yet/;

  it('is said, and leads whoever may assign a specialist to where that is done', () => {
    signedInWith(['ADMIN']);
    open(false, patient);
    expect(screen.getByText(none)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Assign specialists' }).getAttribute('href')).toBe(
      '/patient/p1/configuration/specialists',
    );
  });

  it('is said with whom to ask to those who may not', () => {
    signedInWith([]);
    open(false, patient);
    expect(screen.getByText(none).textContent).toContain('Ask an administrator');
    expect(screen.queryByRole('link', { name: 'Assign specialists' })).toBeNull();
  });

  it('is told apart from one whose specialists are not the user’s to book', () => {
    signedInWith(['SPECIALIST']);
    open(false, { ...patient, hasSpecialists: true });
    expect(screen.queryByText(none)).toBeNull();
    expect(screen.getByText(/Ask reception to make it/)).toBeTruthy();
  });
});

it('knows that there is none when all were asked for and nobody was found', async () => {
  const { result } = renderHook(() => usePatientSearch());
  const search = (text: string, found: unknown[]) => {
    find.mockResolvedValueOnce(found);
    return act(async () => {
      await result.current.search(text, new AbortController().signal);
    });
  };
  await search('zzz', []);
  expect(result.current.hasNone).toBe(false);
  await search('', []);
  expect(result.current.hasNone).toBe(true);
  await search('', [{ id: 'p1', name: 'Lucía', surname: 'Ferrer', email: 'l@correo.example' }]);
  expect(result.current.hasNone).toBe(false);
});
