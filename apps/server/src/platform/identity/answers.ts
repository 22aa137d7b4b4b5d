import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HostedFrame } from './pages/layout.ts';
import { messagePage, type PageMessage } from './pages/message.ts';
import { pickLanguage, type LanguageWishes } from './pages/languages.ts';
import { pageHeaders, type IdentitySettings } from './settings.ts';
import { translate } from './translate.ts';

/** Sends a hosted page with its headers. */
export function sendPage(
  reply: FastifyReply,
  { settings }: HostedFrame,
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

/** The frame of a page in the language that is wanted most. */
export function frameIn(settings: IdentitySettings, wishes: LanguageWishes, address?: string): HostedFrame {
  const language = pickLanguage(wishes);
  return {
    language,
    t: translate(language),
    brand: settings.brand,
    logo: settings.brandLogo,
    hues: settings.brandHues,
    settings,
    address,
  };
}

/** The frame of a page: language as chosen on the page, else as the application or browser requests. */
export function frameFor(
  request: FastifyRequest,
  settings: IdentitySettings,
  { address, uiLocales }: { address?: string; uiLocales?: unknown } = {},
): HostedFrame {
  const chosen = textOf(request.body, 'lang') || textOf(request.query, 'lang');
  return frameIn(
    settings,
    { chosen, uiLocales, acceptLanguage: request.headers['accept-language'] },
    address,
  );
}

/** Sends a page that says what happened and links to where to go from here. */
export const sendMessage = (
  reply: FastifyReply,
  frame: HostedFrame,
  status: number,
  message: PageMessage,
): FastifyReply => sendPage(reply, frame, status, messagePage(frame, message));
