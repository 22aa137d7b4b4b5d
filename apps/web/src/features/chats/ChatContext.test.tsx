import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { KitInLanguage } from '../../app/KitInLanguage.tsx';
import '../index.ts';
import { loadVisitParts } from '../../app/visit-looks.ts';
import { loadRecordParts } from '../patients/record-parts.ts';
import { RECORD_WORDS } from '../patients/record-words.ts';
import { ChatContext } from './ChatContext.tsx';

const answers = vi.hoisted(() => ({ alerts: [] as unknown[], seesClinical: true }));
const loaded = (data: unknown) => ({
  ...{ data, isPending: false, isError: false, isLoadingError: false, isSuccess: true },
  ...{ isFetching: false, isRefetchError: false, status: 'success', fetchStatus: 'idle', error: null },
});
vi.mock('@healzy/api/patients', async (original) => ({
  ...(await original<object>()),
  usePatient: () =>
    loaded({
      id: 'lucia',
      name: 'Lucía',
      surname: 'Ferrer',
      age: 52,
      sex: 'FEMALE',
      state: 'ACTIVE',
      birthdate: '1974-03-04',
      timezone: 'Europe/Madrid',
      specialists: [],
      testsInProgress: [],
      access: { identity: 'read', clinical: answers.seesClinical ? 'read' : 'none', canAssign: false },
    }),
  usePatientSummary: () =>
    loaded({
      alerts: answers.alerts,
      nextAppointment: null,
      weight: { kg: 78.4, measuredOn: '2026-11-20', change: null, series: [] },
      height: null,
      tests: { active: [], total: 0 },
      questionnaire: null,
      lastNote: null,
      documents: 0,
      nutritionalPlan: null,
      followUp: null,
      sinceLastVisit: answers.seesClinical ? { lastVisitAt: '2026-11-09T10:30:00.000Z', changes: [] } : null,
      wearable: null,
    }),
}));

beforeAll(async () => {
  await startI18n('es');
  await loadWords(['chats', ...RECORD_WORDS]);
  await Promise.all([loadRecordParts(), loadVisitParts()]);
});
afterEach(cleanup);

const open = (isIdentified: boolean) =>
  render(
    <KitInLanguage>
      <MemoryRouter>
        <ChatContext patientId="lucia" isIdentified={isIdentified} />
      </MemoryRouter>
    </KitInLanguage>,
  );

it('says who the patient is, what is new and the last figures', () => {
  answers.seesClinical = true;
  open(true);
  expect(screen.getByText('Lucía Ferrer · 52 años · Mujer')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Abrir la historia' }).getAttribute('href')).toBe('/patient/lucia');
  expect(screen.getByRole('heading', { name: /^Desde el 9 .*, sin novedades\.$/ })).toBeDefined();
  expect(screen.getByText('78,4 kg')).toBeDefined();
});

it('does not repeat within the record whose it is', () => {
  open(false);
  expect(screen.queryByText(/52 años/)).toBeNull();
  expect(screen.getByText('78,4 kg')).toBeDefined();
});

it('shows the reception nothing clinical', () => {
  answers.seesClinical = false;
  open(true);
  expect(screen.getByText('Lucía Ferrer · 52 años · Mujer')).toBeDefined();
  expect(screen.queryByText(/78,4/)).toBeNull();
});
