import { chatLinkScope } from '@healzy/api/chats/held-chat';
import type { ReactNode } from 'react';
import { linkDevice } from '../../../app/link-page/link-device.ts';
import { startLinkPage } from '../../../app/link-page/start-link-page.tsx';
import { HeldChatPage } from './HeldChatPage.tsx';
import { MailOffPage } from './MailOffPage.tsx';

/** Whether the page was opened to stop e-mails. */
const isOff = ({ search }: Pick<Location, 'search'>): boolean =>
  new URLSearchParams(search).get('mail') === 'off';

/** The app for the holder of a chat's link. */
export const startChat = (show: (screen: ReactNode) => Promise<void>): Promise<void> =>
  startLinkPage(show, {
    scopeOf: (link) => chatLinkScope({ ...link, device: linkDevice('chat') }),
    screen: (link) => (isOff(location) ? <MailOffPage link={link} /> : <HeldChatPage link={link} />),
    // Stopping e-mails leaves nothing on the device.
    keepsDevice: !isOff(location),
  });
