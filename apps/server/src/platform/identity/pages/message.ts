import { startHref } from '../settings.ts';
import { html } from './html.ts';
import { type HostedFrame, page } from './layout.ts';
import type { PictogramName } from './pictograms.ts';

const PICTOGRAMS = {
  expired: 'expired',
  failed: 'error',
  broken: 'error',
  unavailable: 'offline',
  forbidden: 'locked',
  notFound: 'lost',
  signedOut: 'signedOut',
  resetSent: 'messages',
  changed: 'done',
  accepted: 'done',
  'resetDead.unknown': 'lost',
  'resetDead.used': 'done',
  'resetDead.expired': 'expired',
  'resetDead.replaced': 'expired',
  'resetDead.withdrawn': 'locked',
  'invitationDead.unknown': 'lost',
  'invitationDead.used': 'done',
  'invitationDead.expired': 'expired',
  'invitationDead.replaced': 'expired',
  'invitationDead.withdrawn': 'locked',
} as const satisfies Record<string, PictogramName>;

/** What a page that only says something says, by its key among the messages. */
export interface PageMessage {
  name: keyof typeof PICTOGRAMS;
  values?: Record<string, string>;
  /** Whether this is good news. */
  isDone?: boolean;
  /** A technical code to report. */
  code?: string;
  /** Where to go from here; by default to the start of the application. */
  action?: { href: string; label: string };
}

/** A message with a single link. */
export function messagePage(frame: HostedFrame, message: PageMessage): string {
  const { t } = frame;
  const { name, values, isDone = false, code } = message;
  const action = message.action ?? { href: startHref(frame.settings), label: t('startAgain') };
  // A done page is not shown again in another language: its address would do the work again.
  return page(isDone ? { ...frame, address: undefined } : frame, {
    title: t(`message.${name}.title`),
    isProblem: !isDone,
    pictogram: PICTOGRAMS[name],
    body: html`<p class="hosted-text">${t(`message.${name}.text`, values)}</p>
      ${
        code !== undefined &&
        html`<p class="hosted-hint">${t('errorCode')}: <code class="hosted-code">${code}</code></p>`
      }
      <a class="hosted-button" href="${action.href}">${action.label}</a>`,
  });
}
