import type { Language } from '@healzy/domain/shared';
import { html, type Html } from './html.ts';
import { page, type PageFrame } from './layout.ts';

export interface OutboxMessage {
  to: string;
  subject: string;
  /** Missing once erased. */
  body: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** Text with its URLs as links. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a class="hosted-link" href="${part}">${part}</a>` : html`${part}`,
    );
}

/** In this machine's time zone: only the person at it sees the page. */
function whenSent(createdAt: string, language: Language): string {
  return new Date(createdAt).toLocaleString(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
}

function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

export function outboxPage(frame: PageFrame, messages: readonly OutboxMessage[]): string {
  const { t } = frame;
  return page(frame, {
    title: t('outboxTitle'),
    body: html`<p class="hosted-text">${t('outboxIntro')}</p>
      ${messages.length === 0 && html`<p class="hosted-hint">${t('outboxEmpty')}</p>`}
      ${messages.map(
        (message) =>
          html`<article class="hosted-mail">
            <h2 class="hosted-mail-subject">${message.subject}</h2>
            <p class="hosted-hint">
              ${t('outboxTo')}: ${message.to} ·
              <time datetime="${message.createdAt}">${whenSent(message.createdAt, frame.language)}</time>
            </p>
            ${paragraphs(message.body ?? t('outboxErased')).map(
              (paragraph) => html`<p class="hosted-mail-body">${withLinks(paragraph)}</p>`,
            )}
          </article>`,
      )}`,
  });
}
