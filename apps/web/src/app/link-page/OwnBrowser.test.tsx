import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadWords, startI18n } from '../i18n.ts';
import { startLinkPage } from './start-link-page.tsx';

vi.mock('../runtime-config.ts', () => ({
  loadRuntimeConfig: () => Promise.resolve({ apiUrl: '', brand: { name: 'Healzy', hues: null, logo: null } }),
}));

afterEach(cleanup);

const ADDRESS = 'https://clinica.example/chat#secreto';
const IN_WHATSAPP =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/131.0 Mobile WhatsApp/2.24';
const IN_CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36';

/** Opens a link in a browser; tells how often its page was shown, which is when it first calls the server. */
async function open(userAgent: string) {
  await startI18n('es');
  await loadWords(['link-page']);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const calls = vi.fn();
  const Page = () => {
    calls();
    return <p>El chat</p>;
  };
  await startLinkPage(
    (page) => {
      render(page);
      return Promise.resolve();
    },
    { scopeOf: () => ({ client: {} as never, accountId: null }), screen: () => <Page />, keepsDevice: true },
    { location: { hash: '#secreto', href: ADDRESS, reload: () => undefined } as Location },
  );
  return calls;
}

it(
  'asks to be opened in the browser before a messenger’s own becomes its device',
  { timeout: 30_000 },
  async () => {
    const calls = await open(IN_WHATSAPP);
    expect(await screen.findByRole('heading', { name: 'Ábrelo en tu navegador' })).not.toBeNull();
    expect(calls).not.toHaveBeenCalled();
    // Android reads what follows the last `#` itself, so that the secret stays in the address.
    expect(screen.getByRole('link', { name: 'Abrir en el navegador' }).getAttribute('href')).toBe(
      'intent://clinica.example/chat#secreto#Intent;scheme=https;action=android.intent.action.VIEW;end',
    );
    expect(screen.getByRole('button', { name: 'Copiar enlace' })).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continuar aquí' }));
    expect(await screen.findByText('El chat')).not.toBeNull();
  },
);

it('opens at once in a browser', { timeout: 30_000 }, async () => {
  const calls = await open(IN_CHROME);
  expect(await screen.findByText('El chat')).not.toBeNull();
  expect(calls).toHaveBeenCalled();
});
