import { removeDocument } from '@healzy/api/documents';
import { ApiError } from '@healzy/api/runtime';
import { IMPLAUSIBLE_CHANGE } from '@healzy/domain/patient-data';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { sendDocument } from '../../app/uploads/send-document.ts';
import { clearNotices, noticesAtom } from '../../state/notices.ts';
import { store } from '../../state/store.ts';
import { useRecordImport } from './useRecordImport.ts';

const bringIn = vi.hoisted(() => vi.fn());
vi.mock('@healzy/api/patient-transfer', () => ({
  useImportPatientRecord: () => ({ mutateAsync: bringIn }),
}));
vi.mock('@healzy/api/documents', () => ({ removeDocument: vi.fn() }));
vi.mock('../../app/uploads/send-document.ts', () => ({ sendDocument: vi.fn() }));
vi.mock('@healzy/api/runtime', async (original) => ({
  ...(await original<object>()),
  useApi: () => ({ client: {}, accountId: 'a1' }),
}));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['patient-transfer']);
});
beforeEach(() => {
  clearNotices();
  vi.mocked(removeDocument).mockReset().mockResolvedValue();
  vi.mocked(sendDocument).mockResolvedValue({ id: 'd1' } as Awaited<ReturnType<typeof sendDocument>>);
});
afterEach(cleanup);

const file = new File(['{}'], 'historia.json');
const questioned = () =>
  new ApiError('questioned', {
    code: IMPLAUSIBLE_CHANGE,
    status: 422,
    data: { details: { changes: [{ magnitude: 'weightKg', value: 180, on: '2026-03-02' }] } },
  });
const settled = () => act(async () => {});

it('says where a record was left that it has a question, and removes the file', async () => {
  let refuse: (error: unknown) => void = () => undefined;
  bringIn.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)));
  const { result, unmount } = renderHook(() => useRecordImport('a1'));
  act(() => result.current.send(file, 'p1'));
  await settled();
  unmount();
  refuse(questioned());
  await settled();
  const [notice] = store.get(noticesAtom);
  expect(notice?.detail).toBe(
    'One of its values has to be confirmed. Import it again, and wait here for the question.',
  );
  expect(removeDocument).toHaveBeenCalledOnce();
  const again = renderHook(() => useRecordImport('a1'));
  expect(again.result.current.step).toMatchObject({ kind: 'refused', reason: { kind: 'asked' } });
});

it('removes the file of a record whose question was left without an answer', async () => {
  bringIn.mockRejectedValueOnce(questioned());
  const { result, unmount } = renderHook(() => useRecordImport('a1'));
  act(() => result.current.send(file, 'p1'));
  await settled();
  expect(result.current.step.kind).toBe('asking');
  unmount();
  await settled();
  expect(removeDocument).toHaveBeenCalledOnce();
  expect(renderHook(() => useRecordImport('a1')).result.current.step.kind).toBe('choose');
});
