import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { switchAccount } from '../../state/account.ts';
import { clearNotices, noticesAtom } from '../../state/notices.ts';
import { store } from '../../state/store.ts';
import { startI18n } from '../i18n.ts';
import { useFileStep } from './useFileStep.ts';

type Step = { readonly kind: 'choose' | 'reading' | 'uploading' | 'refused' };

const first: Step = { kind: 'choose' };
const isOnItsWay = ({ kind }: Step) => kind === 'uploading';
const open = () =>
  renderHook(() =>
    useFileStep<Step>('PATIENT_IMPORT', {
      first,
      isOnItsWay,
      failureOf: ({ kind }) => (kind === 'refused' ? { name: 'lista.csv', why: 'Too large.' } : null),
    }),
  );

beforeAll(() => startI18n('en'));
beforeEach(clearNotices);
afterEach(cleanup);

it('keeps a file that is on its way when the screen is left, and how it ended until that was seen', () => {
  const left = open();
  const signal = left.result.current.begin();
  act(() => left.result.current.setStep({ kind: 'uploading' }));
  left.unmount();
  expect(signal.aborted).toBe(false);
  left.result.current.setStep({ kind: 'refused' });
  expect(store.get(noticesAtom)).toMatchObject([
    { text: '“lista.csv” could not be uploaded', detail: 'Too large.' },
  ]);
  const back = open();
  expect(back.result.current.step).toEqual({ kind: 'refused' });
  back.unmount();
  expect(open().result.current.step).toEqual(first);
});

it('ends what had not been confirmed with the screen', () => {
  const left = open();
  const signal = left.result.current.begin();
  act(() => left.result.current.setStep({ kind: 'reading' }));
  left.unmount();
  expect(signal.aborted).toBe(true);
  expect(open().result.current.step).toEqual(first);
});

it('begins again with another account, on a screen that stays open too, which still shows what is chosen next', () => {
  switchAccount('a1');
  const { result } = open();
  const signal = result.current.begin();
  act(() => result.current.setStep({ kind: 'uploading' }));
  act(() => switchAccount('a2'));
  expect(signal.aborted).toBe(true);
  expect(result.current.step).toEqual(first);
  act(() => result.current.setStep({ kind: 'uploading' }));
  expect(result.current.step).toEqual({ kind: 'uploading' });
});
