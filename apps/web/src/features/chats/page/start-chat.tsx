import { chatLinkScope } from '@healzy/api/chats/held-chat';
import type { ReactNode } from 'react';
import { linkDevice } from '../../../app/link-page/link-device.ts';
import { startLinkPage } from '../../../app/link-page/start-link-page.tsx';
import { HeldChatPage } from './HeldChatPage.tsx';
import { MailOffPage } from './MailOffPage.tsx';

/** Whether the page was opened to stop e-mails, and with what besides a link. */
const offOf = ({ search }: Pick<Location, 'search'>) => {
  const query = new URLSearchParams(search);
  return query.get('mail') === 'off' ? { stop: query.get('stop') } : null;
};

/** The app for the holder of a chat's link. */
export function startChat(show: (screen: ReactNode) => Promise<void>): Promise<void> {
  const off = offOf(location);
  return startLinkPage(show, {
    scopeOf: (link) => chatLinkScope({ ...link, device: linkDevice('chat') }),
    screen: (link) => (off === null ? <HeldChatPage link={link} /> : <MailOffPage link={link} {...off} />),
    // Stopping e-mails leaves nothing on the device.
    keepsDevice: off === null,
  });
}
