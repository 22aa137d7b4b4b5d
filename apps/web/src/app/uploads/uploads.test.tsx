import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { switchAccount } from '../../state/account.ts';
import { clearNotices, clearNoticesOfScreen, noticesAtom } from '../../state/notices.ts';
import { store } from '../../state/store.ts';
import { startI18n } from '../i18n.ts';
import type { UploadTarget } from './uploads.ts';
import { useFileUploads } from './useFileUploads.ts';

type Stored = { readonly id: string };
type Options = Parameters<UploadTarget<Stored>['send']>[1];

const goTo = vi.hoisted(() => vi.fn());
vi.mock('../navigation.ts', () => ({ goTo }));

let number = 0;
let place = '';
let finish: (stored: Stored) => void;
let fail: (error: Error) => void;
let options: Options;
const onStored = vi.fn();
const send = vi.fn((_file: File, given: Options) => {
  options = given;
  return new Promise<Stored>((resolve, reject) => {
    finish = resolve;
    fail = reject;
  });
});
const remove = vi.fn(() => Promise.resolve());
const file = new File(['%PDF'], 'informe.pdf', { type: 'application/pdf' });

const open = (more: Partial<UploadTarget<Stored>> = {}) =>
  renderHook(() =>
    useFileUploads<Stored>(place, { send, remove, onStored, sentenceOf: () => 'No network.', ...more }),
  );
const closesFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeAll(() => startI18n('en'));
afterEach(cleanup);
beforeEach(() => {
  number += 1;
  place = `CHAT/p${number}`;
  vi.clearAllMocks();
  clearNotices();
  window.history.replaceState(null, '', '/chats?patient=p1');
});

it('goes on when its screen is left, and shows a screen of the same place how far it is', async () => {
  const first = open();
  act(() => first.result.current.add(file));
  first.unmount();
  expect(options.signal?.aborted).toBe(false);
  act(() => options.onProgress?.(0.4));
  const second = open();
  expect(second.result.current.uploads).toMatchObject([{ file, state: 'working', share: 0.4 }]);
  await act(async () => finish({ id: 'd1' }));
  expect(second.result.current.uploads).toEqual([]);
  expect(onStored).toHaveBeenCalledExactlyOnceWith({ id: 'd1' }, file, true);
});

it('gives a form what arrived without it once it is open again, and says so meanwhile', async () => {
  const needsScreen = () => true;
  const first = open({ needsScreen });
  act(() => first.result.current.add(file));
  first.unmount();
  await act(async () => finish({ id: 'd1' }));
  expect(onStored).not.toHaveBeenCalled();
  expect(store.get(noticesAtom)).toMatchObject([
    { tone: 'success', text: '“informe.pdf” has been uploaded' },
  ]);
  expect(closesFreely()).toBe(false);
  open({ needsScreen });
  expect(onStored).toHaveBeenCalledExactlyOnceWith({ id: 'd1' }, file, true);
  expect(closesFreely()).toBe(true);
});

it('does at once what needs no screen, such as sending a recording', async () => {
  const first = open();
  act(() => first.result.current.add(file));
  first.unmount();
  await act(async () => finish({ id: 'd1' }));
  expect(onStored).toHaveBeenCalledExactlyOnceWith({ id: 'd1' }, file, false);
});

it('says wherever the person is that a file failed, with a way back, where it can be retried', async () => {
  const first = open();
  act(() => first.result.current.add(file));
  first.unmount();
  window.history.replaceState(null, '', '/dashboard');
  await act(async () => fail(new Error('lost')));
  clearNoticesOfScreen();
  const [notice] = store.get(noticesAtom);
  expect(notice).toMatchObject({
    tone: 'critical',
    text: '“informe.pdf” could not be uploaded',
    detail: 'No network.',
  });
  notice?.action?.onPress();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/chats?patient=p1');
  const second = open();
  expect(second.result.current.uploads).toMatchObject([{ state: 'failed', sentence: 'No network.' }]);
  act(() => second.result.current.retry(second.result.current.uploads[0]?.key ?? ''));
  await act(async () => finish({ id: 'd2' }));
  expect(onStored).toHaveBeenCalledExactlyOnceWith({ id: 'd2' }, file, true);
});

it('says a failure in its place alone while that is on the screen', async () => {
  const { result } = open();
  act(() => result.current.add(file));
  await act(async () => fail(new Error('lost')));
  expect(result.current.uploads).toMatchObject([{ state: 'failed' }]);
  expect(store.get(noticesAtom)).toEqual([]);
});

it('does not let the page be closed without a question while something is on its way', async () => {
  expect(closesFreely()).toBe(true);
  const { result, unmount } = open();
  act(() => result.current.add(file));
  unmount();
  expect(closesFreely()).toBe(false);
  await act(async () => finish({ id: 'd1' }));
  expect(closesFreely()).toBe(true);
});

it('removes what arrives after it was stopped, and ends with the account', async () => {
  switchAccount('a1');
  const { result } = open();
  act(() => result.current.add(file));
  act(() => result.current.stop(result.current.uploads[0]?.key ?? ''));
  await act(async () => finish({ id: 'd1' }));
  expect(remove).toHaveBeenCalledExactlyOnceWith({ id: 'd1' });
  act(() => result.current.add(file));
  act(() => switchAccount('a2'));
  expect(options.signal?.aborted).toBe(true);
  expect(result.current.uploads).toEqual([]);
  expect(closesFreely()).toBe(true);
});
