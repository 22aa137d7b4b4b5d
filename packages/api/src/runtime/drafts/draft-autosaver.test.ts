import { expect, it, vi } from 'vitest';
import { createDraftAutosaver } from './draft-autosaver.ts';
import type { Draft, OpenDraft } from './drafts.ts';

const earlier: Draft = { values: { text: 'Earlier' }, base: { text: '' }, version: null, typedAt: 1 };

/** A slot that opens when the test says so. */
function slot(found: Draft | null) {
  let opened: (place: OpenDraft) => void = () => undefined;
  const place = {
    found,
    isElsewhere: false,
    write: vi.fn(() => Promise.resolve()),
    erase: vi.fn(() => Promise.resolve()),
    close: vi.fn(() => Promise.resolve()),
  };
  const autosaver = createDraftAutosaver({
    open: () => new Promise((resolve) => (opened = resolve)),
    current: () => ({ values: { text: 'Half' }, base: { text: '' }, version: null, never: [] }),
    isGone: () => false,
    onFound: () => true,
    onElsewhere: () => undefined,
    onNotKept: () => undefined,
  });
  return { autosaver, place, open: () => opened(place) };
}

it('writes what was typed into a form that closed before its slot was open, and then releases the slot', async () => {
  const { autosaver, place, open } = slot(null);
  await Promise.resolve();
  autosaver.schedule();
  const closed = autosaver.close();
  open();
  await closed;
  expect(place.write).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ values: { text: 'Half' } }));
  expect(place.close).toHaveBeenCalledOnce();
  expect(place.write.mock.invocationCallOrder[0]).toBeLessThan(place.close.mock.invocationCallOrder[0] ?? 0);
});

it.each([
  ['nothing was typed', null, false],
  ['a draft is found that nobody has seen', earlier, true],
])('writes nothing after closing where %s', async (_, found, isTyped) => {
  const { autosaver, place, open } = slot(found);
  await Promise.resolve();
  if (isTyped) autosaver.schedule();
  const closed = autosaver.close();
  open();
  await closed;
  expect(place.write).not.toHaveBeenCalled();
  expect(place.erase).not.toHaveBeenCalled();
  expect(place.close).toHaveBeenCalledOnce();
});

it('says that the device has it once the write is done that took the place of another', async () => {
  const { autosaver, place, open } = slot(null);
  await Promise.resolve();
  open();
  await vi.waitFor(() => autosaver.kept());
  let isWritten = false;
  place.write.mockReset();
  place.write.mockResolvedValueOnce(undefined).mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    isWritten = true;
  });
  autosaver.schedule();
  const kept = autosaver.kept();
  // The field is emptied in the same moment as the message is added.
  autosaver.schedule();
  autosaver.flush();
  await kept;
  expect(isWritten).toBe(true);
});
