import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { NoticesSection } from './NoticesSection.tsx';

type Told = { onSuccess: () => void; onError: (error: Error) => void };
const state = vi.hoisted(() => ({
  roles: ['SPECIALIST'] as string[],
  kept: false,
  isPending: false,
  mutate: vi.fn<(change: { hasIntakeMail: boolean }, told: Told) => void>(),
  notifySuccess: vi.fn(),
  tellFailed: vi.fn(),
}));

vi.mock('jotai', async (original) => ({ ...(await original<object>()), useAtomValue: () => state.roles }));
vi.mock('@healzy/api/profile', async (original) => ({
  ...(await original<object>()),
  useOwnPreferences: () => ({ data: { hasIntakeMail: state.kept } }),
  useUpdateOwnPreferences: () => ({
    mutate: state.mutate,
    isPending: state.isPending,
    variables: { hasIntakeMail: true },
  }),
}));
vi.mock('../../app/Loaded.tsx', () => ({ Loaded: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../app/messages.ts', () => ({
  notifySuccess: state.notifySuccess,
  tellFailed: state.tellFailed,
}));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['profile']);
});
beforeEach(() => {
  Object.assign(state, { roles: ['SPECIALIST'], kept: false, isPending: false });
  vi.clearAllMocks();
});
afterEach(cleanup);

const notice = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: /one of my patients submits a questionnaire/ });

it('turns the e-mail about a questionnaire on at one press, and says so', () => {
  render(<NoticesSection />);
  expect(notice().checked).toBe(false);
  fireEvent.click(notice());
  expect(state.mutate).toHaveBeenCalledOnce();
  const [change, told] = state.mutate.mock.calls[0] ?? [];
  expect(change).toEqual({ hasIntakeMail: true });
  told?.onSuccess();
  expect(state.notifySuccess).toHaveBeenCalledWith('preferences.notices');
  const error = new Error('refused');
  told?.onError(error);
  expect(state.tellFailed).toHaveBeenCalledWith('preferences.notices', error);
});

it('turns it off again', () => {
  state.kept = true;
  render(<NoticesSection />);
  expect(notice().checked).toBe(true);
  fireEvent.click(notice());
  expect(state.mutate.mock.calls[0]?.[0]).toEqual({ hasIntakeMail: false });
});

it('shows the choice while it is saving', () => {
  state.isPending = true;
  render(<NoticesSection />);
  expect(notice().checked).toBe(true);
});

it('is hidden from users without patients of their own', () => {
  state.roles = ['RECEPTIONIST'];
  const { container } = render(<NoticesSection />);
  expect(container.textContent).toBe('');
});
