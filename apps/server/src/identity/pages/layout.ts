import { html, type Html } from './html.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { translate } from '../translate.ts';

/** What every hosted page needs. */
export interface PageFrame {
  language: Language;
  /** The product's or the clinic's name. */
  brand: string;
  /** The page's URL with its query; the language switch adds `lang` to it. Missing: no switch. */
  address?: string | undefined;
}

export interface PageContent {
  title: string;
  /** Marks the title, so that a screen reader says at once that something is wrong. */
  isProblem?: boolean;
  body: Html;
  /** The one script that a page may have; its policy must allow it. */
  script?: string;
}

function addressIn(address: string, language: Language): string {
  const url = new URL(address, 'http://page.invalid');
  url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}`;
}

function languageSwitch(frame: PageFrame): Html | undefined {
  const { address, language } = frame;
  if (address === undefined) return undefined;
  return html`<nav class="hosted-languages" aria-label="${translate(language)('languageSwitch')}">
    ${LANGUAGES.map((other) =>
      other === language
        ? html`<span class="hosted-language" aria-current="true" lang="${other}"
            >${translate(other)('languageName')}</span
          >`
        : html`<a
            class="hosted-language"
            href="${addressIn(address, other)}"
            lang="${other}"
            hreflang="${other}"
            >${translate(other)('languageName')}</a
          >`,
    )}
  </nav>`;
}

/** A whole page: no script, no inline style; its styles come from `/identity/assets/hosted.css`. */
export function page(frame: PageFrame, content: PageContent): string {
  const { language, brand } = frame;
  const prefix = content.isProblem === true ? translate(language)('errorPrefix') : '';
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${prefix}${content.title} – ${brand}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/identity/assets/hosted.css" />
        ${content.script !== undefined && html`<script type="module" src="${content.script}"></script>`}
      </head>
      <body class="hosted-page">
        <header class="hosted-header">
          <svg class="hosted-mark" viewBox="0 0 24 24" aria-hidden="true">
            <path
              d="M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2"
            />
          </svg>
          <span class="hosted-brand">${brand}</span>
        </header>
        <main class="hosted-card">
          <h1 class="hosted-title">${content.title}</h1>
          ${content.body}
        </main>
        <footer class="hosted-footer">${languageSwitch(frame)}</footer>
      </body>
    </html> `.text;
}

/** How long to wait after too many attempts. */
export function blockedText({ language }: PageFrame, seconds: number): string {
  const t = translate(language);
  return seconds < 90
    ? t('blockedSeconds', { count: seconds })
    : t('blockedMinutes', { minutes: Math.ceil(seconds / 60) });
}

/** One error; `field` is the id of the input to fix. */
export interface FormProblem {
  field?: string;
  text: string;
}

/** The error summary at the top of a form; each entry links to its field. */
export function problemSummary(language: Language, problems: readonly FormProblem[]): Html | undefined {
  if (problems.length === 0) return undefined;
  return html`<div class="hosted-alert" role="alert">
    <p class="hosted-alert-title">${translate(language)('problemTitle')}</p>
    <ul class="hosted-alert-list">
      ${problems.map(({ field, text }) =>
        field === undefined ? html`<li>${text}</li>` : html`<li><a href="#${field}">${text}</a></li>`,
      )}
    </ul>
  </div>`;
}

export interface FieldOptions {
  id: string;
  label: string;
  /** `code`: digits, which phones offer from a message or the password manager. */
  type: 'email' | 'password' | 'text' | 'code';
  autocomplete: string;
  value?: string;
  hint?: string;
  problem?: string | undefined;
  hasFocus?: boolean;
}

/** A labelled input with its hint and error associated with it. */
export function field(options: FieldOptions): Html {
  const { id, label, type, autocomplete, value, hint, problem } = options;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ');
  return html`<div class="hosted-field">
    <label class="hosted-label" for="${id}">${label}</label>
    ${hint !== undefined && html`<p class="hosted-hint" id="${id}-hint">${hint}</p>`}
    <input
      class="hosted-input"
      id="${id}"
      name="${id}"
      type="${type === 'code' ? 'text' : type}"
      autocomplete="${autocomplete}"
      required
      spellcheck="false"
      ${type === 'email' && html`autocapitalize="none" inputmode="email"`}
      ${type === 'code' && html`inputmode="numeric"`}
      ${type === 'text' && html`autocapitalize="characters"`}
      ${value !== undefined && value !== '' && html`value="${value}"`}
      ${problem !== undefined && html`aria-invalid="true"`}
      ${describedBy !== '' && html`aria-describedby="${describedBy}"`}
      ${options.hasFocus === true && html`autofocus`}
    />
    ${problem !== undefined && html`<p class="hosted-error" id="${id}-error">${problem}</p>`}
  </div>`;
}

/** A message with a single link. */
export function messagePage(
  frame: PageFrame,
  message: {
    title: string;
    text: string;
    isProblem?: boolean;
    code?: string;
    action?: { href: string; label: string };
  },
): string {
  return page(frame, {
    title: message.title,
    ...(message.isProblem === true && { isProblem: true }),
    body: html`<p class="hosted-text">${message.text}</p>
      ${
        message.code !== undefined &&
        html`<p class="hosted-hint">
          ${translate(frame.language)('errorCode')}: <code class="hosted-code">${message.code}</code>
        </p>`
      }
      ${message.action && html`<a class="hosted-button" href="${message.action.href}">${message.action.label}</a>`}`,
  });
}
