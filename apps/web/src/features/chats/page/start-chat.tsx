import { chatLinkScope } from '@healzy/api/chats/held-chat';
import type { ReactNode } from 'react';
import { linkDevice } from '../../../app/link-page/link-device.ts';
import { startLinkPage } from '../../../app/link-page/start-link-page.tsx';
import { HeldChatPage } from './HeldChatPage.tsx';

/** The app for the holder of a chat's link. */
export const startChat = (show: (screen: ReactNode) => Promise<void>): Promise<void> =>
  startLinkPage(show, {
    scopeOf: (link) => chatLinkScope({ ...link, device: linkDevice('chat') }),
    screen: (link) => <HeldChatPage link={link} />,
  });
