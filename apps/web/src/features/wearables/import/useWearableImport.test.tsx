import { ApiError } from '@healzy/api/runtime';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import type { SurveyedExport } from './import-steps.ts';
import { readFiles, surveyFiles } from './read-wearable-files.ts';
import { useWearableImport } from './useWearableImport.ts';

vi.mock('./read-wearable-files.ts', () => ({ surveyFiles: vi.fn(), readFiles: vi.fn() }));

beforeAll(async () => {
  await startI18n('es');
  await loadWords(['wearables-import']);
});
afterEach(cleanup);

const SURVEY: SurveyedExport = {
  kind: 'survey',
  format: 'FITBIT',
  sources: ['Charge 5'],
  metrics: [
    { metric: 'STEPS', records: 3, first: '2026-03-01', last: '2026-03-02', sources: [] },
    { metric: 'SLEEP', records: 1, first: '2026-03-01', last: '2026-03-01', sources: [] },
  ],
  neverRead: [],
  repaired: 0,
  dayOrders: [],
};
const PART = new TextEncoder().encode('{"intervals":[]}');
const TOTALS = {
  read: 4,
  stored: 3,
  skipped: [{ reason: 'NOT_CHOSEN' as const, count: 1, rows: [] }],
};
const FILES = [new File(['x'], 'export.zip')];

/** Reads two parts, then says what it counted. */
const readsTwo: typeof readFiles = async (_files, _chosen, _options, { take }) => {
  await take(PART);
  await take(PART);
  return { kind: 'read', format: 'FITBIT', repaired: 0, ...TOTALS };
};

let places = 0;
function start() {
  const place = `test/${++places}`;
  const calls = {
    begin: vi.fn(() => Promise.resolve({ id: 'import' })),
    add: vi.fn<(id: string, part: number) => Promise<unknown>>(() => Promise.resolve()),
    complete: vi.fn(() => Promise.resolve()),
    remove: vi.fn(() => Promise.resolve()),
  };
  const { result } = renderHook(() => useWearableImport(place, calls, 'Europe/Madrid'));
  return { calls, flow: () => result.current };
}

describe('an import of an export', () => {
  beforeEach(() => {
    vi.mocked(surveyFiles).mockReset().mockResolvedValue(SURVEY);
    vi.mocked(readFiles).mockReset().mockImplementation(readsTwo);
  });

  it('sends nothing before the person chose, and only what they chose', async () => {
    const { calls, flow } = start();
    act(() => flow().choose(FILES));
    await waitFor(() => expect(flow().step.kind).toBe('choices'));
    expect(readFiles).not.toHaveBeenCalled();
    expect(calls.begin).not.toHaveBeenCalled();
    act(() => flow().select(['STEPS']));
    act(() => flow().confirm());
    await waitFor(() => expect(flow().step).toMatchObject({ kind: 'done', totals: TOTALS }));
    expect(calls.begin).toHaveBeenCalledWith({
      fileName: 'export.zip',
      format: 'FITBIT',
      choices: ['STEPS'],
    });
    expect(vi.mocked(readFiles).mock.calls[0]?.[1]).toEqual(['STEPS']);
    expect(calls.add.mock.calls.map(([, part]) => part)).toEqual([1, 2]);
    expect(calls.complete).toHaveBeenCalledWith('import', { ...TOTALS, parts: 2 });
    expect(calls.remove).not.toHaveBeenCalled();
  });

  it('asks what the file leaves open, and surveys it again with the answer', async () => {
    vi.mocked(surveyFiles).mockResolvedValueOnce({
      kind: 'question',
      format: 'SAMSUNG_HEALTH',
      question: 'clock',
    });
    const { flow } = start();
    act(() => flow().choose(FILES));
    await waitFor(() => expect(flow().step.kind).toBe('question'));
    act(() => flow().answer({ clock: 'UTC' }));
    await waitFor(() => expect(flow().step.kind).toBe('choices'));
    expect(vi.mocked(surveyFiles).mock.calls[1]?.[1]).toEqual({ zone: 'Europe/Madrid', clock: 'UTC' });
  });

  it('says why a file gives nothing, and that nothing was sent', async () => {
    vi.mocked(surveyFiles).mockResolvedValueOnce({
      kind: 'refused',
      reason: 'CUT_OFF',
      detail: 'export.xml',
    });
    const { calls, flow } = start();
    act(() => flow().choose(FILES));
    await waitFor(() =>
      expect(flow().step).toMatchObject({
        kind: 'refused',
        during: 'reading',
        sentence: expect.stringMatching(/cortado.*«export\.xml»/) as string,
      }),
    );
    expect(calls.begin).not.toHaveBeenCalled();
  });

  it('removes what had arrived when a part is refused', async () => {
    const { calls, flow } = start();
    calls.add
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new ApiError('no', { code: 'WEARABLE_RECORDS', status: 422 }));
    act(() => flow().choose(FILES));
    await waitFor(() => expect(flow().step.kind).toBe('choices'));
    act(() => flow().confirm());
    await waitFor(() => expect(flow().step).toMatchObject({ kind: 'refused', during: 'sending' }));
    expect(calls.remove).toHaveBeenCalledWith('import');
    expect(calls.complete).not.toHaveBeenCalled();
  });

  it('removes what had arrived when it is cancelled, and says nothing of it', async () => {
    const { calls, flow } = start();
    vi.mocked(readFiles).mockImplementation((_files, _chosen, _options, { signal }) => {
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      });
    });
    act(() => flow().choose(FILES));
    await waitFor(() => expect(flow().step.kind).toBe('choices'));
    act(() => flow().confirm());
    await waitFor(() => expect(readFiles).toHaveBeenCalled());
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    // Closing the page would lose what is on its way.
    expect(leaving.defaultPrevented).toBe(true);
    act(() => flow().cancel());
    await waitFor(() => expect(calls.remove).toHaveBeenCalledWith('import'));
    expect(flow().step.kind).toBe('choose');
  });
});
