import type { Appointment } from '@healzy/api/appointments';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { useMoveAppointment } from './useMoveAppointment.tsx';

const notify = vi.hoisted(() => vi.fn());
const update = vi.hoisted(() => vi.fn());
vi.mock('../../state/notices.ts', async (original) => ({ ...(await original<object>()), notify }));
vi.mock('@healzy/api/appointments', () => ({
  useUpdateAppointment: () => ({ mutateAsync: update }),
  useCancelAppointment: () => ({}),
  useRestoreAppointment: () => ({}),
}));

afterEach(cleanup);
beforeAll(async () => {
  await startI18n('es');
  await loadWords(['appointments']);
});

it('says that the clocks skip an hour, and leaves the appointment where it was', () => {
  const moved = { id: 'a1', version: 1, startsAt: '2026-03-29T07:00:00Z', endsAt: '2026-03-29T07:30:00Z' };
  const { result } = renderHook(() => useMoveAppointment('Europe/Madrid'));
  act(() => result.current.move(moved as Appointment, { day: '2026-03-29', time: '02:30', addedMinutes: 0 }));
  expect(update).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledExactlyOnceWith({
    tone: 'warning',
    text: expect.stringMatching(
      /sigue donde estaba: el 29 mar 2026 los relojes se adelantan y la hora 02:30 no existe/,
    ),
  });
});
