import type { Menus } from '@healzy/api/menus';
import { ApiError } from '@healzy/api/runtime';
import { emptyMenu, type MenuDocument, type MenuEdit } from '@healzy/domain/menus';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../app/i18n.ts';
import { useMenuEditing } from './useMenuEditing.ts';

type Save = (document: MenuDocument, version: number, keepsVersion: boolean) => Promise<Menus>;

const read = {
  nutritionalPlanId: 'plan',
  patientId: 'ana',
  version: 1,
  weeks: emptyMenu(1).weeks,
  undo: [],
  redo: [],
  applied: [],
} as unknown as Menus;
const savedAs = (document: MenuDocument, version: number): Menus =>
  ({ ...read, ...document, version }) as unknown as Menus;
const naming = (meal: 'LUNCH' | 'DINNER', name: string): MenuEdit => ({
  kind: 'NAME',
  at: { week: 0, day: 0, meal },
  name,
});
const namesOf = ({ weeks }: MenuDocument) => [weeks[0]?.[0]?.LUNCH.name, weeks[0]?.[0]?.DINNER.name];
const stale = (current?: Menus) =>
  new ApiError('Stale', { code: 'STALE_VERSION', status: 412, data: { details: { current } } });

/** Saves like the server: over another version than `stored` has, nothing. */
function server(stored: Menus) {
  let now = stored;
  const save = vi.fn<Save>((document, version) => {
    if (version !== now.version) return Promise.reject(stale(now));
    now = savedAs(document, version + 1);
    return Promise.resolve(now);
  });
  return { save, stored: () => now };
}

/** A page whose `menus` stay those that it read, as they do while the cache has not told it of others. */
function open(save: Save) {
  const shown: (string | undefined)[][] = [];
  const hook = renderHook(
    ({ menus }) => {
      const editing = useMenuEditing({ menus, draftKey: 'menus', subject: 'Plan', save });
      shown.push(namesOf(editing.document));
      return editing;
    },
    { initialProps: { menus: read } },
  );
  const edit = (change: MenuEdit) => act(() => hook.result.current.edit(change));
  return { ...hook, shown, edit };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const versionsOf = (save: ReturnType<typeof server>['save']) => save.mock.calls.map(([, version]) => version);

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows what was saved before the page is told of it', async () => {
  const { save } = server(read);
  const { result, shown, edit } = open(save);
  edit(naming('LUNCH', 'Paella'));
  await wait(1_000);
  expect(result.current.saving).toBe('saved');
  expect(namesOf(result.current.document)).toEqual(['Paella', '']);
  expect(shown.slice(shown.findIndex(([lunch]) => lunch === 'Paella')).map(([lunch]) => lunch)).not.toContain(
    '',
  );
});

it('saves the next change over what it saved last, and follows newer menus of the page', async () => {
  const { save } = server(read);
  const { result, rerender, edit } = open(save);
  edit(naming('LUNCH', 'Paella'));
  await wait(1_000);
  edit(naming('DINNER', 'Soup'));
  await wait(1_000);
  expect(versionsOf(save)).toEqual([1, 2]);
  expect(result.current.document.undo).toHaveLength(2);
  rerender({ menus: { ...read, version: 9 } });
  expect(namesOf(result.current.document)).toEqual(['', '']);
});

it('shows what another plan has, whatever was saved of the one before', async () => {
  const { save } = server(read);
  const { result, rerender, edit } = open(save);
  edit(naming('LUNCH', 'Paella'));
  await wait(1_000);
  rerender({ menus: { ...read, nutritionalPlanId: 'other' } });
  expect(namesOf(result.current.document)).toEqual(['', '']);
});

it('applies changes to what another person saved meanwhile, once', async () => {
  const weeks = read.weeks.map((days) =>
    days.map((day, index) => (index === 0 ? { ...day, DINNER: { ...day.DINNER, name: 'Fish' } } : day)),
  );
  const { save, stored } = server({ ...read, version: 7, weeks });
  const { result, edit } = open(save);
  edit(naming('LUNCH', 'Paella'));
  await wait(1_000);
  expect(versionsOf(save)).toEqual([1, 7]);
  expect(namesOf(result.current.document)).toEqual(['Paella', 'Fish']);
  expect(stored().undo).toHaveLength(1);
  expect(stored().applied).toHaveLength(1);
  expect(result.current.others).toEqual({ meals: [{ week: 0, day: 0, meal: 'DINNER' }], skipped: 0 });
});

it('applies nothing again whose answer was lost', async () => {
  const { save, stored } = server(read);
  let isLost = true;
  const { edit } = open(async (...sent) => {
    const saved = await save(...sent);
    if (!isLost) return saved;
    isLost = false;
    throw new ApiError('Lost', { code: 'UNKNOWN', status: 0 });
  });
  edit(naming('LUNCH', 'Paella'));
  await wait(20_000);
  expect(versionsOf(save)).toEqual([1, 1, 2]);
  expect(stored().undo).toHaveLength(1);
  expect(stored().applied).toHaveLength(1);
});

it('saves over newer menus also after the page was left', async () => {
  const { save, stored } = server({ ...read, version: 7 });
  const { unmount, edit } = open(save);
  edit(naming('LUNCH', 'Paella'));
  unmount();
  await wait(1_000);
  expect(versionsOf(save)).toEqual([1, 7]);
  expect(namesOf(stored() as unknown as MenuDocument)).toEqual(['Paella', '']);
});

it('saves what was changed during a save also after the page was left', async () => {
  const { save, stored } = server(read);
  let finish = (): void => undefined;
  const first = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { unmount, edit } = open(async (...sent) => {
    await first;
    return await save(...sent);
  });
  edit(naming('LUNCH', 'Paella'));
  await wait(1_000);
  edit(naming('DINNER', 'Soup'));
  unmount();
  finish();
  await wait(2_000);
  expect(versionsOf(save)).toEqual([1, 2]);
  expect(namesOf(stored() as unknown as MenuDocument)).toEqual(['Paella', 'Soup']);
});

it.each([undefined, read])(
  'sends nothing again by itself that is stale without newer menus',
  async (newer) => {
    const save = vi.fn<Save>(() => Promise.reject(stale(newer)));
    const { result, edit } = open(save);
    edit(naming('LUNCH', 'Paella'));
    await wait(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(result.current.saving).toBe('failed');
    expect(namesOf(result.current.document)).toEqual(['Paella', '']);
  },
);
