import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ConfigContext } from '../../app/config-context.ts';
import { loadWords, startI18n } from '../../app/i18n.ts';
import { KitInLanguage } from '../../app/KitInLanguage.tsx';
import type { RuntimeConfig } from '../../app/runtime-config.ts';
import { ChatLinkDialog } from './ChatLinkDialog.tsx';
import { sampleChat } from './sample-chats.tsx';

const update = vi.hoisted(() => vi.fn());
vi.mock('@healzy/api/chats', () => ({ useUpdateChat: update, useCreateChatLink: () => ({ error: null }) }));
vi.mock('@healzy/api/patients', () => ({ usePatient: () => ({ data: undefined }) }));

// jsdom has none, and React Aria's windows need it.
vi.stubGlobal('CSS', { escape: (text: string) => text });

beforeAll(async () => {
  await startI18n('en');
  await loadWords(['chats', 'link-delivery']);
});
beforeEach(() => {
  update.mockReturnValue({ isPending: false, mutateAsync: vi.fn() });
});
afterEach(cleanup);

const config = { sendsMail: true, sendsSms: false, brand: { name: 'Healzy', hues: null, logo: null } };
const wrapper = ({ children }: { children: React.ReactNode }) => (
  <ConfigContext value={config as unknown as RuntimeConfig}>
    <KitInLanguage>{children}</KitInLanguage>
  </ConfigContext>
);
const isOn = () => screen.getByRole<HTMLInputElement>('switch').checked;

it('shows what the chat says of e-mails also after this screen has changed it, such as when the patient stops them', () => {
  const off = sampleChat();
  const on = sampleChat({ mailSince: '2024-03-05T09:30:00.000Z', mailByName: 'Íñigo Larrea' });
  const { rerender } = render(<ChatLinkDialog chat={off} onClose={() => undefined} />, { wrapper });
  expect(isOn()).toBe(false);
  update.mockReturnValue({ isPending: true, variables: { body: { mailsPatient: true } } });
  rerender(<ChatLinkDialog chat={off} onClose={() => undefined} />);
  expect(isOn()).toBe(true);
  update.mockReturnValue({ isPending: false, data: on });
  rerender(<ChatLinkDialog chat={on} onClose={() => undefined} />);
  expect(isOn()).toBe(true);
  expect(screen.getByText(/Íñigo Larrea/)).toBeTruthy();
  rerender(<ChatLinkDialog chat={off} onClose={() => undefined} />);
  expect(isOn()).toBe(false);
});
