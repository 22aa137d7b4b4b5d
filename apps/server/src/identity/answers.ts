import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickLanguage, type Language } from './pages/languages.ts';
import { messagePage, type PageFrame } from './pages/layout.ts';
import { translate } from './translate.ts';
import { pageHeaders, startHref, type IdentitySettings } from './settings.ts';

/** Sends a hosted page with its headers. */
export function sendPage(
  reply: FastifyReply,
  settings: IdentitySettings,
  status: number,
  markup: string,
  options: { hasScript?: boolean } = {},
): FastifyReply {
  return reply
    .code(status)
    .headers(pageHeaders(settings, options))
    .type('text/html; charset=utf-8')
    .send(markup);
}

/** A text of a submitted form or query; anything that is not text counts as absent. */
export function textOf(source: unknown, name: string): string {
  if (typeof source !== 'object' || source === null) return '';
  const value = (source as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}

/** The frame of a page: language as chosen on the page, else as the application or browser requests. */
export function frameFor(
  request: FastifyRequest,
  settings: IdentitySettings,
  wishes: { address?: string; uiLocales?: unknown },
): PageFrame {
  const language: Language = pickLanguage({
    chosen: textOf(request.body, 'lang') || textOf(request.query, 'lang'),
    uiLocales: wishes.uiLocales,
    acceptLanguage: request.headers['accept-language'],
  });
  return { brand: settings.brand, language, address: wishes.address };
}

type MessageName = 'expired' | 'forbidden' | 'broken' | 'unavailable' | 'notFound';

/** Sends a page that says what happened and links back to the start. */
export function sendMessage(
  reply: FastifyReply,
  settings: IdentitySettings,
  frame: PageFrame,
  message: { name: MessageName; status: number; action?: { href: string; label: string } },
): FastifyReply {
  const t = translate(frame.language);
  const action = message.action ?? { href: startHref(settings), label: t('startAgain') };
  const title = t(`message.${message.name}.title`);
  const text = t(`message.${message.name}.text`);
  return sendPage(
    reply,
    settings,
    message.status,
    messagePage(frame, { title, text, isProblem: true, action }),
  );
}
