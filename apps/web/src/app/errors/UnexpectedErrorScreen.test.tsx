// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asksBeforeUnload, watchUnsaved } from '../../state/unsaved.ts';
import { changeLanguage, startI18n } from '../i18n.ts';
import { ConnectionContext } from '../connection-context.ts';
import { ScreenLoadError } from '../lazy-screen.ts';
import { UnexpectedErrorScreen } from './UnexpectedErrorScreen.tsx';

const check = vi.fn(() => Promise.resolve(true));
const reload = vi.fn();
let root: Root;
let page: HTMLElement;

async function breakWith(error: Error) {
  const Broken = () => {
    throw error;
  };
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: UnexpectedErrorScreen }]);
  await act(async () =>
    root.render(
      <ConnectionContext value={{ check }}>
        <RouterProvider router={router} />
      </ConnectionContext>,
    ),
  );
}

const pressFirst = () => act(async () => page.querySelector<HTMLButtonElement>('main button')?.click());

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  await startI18n('es');
});
beforeEach(() => {
  // React and the screen both log the error that these tests provoke.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('location', { reload, pathname: '/patients' });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  reload.mockClear();
});

it.each([
  ['en', new Error('no scale'), 'Oops! There was an unexpected error.', 'Please try and reload the page.'],
  ['es', new Error('no scale'), '¡Vaya! Ha ocurrido un error inesperado.', 'Prueba a recargar la página.'],
  ['es', new ScreenLoadError('gone'), 'Esta página no ha llegado', 'No se ha podido cargar.'],
  ['es', new ScreenLoadError('late', { hasTimedOut: true }), 'Esta página tarda demasiado', '120 segundos'],
] as const)('says in %s what failed: %s', async (language, error, title, text) => {
  await changeLanguage(language);
  await breakWith(error);
  expect(page.querySelector('h1')?.textContent).toBe(title);
  expect(page.textContent).toContain(text);
});

it('reloads only once the server can be reached, and keeps what was typed', async () => {
  await changeLanguage('es');
  const forget = watchUnsaved({ scope: null, isUnsaved: () => true, onLeave: () => undefined });
  await breakWith(new Error('no scale'));
  expect(asksBeforeUnload()).toBe(true);

  check.mockResolvedValueOnce(false);
  await pressFirst();
  expect(reload).not.toHaveBeenCalled();
  expect(page.querySelector('[role="status"]')?.textContent).toContain('Sigue sin haber conexión');

  await pressFirst();
  expect(reload).toHaveBeenCalledOnce();
  // No question about discarding what the draft keeps.
  expect(asksBeforeUnload()).toBe(false);
  forget();
});
