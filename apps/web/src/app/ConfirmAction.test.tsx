// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearNotices, noticesAtom } from '../state/notices.ts';
import { store } from '../state/store.ts';
import { startI18n } from './i18n.ts';
import { ConfirmAction } from './ConfirmAction.tsx';

// jsdom has none, and React Aria's buttons need it.
vi.stubGlobal('CSS', { escape: (text: string) => text });

beforeEach(async () => {
  await startI18n('en');
  clearNotices();
});
afterEach(cleanup);

function ask(run: () => Promise<unknown>) {
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  render(
    <ConfirmAction
      act="file.delete"
      title="Delete the file?"
      confirmLabel="Delete"
      run={run}
      onClose={onClose}
      onDone={onDone}
    >
      It cannot be restored.
    </ConfirmAction>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return { onClose, onDone };
}
const tones = () => store.get(noticesAtom).map(({ tone }) => tone);

it('closes, goes on and says that it is done', async () => {
  const { onClose, onDone } = ask(() => Promise.resolve());
  await waitFor(() => expect(tones()).toEqual(['success']));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

it('closes and says that it failed, as a notice behind the question could not be read', async () => {
  const { onClose, onDone } = ask(() => Promise.reject(new Error('No.')));
  await waitFor(() => expect(tones()).toEqual(['critical']));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});
