// What a patient types and the server does not have: text that is not an answer yet, and input while offline.
import type { PublicIntake } from '@healzy/api/patient-data/public-intake';
import { ApiError } from '@healzy/api/runtime';
import { createMemoryLocks, createMemoryStore } from '@healzy/api/runtime/drafts/memory-drafts';
import { noFigures } from '@healzy/domain/patient-data';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { DraftsContext } from '../../../../app/forms/drafts/drafts-context.ts';
import { loadWords, startI18n } from '../../../../app/i18n.ts';
import { KitInLanguage } from '../../../../app/KitInLanguage.tsx';
import { tabMemory } from '../../../../state/browser-storage.ts';
import { store as state } from '../../../../state/store.ts';
import { IntakeSteps } from './IntakeSteps.tsx';
import { linkDrafts } from '../../../../app/forms/drafts/link-drafts.ts';

const save = vi.hoisted(() => vi.fn<(sent: { version: number }) => Promise<unknown>>());
vi.mock('@healzy/api/patient-data/public-intake', () => ({
  useSavePublicIntake: () => ({ mutateAsync: save }),
  useSubmitPublicIntake: () => ({
    mutate: (_sent: unknown, { onSuccess }: { onSuccess: (held: { state: string }) => void }) =>
      onSuccess({ state: 'SUBMITTED' }),
    error: null,
    isPending: false,
  }),
  useGiveBirthdate: () => ({}),
}));

const held = {
  state: 'OPEN',
  version: 1,
  language: 'en',
  patientName: 'Olivia',
  accountName: 'Alba',
  timezone: 'Europe/Madrid',
  expiresAt: '2026-12-06T00:00:00Z',
  answers: {},
  figures: noFigures(),
  record: { state: 'NOTHING', answers: {}, isLocked: false, triesLeft: 5 },
} as unknown as PublicIntake;

let device: { store: ReturnType<typeof createMemoryStore>; locks: ReturnType<typeof createMemoryLocks> };
const onClosed = vi.fn();
vi.setConfig({ testTimeout: 30_000 });
beforeAll(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  await startI18n('en');
  await loadWords(['patient-data']);
});
beforeEach(() => {
  device = { store: createMemoryStore(), locks: createMemoryLocks() };
  save.mockReset().mockImplementation(({ version }) => Promise.resolve({ version: version + 1 }));
});
afterEach(cleanup);

/** A pause in typing, a save and a slow device. */
const SOON = { timeout: 8_000 };
const lying = () => device.store.listOf('link');
const open = () =>
  render(
    <Provider store={state}>
      <DraftsContext value={linkDrafts('link-one', device)}>
        <KitInLanguage>
          <IntakeSteps held={held} onClosed={onClosed} />
        </KitInLanguage>
      </DraftsContext>
    </Provider>,
  );
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
const weight = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Weight' }, SOON);
const typeWeight = async (text: string) => {
  next();
  const field = await weight();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
/** Simulates a reload: the page's state is lost, the device's is not. */
const reloaded = async (page: { unmount: () => void }) => {
  await waitFor(async () => expect(await lying()).toHaveLength(1), SOON);
  page.unmount();
  await waitFor(async () => expect((await device.locks.held()).size).toBe(0));
  return open();
};

it('is restored after a reload', async () => {
  const page = open();
  await typeWeight('seventy');
  await reloaded(page);
  next();
  await waitFor(async () => expect((await weight()).value).toBe('seventy'), SOON);
});

it('is restored when the server accepted everything else, such as an impossible weight', async () => {
  const page = open();
  await typeWeight('700');
  const height = screen.getByRole('textbox', { name: 'Height' });
  fireEvent.change(height, { target: { value: '175' } });
  fireEvent.blur(height);
  await waitFor(() => expect(save).toHaveBeenCalled(), SOON);
  await reloaded(page);
  next();
  await waitFor(async () => expect((await weight()).value).toBe('700'), SOON);
});

it('is kept while going back and forth between the steps', async () => {
  open();
  await typeWeight('seventy');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Weight' })).toBeNull());
  next();
  expect((await weight()).value).toBe('seventy');
});

it('is deleted from the device as soon as the server has it', async () => {
  open();
  await typeWeight('70');
  await waitFor(async () => expect(await lying()).toHaveLength(1), SOON);
  await waitFor(() => expect(save).toHaveBeenCalled(), SOON);
  await waitFor(async () => expect(await lying()).toHaveLength(0), SOON);
});

it('is deleted from the device once the link accepts no more answers', async () => {
  save.mockRejectedValue(new ApiError('gone', { status: 404, code: 'NOT_FOUND' }));
  open();
  await typeWeight('70');
  await waitFor(async () => expect(await lying()).toHaveLength(1), SOON);
  await waitFor(() => expect(onClosed).toHaveBeenCalledWith('WITHDRAWN'), SOON);
  await waitFor(async () => expect(await lying()).toHaveLength(0));
});

it('cannot be read with another link, nor after the tab was closed', async () => {
  const page = open();
  await typeWeight('seventy');
  await waitFor(async () => expect(await lying()).toHaveLength(1), SOON);
  page.unmount();
  await waitFor(async () => expect((await device.locks.held()).size).toBe(0));
  const found = async (link: string) => {
    const { drafts, ...of } = linkDrafts(link, device);
    const place = await drafts.open({ ...of, form: 'intake' });
    place.close();
    await waitFor(async () => expect((await device.locks.held()).size).toBe(0));
    return place.found;
  };
  expect(await found('link-two')).toBeNull();
  expect((await found('link-one'))?.texts).toEqual({ 'figures.weightKg': 'seventy' });
  tabMemory.remove('healzy.link-tab');
  expect(await found('link-one')).toBeNull();
});
