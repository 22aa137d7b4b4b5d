import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { startChat } from './start-chat.tsx';

vi.mock('../../../app/runtime-config.ts', () => ({
  loadRuntimeConfig: () => Promise.resolve({ apiUrl: '', brand: { name: 'Healzy', hues: null, logo: null } }),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it(
  'stops e-mails with the address that programs for e-mail keep, which has no link: on a press, and not before',
  { timeout: 60_000 },
  async () => {
    const sent = vi.fn(() => Promise.resolve(new Response(null, { status: 204 })));
    vi.stubGlobal('fetch', sent);
    await startI18n('es');
    await loadWords(['chats', 'link-page']);
    history.replaceState(null, '', '/chat?mail=off&stop=a.b');
    await startChat((page) => {
      render(page);
      return Promise.resolve();
    });
    const stop = await screen.findByRole('button', { name: 'Dejar de recibir avisos' });
    expect(sent).not.toHaveBeenCalled();
    fireEvent.click(stop);
    expect(await screen.findByRole('heading', { name: 'Ya no recibirás estos avisos' })).not.toBeNull();
    expect(sent).toHaveBeenCalledExactlyOnceWith('/chat?mail=off&stop=a.b', {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    // The chat's own page needs the link, which only the patient has.
    expect(screen.queryByRole('link', { name: 'Ir al chat' })).toBeNull();
  },
);
