import type { CgmImport } from '@healzy/api/cgm';
import { findCgmColumnMapping } from '@healzy/api/cgm/column-mappings';
import { type Document, removeDocument, sendDocument } from '@healzy/api/documents';
import { ApiError } from '@healzy/api/runtime';
import { parseCgmFile } from '@healzy/domain/cgm';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { KitInLanguage } from '../../../app/KitInLanguage.tsx';
import { clearNotices, noticesAtom } from '../../../state/notices.ts';
import { store as notices } from '../../../state/store.ts';
import { CgmImportPanel } from './CgmImportPanel.tsx';
import type { CgmFileOutcome } from './file-reading.ts';
import { readCgmFile } from './read-cgm-file.ts';

const store = vi.hoisted(() => vi.fn());
const forget = vi.hoisted(() => vi.fn());
vi.mock('@healzy/api/cgm/column-mappings', () => ({
  findCgmColumnMapping: vi.fn(),
  useForgetCgmColumnMapping: () => ({ mutateAsync: forget }),
}));
vi.mock('@healzy/api/cgm', () => ({ useImportCgmFile: () => ({ mutateAsync: store }) }));
vi.mock('@healzy/api/documents', () => ({ sendDocument: vi.fn(), removeDocument: vi.fn() }));
vi.mock('@healzy/api/runtime', async (original) => ({
  ...(await original<object>()),
  useApi: () => ({ client: {}, accountId: 'a1' }),
}));
vi.mock('./read-cgm-file.ts', () => ({ readCgmFile: vi.fn() }));

const text = 'time,glucose mg/dL\n2026-01-20 10:00,100\n2026-01-20 10:05,110\n';
const file = new File([text], 'sensor.csv', { type: 'text/csv' });
const outcome = parseCgmFile(new TextEncoder().encode(text)) as CgmFileOutcome;
const document = { id: 'd1' } as Document;
const onImported = vi.fn();
const aborted = () => new DOMException('aborted', 'AbortError');

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['cgm']);
  // Parts that the panel loads when it needs them: what is waited for below is what it does, not their code.
  await Promise.all([import('./CgmFilePreviewCard.tsx'), import('./CgmFileQuestions.tsx')]);
});
beforeEach(() => {
  vi.mocked(readCgmFile).mockResolvedValue(outcome);
  vi.mocked(removeDocument).mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function choose() {
  const { container } = render(
    <CgmImportPanel medicalTestId="t1" defaultZone="Europe/Madrid" onImported={onImported} />,
    { wrapper: KitInLanguage },
  );
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is nowhere to put a file.');
  fireEvent.change(input, { target: { files: [file] } });
}
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
async function confirm() {
  choose();
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2 readings' }));
}
const invitation = "Drop the sensor's file here";

describe('Cancel', () => {
  it('stops the reading', async () => {
    let signal: AbortSignal | undefined;
    vi.mocked(readCgmFile).mockImplementation((_file, _options, _onProgress, given) => {
      signal = given;
      return new Promise(() => undefined);
    });
    choose();
    press('Cancel');
    expect(signal?.aborted).toBe(true);
    expect(await screen.findByText(invitation)).toBeTruthy();
  });

  it('stops the upload and stores nothing', async () => {
    let signal: AbortSignal | undefined;
    vi.mocked(sendDocument).mockImplementation((_scope, _owner, _file, _type, options) => {
      signal = options?.signal;
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(aborted())));
    });
    await confirm();
    press('Cancel');
    expect(signal?.aborted).toBe(true);
    expect(await screen.findByText(invitation)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(store).not.toHaveBeenCalled();
  });

  it('removes the file if its last byte had just been sent', async () => {
    let arrive = (_: Document) => undefined as void;
    vi.mocked(sendDocument).mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await confirm();
    press('Cancel');
    await act(async () => arrive(document));
    expect(removeDocument).toHaveBeenCalledWith(expect.anything(), 'd1', 'CGM_IMPORT');
    expect(store).not.toHaveBeenCalled();
    expect(screen.getByText(invitation)).toBeTruthy();
  });

  it('is not offered while the server stores', async () => {
    let answer = (_: CgmImport) => undefined as void;
    vi.mocked(sendDocument).mockResolvedValue(document);
    store.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await confirm();
    expect(await screen.findByRole('progressbar', { name: 'Storing the readings…' })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await act(async () => answer({ id: 'i1' } as CgmImport));
    expect(onImported).toHaveBeenCalledWith({ id: 'i1' }, file);
  });
});

it('says that the upload failed and why, and leaves no file behind, when storing fails', async () => {
  vi.mocked(sendDocument).mockResolvedValue(document);
  store.mockRejectedValue(new ApiError('down', { code: 'UNAVAILABLE', status: 503, data: null }));
  await confirm();
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('The file could not be uploaded. Please try again later.');
  expect(textContent).toContain('The service is not available right now.');
  expect(removeDocument).toHaveBeenCalledWith(expect.anything(), 'd1', 'CGM_IMPORT');
});

it('says that the file could not be read when the file itself is invalid', async () => {
  vi.mocked(readCgmFile).mockResolvedValue({ kind: 'refused', code: 'FILE_EMPTY', details: {} });
  choose();
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('We could not read the file');
  expect(textContent).toContain('The file is empty.');
  expect(textContent).not.toContain('could not be uploaded');
});

it('asks which rows are the readings when a file has unknown event types, and imports with the answer', async () => {
  const recognised = outcome.kind === 'refused' ? undefined : outcome.recognised;
  if (recognised === undefined) throw new Error('The file is not read.');
  vi.mocked(readCgmFile).mockResolvedValueOnce({
    kind: 'question',
    recognised,
    questions: [
      {
        id: 'readingEvent',
        choices: ['Arvioitu', 'Varoitus'],
        samples: [{ row: 2, found: 'Arvioitu: 100' }],
      },
    ],
  });
  choose();
  fireEvent.click(await screen.findByRole('radio', { name: 'None of them' }));
  press('Continue');
  expect(await screen.findByRole('button', { name: 'Import 2 readings' })).toBeTruthy();
  expect(vi.mocked(readCgmFile).mock.lastCall?.[1]).toEqual({ zone: 'Europe/Madrid', readingEvent: '' });
});

describe('A table whose headings say nothing', () => {
  const lines = ['Čas,Hladina mg/dl,Tep', '2026-01-13 08:00,100,61', '2026-01-13 08:05,101,62'];
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const mapping = {
    id: 'm1',
    layout: '0123456789abcdef',
    time: 1,
    glucose: 2,
    chosenAt: '2026-11-12T09:00:00Z',
  };

  beforeEach(() => {
    vi.mocked(readCgmFile).mockImplementation((_file, options) =>
      Promise.resolve(parseCgmFile(bytes, options) as CgmFileOutcome),
    );
    vi.mocked(findCgmColumnMapping).mockResolvedValue(mapping);
    vi.mocked(sendDocument).mockResolvedValue(document);
    store.mockResolvedValue({} as CgmImport);
  });
  const asBefore = /Columns as on 12 nov 2026: time from “Čas” and glucose from “Hladina mg\/dl”/;

  it('is asked about; the answer goes along, and is said to be kept', async () => {
    vi.mocked(findCgmColumnMapping).mockResolvedValue(null);
    choose();
    fireEvent.click(await screen.findByRole('radio', { name: /Hladina/ }));
    press('Continue');
    expect(await screen.findByText('Čas · Hladina mg/dl')).toBeTruthy();
    expect(screen.getByText(/Next time, files with the same headings/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Forget them' })).toBeNull();
    press('Import 2 readings');
    await vi.waitFor(() => expect(store).toHaveBeenCalled());
    expect(store.mock.calls[0]?.[0]).toMatchObject({ body: { columns: { time: 1, glucose: 2 } } });
  });

  it('is read by the columns of last time, and says so', async () => {
    choose();
    expect(await screen.findByText(asBefore)).toBeTruthy();
    const question = parseCgmFile(bytes);
    const asked = question.kind === 'question' ? question.questions[0] : undefined;
    expect(vi.mocked(findCgmColumnMapping).mock.lastCall?.[1]).toBe(asked?.id === 'columns' && asked.layout);
    press('Import 2 readings');
    await vi.waitFor(() => expect(store).toHaveBeenCalled());
    expect(store.mock.calls[0]?.[0]).toMatchObject({ body: { columns: { time: 1, glucose: 2 } } });
  });

  it('asks when those columns do not fit, or cannot be looked up', async () => {
    vi.mocked(findCgmColumnMapping).mockResolvedValueOnce({ ...mapping, glucose: 9 });
    choose();
    expect(await screen.findByRole('radio', { name: /Hladina/ })).toBeTruthy();
    cleanup();
    vi.mocked(findCgmColumnMapping).mockRejectedValueOnce(new Error('down'));
    choose();
    expect(await screen.findByRole('radio', { name: /Hladina/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is read by others when asked to, without the answers about the former', async () => {
    choose();
    await screen.findByText(asBefore);
    press('Change columns');
    fireEvent.click(await screen.findByRole('radio', { name: /Tep/ }));
    press('Continue');
    fireEvent.click(await screen.findByRole('radio', { name: 'mg/dL' }));
    press('Continue');
    expect(await screen.findByText('Čas · Tep')).toBeTruthy();
    expect(screen.queryByText(/Columns as on/)).toBeNull();
    press('Change columns');
    fireEvent.click(await screen.findByRole('radio', { name: /Tep/ }));
    press('Continue');
    expect(await screen.findByRole('radio', { name: 'mg/dL' })).toBeTruthy();
    expect(forget).not.toHaveBeenCalled();
  });

  it('is asked about again once the columns are forgotten', async () => {
    forget.mockResolvedValue(undefined);
    choose();
    await screen.findByText(asBefore);
    press('Forget them');
    expect(await screen.findByRole('radio', { name: /Hladina/ })).toBeTruthy();
    expect(forget).toHaveBeenCalledWith({ id: 'm1' });
  });
});

describe('A file that may be of another person', () => {
  const doubts = [{ id: 'OTHER_PERSON', found: 'Juan', expected: 'Beatriz' }];
  const doubt = () =>
    new ApiError('doubt', { code: 'CGM_IMPORT_DOUBT', status: 409, data: { details: { doubts } } });

  beforeEach(() => {
    vi.mocked(sendDocument).mockResolvedValue(document);
  });

  it('is asked about, and imported once confirmed without another upload', async () => {
    store.mockRejectedValueOnce(doubt()).mockResolvedValueOnce({ id: 'i1' } as CgmImport);
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toContain('“Juan”');
    fireEvent.click(screen.getByRole('button', { name: 'Import it anyway' }));
    await vi.waitFor(() => expect(onImported).toHaveBeenCalledOnce());
    expect(store).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ confirmed: ['OTHER_PERSON'] }) as unknown }),
    );
    expect(sendDocument).toHaveBeenCalledOnce();
    expect(removeDocument).not.toHaveBeenCalled();
  });

  it('is asked about where it was chosen, and elsewhere it is said that an answer is awaited', async () => {
    clearNotices();
    let refuse: (error: unknown) => void = () => undefined;
    store.mockReturnValueOnce(new Promise((_resolve, reject) => (refuse = reject)));
    await confirm();
    await vi.waitFor(() => expect(store).toHaveBeenCalledOnce());
    cleanup();
    refuse(doubt());
    await vi.waitFor(() =>
      expect(notices.get(noticesAtom).map((one) => one.text)).toEqual([
        '“sensor.csv” needs an answer from you',
      ]),
    );
    render(<CgmImportPanel medicalTestId="t1" defaultZone="Europe/Madrid" onImported={onImported} />, {
      wrapper: KitInLanguage,
    });
    expect((await screen.findByRole('alert')).textContent).toContain('“Juan”');
    press('Cancel');
    await vi.waitFor(() => expect(removeDocument).toHaveBeenCalledOnce());
  });

  it('is removed when the answer is no', async () => {
    store.mockRejectedValueOnce(doubt());
    await confirm();
    await screen.findByRole('alert');
    press('Cancel');
    await vi.waitFor(() => expect(removeDocument).toHaveBeenCalledOnce());
    expect(onImported).not.toHaveBeenCalled();
  });
});
