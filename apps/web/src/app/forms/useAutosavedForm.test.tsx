// @vitest-environment jsdom
import { ApiError } from '@healzy/api/runtime';
import { createDrafts, type Drafts } from '@healzy/api/runtime/drafts/drafts';
import { createMemoryLocks, createMemoryStore } from '@healzy/api/runtime/drafts/memory-drafts';
import { TextField } from '@healzy/ui/components/TextField';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../i18n.ts';
import { KitInLanguage } from '../KitInLanguage.tsx';
import { DraftsContext } from './drafts/drafts-context.ts';
import { FormNotices } from './SavedForm.tsx';
import { useAutosavedForm } from './useAutosavedForm.ts';
import { useField } from './useField.ts';
import type { SavedRecord } from './useSavedForm.ts';

type Card = { name: string; city: string };
type Save = (values: Card, version: number) => Promise<SavedRecord<Card>>;
const stored: Card = { name: 'Ana', city: 'Lugo' };
const names = { name: 'Name', city: 'City' };

function Example({ onSave }: { onSave: Save }) {
  const form = useAutosavedForm<Card>({
    initial: stored,
    version: 3,
    draftKey: 'patients/1',
    act: 'patient.edit',
    names,
    translate: () => null,
    newer: (current) => current as SavedRecord<Card>,
    onSave,
  });
  return (
    <form>
      <FormNotices form={form} />
      <TextField {...useField(form, 'name')} />
      <TextField {...useField(form, 'city')} />
      <p data-testid="status">{form.status}</p>
      <button type="button" onClick={() => void form.saveNow()}>
        Save now
      </button>
    </form>
  );
}

let drafts: Drafts;
beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 40 });
  drafts = createDrafts({
    store: createMemoryStore(),
    locks: createMemoryLocks(),
    fetchKey: () => Promise.resolve('A'.repeat(43)),
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (onSave: Save) =>
  render(
    <KitInLanguage>
      <DraftsContext value={{ drafts, userId: 'ana', accountId: 'alba' }}>
        <Example onSave={onSave} />
      </DraftsContext>
    </KitInLanguage>,
  );
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const valueOf = (name: string) => (screen.getByRole('textbox', { name }) as HTMLInputElement).value;
const pause = () => act(() => vi.advanceTimersByTimeAsync(2_000));
const status = () => screen.getByTestId('status').textContent;
const saving = () => vi.fn<Save>((values, version) => Promise.resolve({ values, version: version + 1 }));

it('saves after a pause, over the version that it saved last', async () => {
  const onSave = saving();
  show(onSave);
  type('Name', 'Anabel');
  type('Name', 'Anabela');
  expect(onSave).not.toHaveBeenCalled();
  await pause();
  expect(onSave.mock.calls).toEqual([[{ name: 'Anabela', city: 'Lugo' }, 3, { name: 'Anabela' }]]);
  expect(status()).toBe('saved');
  type('City', 'Vigo');
  expect(status()).toBe('idle');
  await pause();
  expect(status()).toBe('saved');
  expect(onSave).toHaveBeenLastCalledWith({ name: 'Anabela', city: 'Vigo' }, 4, { city: 'Vigo' });
  expect(onSave).toHaveBeenCalledTimes(2);
});

it('keeps what is typed while a save is under way, and saves it next', async () => {
  let finish: (() => void) | undefined;
  const onSave = vi.fn<Save>(
    (values, version) =>
      new Promise((resolve) => {
        finish = () => resolve({ values, version: version + 1 });
      }),
  );
  show(onSave);
  type('Name', 'Anabel');
  await pause();
  type('Name', 'Anabel Sanz');
  await act(async () => finish?.());
  expect(valueOf('Name')).toBe('Anabel Sanz');
  await pause();
  expect(onSave).toHaveBeenLastCalledWith({ name: 'Anabel Sanz', city: 'Lugo' }, 4, { name: 'Anabel Sanz' });
});

it('merges what someone else saved in another field without asking', async () => {
  const current = { values: { name: 'Ana', city: 'Ourense' }, version: 7 };
  const onSave = vi
    .fn<Save>((values, version) => Promise.resolve({ values, version: version + 1 }))
    .mockRejectedValueOnce(stale(current));
  show(onSave);
  type('Name', 'Anabel');
  await pause();
  await pause();
  expect(onSave).toHaveBeenLastCalledWith({ name: 'Anabel', city: 'Ourense' }, 7, { name: 'Anabel' });
  expect(valueOf('City')).toBe('Ourense');
});

it('asks which of two versions of a field to keep, and saves nothing before', async () => {
  const current = { values: { name: 'Antonia', city: 'Lugo' }, version: 7 };
  const onSave = saving().mockRejectedValueOnce(stale(current));
  show(onSave);
  type('Name', 'Anabel');
  await pause();
  await pause();
  expect(onSave).toHaveBeenCalledTimes(1);
  expect(valueOf('Name')).toBe('Anabel');
  expect(screen.getByText('Antonia')).toBeTruthy();
  const group = screen.getByRole('radiogroup');
  fireEvent.click(within(group).getAllByRole('radio')[0] as HTMLElement);
  await pause();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]?.[1]).toBe(7);
});

it('says when it could not be saved, keeps the text, and tries again by itself', async () => {
  const onSave = saving().mockRejectedValueOnce(new ApiError('down', { code: 'INTERNAL', status: 500 }));
  show(onSave);
  type('Name', 'Anabel');
  await pause();
  expect(status()).toBe('failed');
  expect(screen.getByRole('alert')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(16_000));
  expect(onSave).toHaveBeenCalledTimes(2);
  expect(status()).toBe('saved');
  expect(screen.queryByRole('alert')).toBeNull();
});

function stale(current: SavedRecord<Card>) {
  const data = { code: 'STALE_VERSION', details: { current } };
  return new ApiError('stale', { code: 'STALE_VERSION', status: 412, data });
}
