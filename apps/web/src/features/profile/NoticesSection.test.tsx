import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { NoticesSection } from './NoticesSection.tsx';

const state = vi.hoisted(() => ({
  roles: ['SPECIALIST'] as string[],
  kept: false,
  isPending: false,
  mutateAsync: vi.fn<(change: { hasIntakeMail: boolean }) => Promise<void>>(),
  report: vi.fn(),
}));

vi.mock('jotai', async (original) => ({ ...(await original<object>()), useAtomValue: () => state.roles }));
vi.mock('@healzy/api/profile', async (original) => ({
  ...(await original<object>()),
  useOwnPreferences: () => ({ data: { hasIntakeMail: state.kept } }),
  useUpdateOwnPreferences: () => ({
    mutateAsync: state.mutateAsync,
    isPending: state.isPending,
    variables: { hasIntakeMail: true },
  }),
}));
vi.mock('../../app/Loaded.tsx', () => ({ Loaded: ({ children }: { children: ReactNode }) => children }));
vi.mock('../../app/messages.ts', () => ({ report: state.report }));

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
  const saving = Promise.resolve();
  state.mutateAsync.mockReturnValue(saving);
  render(<NoticesSection />);
  expect(notice().checked).toBe(false);
  fireEvent.click(notice());
  expect(state.mutateAsync).toHaveBeenCalledExactlyOnceWith({ hasIntakeMail: true });
  expect(state.report).toHaveBeenCalledWith('preferences.notices', saving);
});

it('turns it off again', () => {
  state.kept = true;
  render(<NoticesSection />);
  expect(notice().checked).toBe(true);
  fireEvent.click(notice());
  expect(state.mutateAsync).toHaveBeenCalledExactlyOnceWith({ hasIntakeMail: false });
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
