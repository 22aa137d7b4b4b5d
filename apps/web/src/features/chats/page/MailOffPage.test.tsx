import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ConfigContext } from '../../../app/config-context.ts';
import { loadWords, startI18n } from '../../../app/i18n.ts';
import { KitInLanguage } from '../../../app/KitInLanguage.tsx';
import type { RuntimeConfig } from '../../../app/runtime-config.ts';
import { MailOffPage } from './MailOffPage.tsx';

const held = vi.hoisted(() => vi.fn());
vi.mock('@healzy/api/chats/held-chat', () => ({ useStopChatMail: held }));

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['chats']);
});
afterEach(cleanup);

const config = { brand: { name: 'Healzy', hues: null, logo: null } };
const wrapper = ({ children }: { children: ReactNode }) => (
  <ConfigContext value={config as unknown as RuntimeConfig}>
    <KitInLanguage>{children}</KitInLanguage>
  </ConfigContext>
);

it('the page that stops e-mails has its main part before and after, and leads to the chat', () => {
  held.mockReturnValue({ isSuccess: false, isError: false, isPending: false, mutate: vi.fn() });
  const { rerender } = render(<MailOffPage link="secreto" stop={null} />, { wrapper });
  expect(screen.getByRole('main')).toBeTruthy();
  fireEvent.click(screen.getByRole('button'));
  held.mockReturnValue({ isSuccess: true, isError: false, isPending: false });
  rerender(<MailOffPage link="secreto" stop={null} />);
  expect(screen.getByRole('main').contains(screen.getByRole('status'))).toBe(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/chat#secreto');
});
