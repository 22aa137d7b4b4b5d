// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearNotices, noticesAtom } from '../../state/notices.ts';
import { store as state } from '../../state/store.ts';
import { askToLeave, hasUnsaved, leaveQuestionAtom } from '../../state/unsaved.ts';
import { startI18n } from '../i18n.ts';
import type { StoredDraft } from '@healzy/api/runtime/drafts/draft-store';
import { DraftsContext } from './drafts/drafts-context.ts';
import { createDrafts } from '@healzy/api/runtime/drafts/drafts';
import { createMemoryStore, createMemoryLocks } from '@healzy/api/runtime/drafts/memory-drafts';
import type { FormDraft } from './form-draft.ts';
import { useFormDraft } from './useFormDraft.ts';

const KEY = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
interface Values {
  name: string;
  city: string;
  password: string;
  weight: number | null;
}
const saved: Values = { name: 'Ana', city: 'Lugo', password: '', weight: 60 };

let form: UseFormReturn<Values>;
let draft: FormDraft;
const show = (shown: UseFormReturn<Values>, found: FormDraft) => {
  form = shown;
  draft = found;
};

function Form({ initial, version, onShown }: { initial: Values; version: number; onShown: typeof show }) {
  const shown = useForm<Values>({ defaultValues: initial });
  const found = useFormDraft(shown, 'patients/1', { version });
  useEffect(() => onShown(shown, found));
  return null;
}

/** One device: its drafts outlive the pages opened on it. */
function device() {
  const lying = new Map<string, StoredDraft>();
  const store = createMemoryStore(lying);
  const taken = new Set<string>();
  const pages: Root[] = [];
  const open = async (initial = saved, version = 1) => {
    const drafts = createDrafts({
      store,
      locks: createMemoryLocks(taken),
      fetchKey: () => Promise.resolve(KEY),
    });
    const person = { drafts, userId: 'ana', accountId: 'alba' };
    const root = createRoot(document.createElement('div'));
    pages.push(root);
    await act(async () =>
      root.render(
        <DraftsContext value={person}>
          <Form initial={initial} version={version} onShown={show} />
        </DraftsContext>,
      ),
    );
    await pause(50);
    if (lying.size > 0) await comesBack();
    return { drafts, close: () => act(() => root.unmount()) };
  };
  return { lying, store, taken, open, closeAll: () => act(() => pages.forEach((root) => root.unmount())) };
}

/**
 * Waits until the draft is in the form, as decrypting may be slow on a busy machine. Nothing is restored where it must
 * not be.
 */
const comesBack = () =>
  act(() =>
    vi
      .waitFor(() => expect(draft.restoredAt ?? draft.conflict).not.toBeNull(), { timeout: 3_000 })
      .catch(() => undefined),
  );
/** The stored drafts, to tell whether they were written again. */
const lies = () => JSON.stringify([...here.lying]);
const changesFrom = (before: string) =>
  act(() => vi.waitFor(() => expect(lies()).not.toBe(before), { timeout: 5_000 }));
const goes = () => act(() => vi.waitFor(() => expect(here.lying.size).toBe(0), { timeout: 5_000 }));
const pause = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));
const type = (name: keyof Values, value: string | number) =>
  act(() => form.setValue(name, value, { shouldDirty: true }));
/** Types, and waits until it is stored. */
const typeAndKeep = async (name: keyof Values, value: string | number) => {
  const before = lies();
  await type(name, value);
  await changesFrom(before);
};

let here: ReturnType<typeof device>;
beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n('es');
});
beforeEach(() => {
  here = device();
});
afterEach(() => {
  here.closeAll();
  clearNotices();
});

describe('what is typed', () => {
  it('is restored after a reload, with the time at which it was typed', async () => {
    const page = await here.open();
    await typeAndKeep('city', 'Vigo');
    const before = Date.now();
    page.close();
    await pause(20);
    await here.open();
    expect(form.getValues()).toEqual({ ...saved, city: 'Vigo' });
    expect(form.formState.isDirty).toBe(true);
    expect(draft.restoredAt).toBeGreaterThan(before - 2_000);
    expect(draft.restoredAt).toBeLessThanOrEqual(before);
  });

  it('is restored as typed where a number belongs and it is none', async () => {
    const page = await here.open();
    draft.numberTexts.write('weight', 'sesenta');
    await typeAndKeep('weight', Number.NaN);
    // A different text is not a different value: the form notices no change, but the text is kept.
    const before = lies();
    await act(() => draft.numberTexts.write('weight', 'sesenta y uno'));
    await changesFrom(before);
    page.close();
    await pause(20);
    await here.open();
    expect(form.getValues('weight')).toBeNaN();
    expect(draft.numberTexts.read('weight')).toBe('sesenta y uno');
  });

  it('is restored as typed where it is no value at all, and counts as unsaved', async () => {
    const page = await here.open();
    const before = lies();
    await act(() => draft.unfinishedTexts.write('city', 'Vi'));
    expect(hasUnsaved()).toBe(true);
    await changesFrom(before);
    await act(() => draft.unfinishedTexts.write('password', 'geh'));
    await typeAndKeep('name', 'Eva');
    page.close();
    await pause(20);
    await here.open();
    const shown: unknown[] = [];
    expect(form.getValues()).toEqual({ ...saved, name: 'Eva' });
    expect(draft.unfinishedTexts.read('city')).toBe('Vi');
    expect(draft.unfinishedTexts.read('password')).toBeUndefined();
    draft.unfinishedTexts.subscribe(() => shown.push(draft.unfinishedTexts.read('city')));
    act(() => draft.discard());
    expect(shown[0]).toBeUndefined();
    expect(shown.length).toBeGreaterThan(0);
    expect(hasUnsaved()).toBe(false);
    await goes();
  });

  it('is written after at most a second of typing without a pause', async () => {
    await here.open();
    for (let count = 0; count < 7; count += 1) {
      await type('city', `Vigo ${count}`);
      await pause(180);
    }
    expect(here.lying.size).toBe(1);
  });

  it('is written at once when the page is hidden', async () => {
    await here.open();
    await type('city', 'Vigo');
    const before = lies();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await changesFrom(before);
    expect(here.lying.size).toBe(1);
  });

  it('is not kept when it is a password', async () => {
    await here.open();
    await type('password', 'geheim');
    await pause(400);
    expect(here.lying.size).toBe(0);
  });

  it('is deleted when the original value is typed again', async () => {
    await here.open();
    await typeAndKeep('city', 'Vigo');
    await type('city', 'Lugo');
    await goes();
  });
});

describe('the draft is deleted', () => {
  const typed = async () => {
    const page = await here.open();
    await typeAndKeep('city', 'Vigo');
    expect(here.lying.size).toBe(1);
    return page;
  };

  it('when it is saved, and closing the form does not restore it', async () => {
    const page = await typed();
    act(() => draft.saved(2));
    page.close();
    await goes();
    await pause(20);
    expect(here.lying.size).toBe(0);
    expect(draft.version()).toBe(2);
  });

  it('when it is discarded', async () => {
    await typed();
    act(() => draft.discard());
    await goes();
    await pause(400);
    expect(here.lying.size).toBe(0);
    expect(form.getValues()).toEqual(saved);
  });

  it('when the user chooses to leave, and kept when they stay', async () => {
    await typed();
    expect(hasUnsaved()).toBe(true);
    const staying = askToLeave();
    act(() => state.get(leaveQuestionAtom)?.answer(false));
    expect(await staying).toBe(false);
    expect(here.lying.size).toBe(1);

    const leaving = askToLeave();
    act(() => state.get(leaveQuestionAtom)?.answer(true));
    expect(await leaving).toBe(true);
    await goes();
    expect(hasUnsaved()).toBe(false);
  });

  it('when the user logs out, and the form writes nothing more while it unmounts', async () => {
    const page = await typed();
    await page.drafts.eraseOf('ana');
    await type('city', 'Ourense');
    page.close();
    await pause(20);
    expect(here.lying.size).toBe(0);
  });
});

describe('a concurrent save', () => {
  it('is shown next to the input after a reload, and nothing is decided silently', async () => {
    const page = await here.open();
    await typeAndKeep('city', 'Vigo');
    await typeAndKeep('name', 'Ana María');
    page.close();
    await pause(20);

    const second = await here.open({ ...saved, city: 'Ourense' }, 2);
    expect(draft.conflict?.fields).toEqual([{ name: 'city', mine: 'Vigo', theirs: 'Ourense' }]);
    expect(form.getValues()).toMatchObject({ name: 'Ana María', city: 'Vigo' });
    let isSettled = true;
    act(() => void (isSettled = draft.assertResolved()));
    expect(isSettled).toBe(false);

    // Unresolved, it is asked again after another reload, even when something else was typed in between.
    await typeAndKeep('name', 'Ana Luz');
    second.close();
    await pause(20);
    await here.open({ ...saved, city: 'Ourense' }, 2);
    expect(draft.conflict?.fields).toEqual([{ name: 'city', mine: 'Vigo', theirs: 'Ourense' }]);

    act(() => draft.resolveConflict('city', 'theirs'));
    expect(form.getValues()).toMatchObject({ name: 'Ana Luz', city: 'Ourense' });
    act(() => void (isSettled = draft.assertResolved()));
    expect(isSettled).toBe(true);
    expect(draft.version()).toBe(2);
  });

  it('is rebased with the input when saving finds it', async () => {
    await here.open();
    await type('city', 'Vigo');
    act(() => draft.rebase({ name: 'Eva', city: 'Ourense', password: '' }, 5));
    expect(form.getValues()).toMatchObject({ name: 'Eva', city: 'Vigo' });
    expect(draft.conflict).toMatchObject({ theirs: ['name'], fields: [{ name: 'city' }] });
    expect(draft.version()).toBe(5);
    act(() => draft.resolveConflict('city', 'mine'));
    expect(draft.assertResolved()).toBe(true);
  });
});

it('works without storage, and says so once', async () => {
  here.store.get = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
  await here.open();
  await type('city', 'Vigo');
  await pause(400);
  await here.open();
  expect(form.getValues()).toEqual(saved);
  expect(state.get(noticesAtom).map(({ tone }) => tone)).toEqual(['warning']);
});
