// @vitest-environment jsdom
import { ApiError } from '@healzy/api/runtime';
import { createDrafts, type Drafts } from '@healzy/api/runtime/drafts/drafts';
import { createMemoryLocks, createMemoryStore } from '@healzy/api/runtime/drafts/memory-drafts';
import { TextField } from '@healzy/ui/components/TextField';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { clearNotices, noticesAtom } from '../../state/notices.ts';
import { store as state } from '../../state/store.ts';
import { hasUnsaved } from '../../state/unsaved.ts';
import { startI18n } from '../i18n.ts';
import { KitInLanguage } from '../KitInLanguage.tsx';
import { DraftsContext } from './drafts/drafts-context.ts';
import { SavedForm } from './SavedForm.tsx';
import { useField } from './useField.ts';
import { type SavedFormSource, type SavedRecord, useSavedForm } from './useSavedForm.ts';

const rules = z.object({ name: z.string().min(1, 'REQUIRED'), city: z.string() });
type Card = z.infer<typeof rules>;
const stored: Card = { name: 'Ana', city: 'Lugo' };

type Save = SavedFormSource<Card>['onSave'];
const newer = (current: unknown) => current as SavedRecord<Card>;

function Example({ onSave }: { onSave: Save }) {
  const form = useSavedForm<Card>({
    initial: stored,
    version: 3,
    draftKey: 'patients/1',
    act: 'patient.edit',
    rules,
    names: { name: 'Name', city: 'City' },
    labels: { form: 'Patient', save: 'Save' },
    onSave,
    newer,
  });
  return (
    <SavedForm form={form}>
      <TextField {...useField(form, 'name')} />
      <TextField {...useField(form, 'city')} />
    </SavedForm>
  );
}

let drafts: Drafts;
beforeAll(() => startI18n('en'));
beforeEach(() => {
  drafts = createDrafts({
    store: createMemoryStore(),
    locks: createMemoryLocks(),
    fetchKey: () => Promise.resolve('A'.repeat(43)),
  });
});
afterEach(() => {
  cleanup();
  clearNotices();
});

const person = { userId: 'ana', accountId: 'alba' };
const open = (onSave: Save) =>
  render(
    <DraftsContext value={{ drafts, ...person }}>
      <KitInLanguage>
        <Example onSave={onSave} />
      </KitInLanguage>
    </DraftsContext>,
  );
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const kept = () => drafts.kept(person);
const refused = (status: number, code: string, details: object = {}) =>
  new ApiError('refused', { status, code, data: { code, details } });
const told = () => state.get(noticesAtom).map(({ text }) => text);

it('restores what was typed before a reload, and says so', async () => {
  const before = open(vi.fn<Save>());
  type('City', 'Vigo');
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  before.unmount();
  open(vi.fn<Save>());
  await waitFor(() => expect(field('City').value).toBe('Vigo'));
  expect(screen.getByText(/^We restored what you typed/)).toBeTruthy();
  // An effect says so, after the restored value has been rendered.
  await waitFor(() => expect(hasUnsaved()).toBe(true));
});

it('saves over the loaded version, announces it, and deletes the draft', async () => {
  const onSave = vi.fn<Save>(() => Promise.resolve({ values: { ...stored, city: 'Vigo' }, version: 4 }));
  open(onSave);
  type('City', 'Vigo');
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  save();
  await waitFor(() => expect(told()).toEqual(['Patient updated']));
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', city: 'Vigo' }, 3, { city: 'Vigo' });
  expect(hasUnsaved()).toBe(false);
  expect(await kept()).toEqual([]);
  type('City', 'Ourense');
  save();
  await waitFor(() =>
    expect(onSave).toHaveBeenLastCalledWith({ name: 'Ana', city: 'Ourense' }, 4, { city: 'Ourense' }),
  );
});

it('does not send invalid input, and moves the focus to the first error', async () => {
  const onSave = vi.fn<Save>();
  open(onSave);
  type('Name', '');
  save();
  await screen.findByRole('alert');
  expect(onSave).not.toHaveBeenCalled();
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
});

it('shows the server’s errors below their fields, under the name of the field', async () => {
  const fields = [{ path: '/body/city', code: 'TOO_LONG' }];
  open(vi.fn<Save>(() => Promise.reject(refused(422, 'VALIDATION', { fields }))));
  type('City', 'Vigo');
  save();
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('button').textContent).toMatch(/^City: /);
  expect(field('City').getAttribute('aria-invalid')).toBe('true');
  expect(field('City').value).toBe('Vigo');
  expect(told()).toEqual([]);
});

it('asks which side to keep where someone else saved the same field, and then saves over theirs', async () => {
  const current = { values: { name: 'Ana María', city: 'Ourense' }, version: 8 };
  const onSave = vi.fn<Save>((_card, version) =>
    version === 8 ? Promise.resolve() : Promise.reject(refused(412, 'STALE_VERSION', { current })),
  );
  open(onSave);
  type('City', 'Vigo');
  save();
  expect(await screen.findByRole('radio', { name: /Ourense/ })).toBeTruthy();
  expect(field('Name').value).toBe('Ana María');
  save();
  await screen.findByText('Choose one of the two versions.');
  expect(onSave).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('radio', { name: /Vigo/ }));
  await waitFor(() => expect(screen.queryByText('Choose one of the two versions.')).toBeNull());
  save();
  await waitFor(() =>
    expect(onSave).toHaveBeenLastCalledWith({ name: 'Ana María', city: 'Vigo' }, 8, { city: 'Vigo' }),
  );
});

it('accepts a newer version with the same values as its own save, whose answer was lost', async () => {
  const current = { values: { ...stored, city: 'Vigo' }, version: 4 };
  open(vi.fn<Save>(() => Promise.reject(refused(412, 'STALE_VERSION', { current }))));
  type('City', 'Vigo');
  save();
  await waitFor(() => expect(told()).toEqual(['Patient updated']));
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([
  ['the session has ended', refused(401, 'UNAUTHENTICATED')],
  ['there is no connection', new ApiError('offline', { status: 0, code: 'UNKNOWN' })],
])('keeps everything, including the draft, when %s', async (_what, error) => {
  const onSave = vi.fn<Save>(() => Promise.reject(error));
  open(onSave);
  type('City', 'Vigo');
  await waitFor(async () => expect(await kept()).toHaveLength(1));
  save();
  const alert = await screen.findByText('The patient could not be updated. Please try again later.');
  expect(alert).toBeTruthy();
  expect(field('City').value).toBe('Vigo');
  expect(hasUnsaved()).toBe(true);
  expect(await kept()).toHaveLength(1);
  save();
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  // The very same object: identical input sent twice carries one idempotency key.
  expect(onSave.mock.calls[1]?.[0]).toBe(onSave.mock.calls[0]?.[0]);
});

it('gives what was edited apart: nothing else, and null where it was emptied', async () => {
  const onSave = vi.fn<Save>().mockResolvedValue(undefined);
  open(onSave);
  type('City', '');
  save();
  await waitFor(() =>
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ name: 'Ana', city: '' }, 3, { city: '' }),
  );
});
