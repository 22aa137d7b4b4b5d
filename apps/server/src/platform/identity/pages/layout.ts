import { type Brand, LANGUAGES, type Language, PRODUCT_MARK } from '@healzy/domain/shared';
import { HUE_STYLES_PATH } from '../../http/brand/hue-styles.ts';
import type { IdentitySettings } from '../settings.ts';
import { translate } from '../translate.ts';
import { html, type Html } from './html.ts';
import { pictogram, type PictogramName } from './pictograms.ts';

/** What every hosted page needs. */
export interface PageFrame {
  language: Language;
  t: ReturnType<typeof translate>;
  /** The product's or the clinic's name. */
  brand: string;
  /** Addresses of the clinic's logo; null shows the product's mark. */
  logo: Brand['logo'];
  /** The clinic's; null or missing: the product's. */
  hues?: Brand['hues'] | undefined;
  /** The page's URL with its query; the language switch adds `lang` to it. Missing: no switch. */
  address?: string | undefined;
}

/** The same for pages that identity itself serves. */
export interface HostedFrame extends PageFrame {
  settings: IdentitySettings;
}

export interface PageContent {
  title: string;
  /** Marks the title, so that a screen reader says at once that something is wrong. */
  isProblem?: boolean;
  /** Above the title, on a page that only says something. */
  pictogram?: PictogramName;
  body: Html;
  /** The one script that a page may have; its policy must allow it. */
  script?: string;
}

function addressIn(address: string, language: Language): string {
  const url = new URL(address, 'http://page.invalid');
  url.searchParams.set('lang', language);
  return `${url.pathname}${url.search}`;
}

function languageSwitch({ address, language, t }: PageFrame): Html | undefined {
  if (address === undefined) return undefined;
  return html`<nav class="hosted-languages" aria-label="${t('languageSwitch')}">
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

/** Beside the name, so it has no name of its own. */
function mark({ logo }: PageFrame): Html {
  if (logo === null)
    return html`<svg class="hosted-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path class="hosted-mark-ink" d="${PRODUCT_MARK.ink}" stroke-width="${PRODUCT_MARK.inkWidth}" />
      <path class="hosted-mark-warm" d="${PRODUCT_MARK.warm}" />
    </svg>`;
  return html`<picture>
    <source srcset="${logo.dark}" media="(prefers-color-scheme: dark)" />
    <img class="hosted-logo" src="${logo.light}" alt="" />
  </picture>`;
}

/** A whole page: no script, no inline style; its styles come from `/identity/assets/hosted.css`. */
export function page(frame: PageFrame, content: PageContent): string {
  const { language, brand, t, hues = null } = frame;
  const hasHues = hues !== null;
  const prefix = content.isProblem === true ? t('errorPrefix') : '';
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
        ${hasHues && html`<link rel="stylesheet" href="${HUE_STYLES_PATH}" />`}
        ${content.script !== undefined && html`<script type="module" src="${content.script}"></script>`}
      </head>
      <body class="hosted-page">
        <header class="hosted-header">
          ${mark(frame)}
          <span class="hosted-brand">${brand}</span>
        </header>
        <main class="hosted-card">
          ${content.pictogram && pictogram(content.pictogram)}
          <h1 class="hosted-title">${content.title}</h1>
          ${content.body}
        </main>
        <footer class="hosted-footer">${languageSwitch(frame)}</footer>
      </body>
    </html> `.text;
}

/** One error; `field` is the id of the input to fix. */
export interface FormProblem {
  field?: string;
  text: string;
}

/** The error summary at the top of a form; each entry links to its field. */
function problemSummary({ t }: PageFrame, problems: readonly FormProblem[]): Html | undefined {
  if (problems.length === 0) return undefined;
  return html`<div class="hosted-alert" role="alert">
    <p class="hosted-alert-title">${t('problemTitle')}</p>
    <ul class="hosted-alert-list">
      ${problems.map(({ field, text }) =>
        field === undefined ? html`<li>${text}</li>` : html`<li><a href="#${field}">${text}</a></li>`,
      )}
    </ul>
  </div>`;
}

export interface FormContent {
  title: string;
  intro?: string | undefined;
  problems?: readonly FormProblem[];
  /** Seconds to wait after too many attempts, which is then the page's title and problem. */
  retryAfter?: number | undefined;
  action: string;
  /** The inputs. */
  fields?: readonly Html[];
  submit: string;
  /** What follows the form. */
  after?: readonly (Html | undefined)[];
  script?: string | undefined;
}

/** A page with a form. */
export function formPage(frame: PageFrame, content: FormContent): string {
  const { t } = frame;
  const { intro, retryAfter, script } = content;
  const problems = [
    ...(content.problems ?? []),
    ...(retryAfter === undefined ? [] : [{ text: blockedText(frame, retryAfter) }]),
  ];
  return page(frame, {
    title: retryAfter === undefined ? content.title : t('blockedTitle'),
    isProblem: problems.length > 0,
    ...(script !== undefined && { script }),
    body: html`${intro !== undefined && html`<p class="hosted-text">${intro}</p>`}
      ${problemSummary(frame, problems)}
      <form class="hosted-form" method="post" action="${content.action}" novalidate>
        <input type="hidden" name="lang" value="${frame.language}" />
        ${content.fields}
        <button class="hosted-button" type="submit">${content.submit}</button>
      </form>
      ${content.after}`,
  });
}

const blockedText = ({ t }: PageFrame, seconds: number): string =>
  seconds < 90
    ? t('blockedSeconds', { count: seconds })
    : t('blockedMinutes', { minutes: Math.ceil(seconds / 60) });

/** A link below a form. */
export const aside = (href: string, label: string): Html =>
  html`<p class="hosted-aside"><a class="hosted-link" href="${href}">${label}</a></p>`;

export interface FieldOptions {
  id: string;
  label: string;
  /** `code`: digits, which phones offer from a message or the password manager. */
  type: 'email' | 'password' | 'text' | 'name' | 'code';
  autocomplete: string;
  value?: string;
  hint?: string | undefined;
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
      type="${type === 'code' || type === 'name' ? 'text' : type}"
      autocomplete="${autocomplete}"
      required
      spellcheck="false"
      ${type === 'email' && html`autocapitalize="none" inputmode="email"`}
      ${type === 'code' && html`inputmode="numeric"`}
      ${type === 'text' && html`autocapitalize="characters"`}
      ${type === 'name' && html`autocapitalize="words" maxlength="100"`}
      ${value !== undefined && value !== '' && html`value="${value}"`}
      ${problem !== undefined && html`aria-invalid="true"`}
      ${describedBy !== '' && html`aria-describedby="${describedBy}"`}
      ${options.hasFocus === true && html`autofocus`}
    />
    ${problem !== undefined && html`<p class="hosted-error" id="${id}-error">${problem}</p>`}
  </div>`;
}

/** A choice that is off unless it is made, with its hint. */
export function checkbox(options: { id: string; label: string; hint: string; isChecked: boolean }): Html {
  const { id, label, hint, isChecked } = options;
  return html`<div class="hosted-field">
    <label class="hosted-choice" for="${id}">
      <input
        class="hosted-checkbox"
        id="${id}"
        name="${id}"
        type="checkbox"
        value="yes"
        aria-describedby="${id}-hint"
        ${isChecked && html`checked`}
      />
      <span class="hosted-label">${label}</span>
    </label>
    <p class="hosted-hint" id="${id}-hint">${hint}</p>
  </div>`;
}
