import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from './store.ts';
import {
  askToLeave,
  asksBeforeUnload,
  hasUnsaved,
  isTypedIn,
  leaveQuestionAtom,
  watchUnsaved,
} from './unsaved.ts';

const ends: (() => void)[] = [];
function unsaved(scope: symbol | null = null) {
  const form = { scope, isUnsaved: vi.fn(() => true), onLeave: vi.fn() };
  ends.push(watchUnsaved(form));
  return form;
}
const answer = (isLeaving: boolean) => store.get(leaveQuestionAtom)?.answer(isLeaving);

afterEach(() => {
  for (const end of ends.splice(0)) end();
  store.set(leaveQuestionAtom, null);
});

describe('the question before leaving', () => {
  it('is not asked when nothing is unsaved, nor when it was saved an instant ago', async () => {
    expect(await askToLeave()).toBe(true);
    const form = unsaved();
    form.isUnsaved.mockReturnValue(false);
    expect(await askToLeave()).toBe(true);
    expect(store.get(leaveQuestionAtom)).toBeNull();
    expect(form.onLeave).not.toHaveBeenCalled();
  });

  it('notifies every form when the answer is to leave, and none when it is to stay', async () => {
    const [one, two] = [unsaved(), unsaved(Symbol('dialog'))];
    const staying = askToLeave();
    answer(false);
    expect(await staying).toBe(false);
    expect(one.onLeave).not.toHaveBeenCalled();
    const leaving = askToLeave();
    answer(true);
    expect(await leaving).toBe(true);
    expect(one.onLeave).toHaveBeenCalledOnce();
    expect(two.onLeave).toHaveBeenCalledOnce();
  });

  it('is not asked about a form whose draft waits, until the place of the form is closed', async () => {
    const rail = Symbol('rail');
    const form = { scope: rail, isUnsaved: () => true, isKept: vi.fn(() => true), onLeave: vi.fn() };
    ends.push(watchUnsaved(form));
    expect(await askToLeave()).toBe(true);
    expect(hasUnsaved()).toBe(false);
    expect(form.onLeave).not.toHaveBeenCalled();
    // The browser still asks: its last second may not be kept.
    expect(isTypedIn()).toBe(true);
    expect(asksBeforeUnload()).toBe(true);
    const closing = askToLeave(rail);
    answer(true);
    expect(await closing).toBe(true);
    expect(form.onLeave).toHaveBeenCalledOnce();
    // Where nothing can be kept, leaving discards it.
    form.isKept.mockReturnValue(false);
    expect(hasUnsaved()).toBe(true);
  });

  it('of a dialog is about the forms in it alone', async () => {
    const dialog = Symbol('dialog');
    const screen = unsaved();
    expect(await askToLeave(dialog)).toBe(true);
    const inside = unsaved(dialog);
    const leaving = askToLeave(dialog);
    answer(true);
    await leaving;
    expect(inside.onLeave).toHaveBeenCalledOnce();
    expect(screen.onLeave).not.toHaveBeenCalled();
  });

  it('is shown once: a newer one answers the older with staying, and remains', async () => {
    unsaved();
    const older = askToLeave();
    const newer = askToLeave();
    expect(await older).toBe(false);
    expect(store.get(leaveQuestionAtom)).not.toBeNull();
    answer(true);
    expect(await newer).toBe(true);
    expect(store.get(leaveQuestionAtom)).toBeNull();
  });

  it('is left to the browser when the page is closed', () => {
    expect(asksBeforeUnload()).toBe(false);
    unsaved();
    expect(hasUnsaved()).toBe(true);
    expect(asksBeforeUnload()).toBe(true);
  });
});
