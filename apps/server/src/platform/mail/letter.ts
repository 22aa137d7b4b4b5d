import type { BrandHues, Language } from '@healzy/domain/shared';
import { html, type Html } from '../identity/pages/html.ts';
import { translate } from '../identity/translate.ts';
import { letterColors } from './letter-colors.ts';
import { letterStyles } from './letter-styles.ts';
import type { MailKind } from './mail-kind.ts';
import { MARK_PNG } from './mark-png.ts';

/**
 * An image sent with the message. If it were fetched from a server, the server would learn when the message is read.
 */
interface Attachment {
  cid: string;
  filename: string;
  content: Buffer;
  contentType: string;
}

/** A logo that e-mail programs can show. */
export interface MailLogo {
  bytes: Uint8Array;
  type: string;
}

/** The clinic or product in whose name messages are sent. */
export interface LetterBrand {
  name: string;
  /**
   * `own` is the product's mark. Null shows only the name, because the clinic's logo has a format that few programs
   * show.
   */
  logo: MailLogo | 'own' | null;
  hues: BrandHues;
  /** Only links to this address become buttons: a name in a message is free text and may contain other addresses. */
  publicUrl: string;
}

/** A message as stored: paragraphs separated by empty lines, signed in the last one. */
export interface StoredLetter {
  kind: MailKind;
  language: Language;
  subject: string;
  bodyText: string;
}

const WITH_BUTTON = [
  'PASSWORD_RESET',
  'INVITATION',
  'INTAKE',
  'NOTIFICATIONS',
  'SURVEY',
  'WEARABLE',
  'CHAT',
  'APPOINTMENT',
] as const;
const isWithButton = (kind: MailKind): kind is (typeof WITH_BUTTON)[number] =>
  (WITH_BUTTON as readonly MailKind[]).includes(kind);

const LOGO = 'logo';
/** A longer last paragraph is text, not a signature: messages of an earlier version are not signed. */
const LONGEST_NAME = 200;

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const isOwnLink = (text: string, publicUrl: string): boolean =>
  text.startsWith(`${publicUrl}/`) && !/\s/.test(text);

function signatureOf(paragraphs: readonly string[], brand: LetterBrand): string | undefined {
  const last = paragraphs.at(-1);
  if (paragraphs.length < 2 || last === undefined) return undefined;
  return last.length <= LONGEST_NAME &&
    !last.includes('\n') &&
    !isOwnLink(last, brand.publicUrl) &&
    !/[.:]$/.test(last)
    ? last
    : undefined;
}

function attachmentOf({ logo }: LetterBrand): Attachment[] {
  if (logo === null) return [];
  const { bytes, type } = logo === 'own' ? { bytes: MARK_PNG, type: 'image/png' } : logo;
  return [
    {
      cid: LOGO,
      filename: `logo.${type.split('/')[1] ?? 'png'}`,
      content: Buffer.from(bytes),
      contentType: type,
    },
  ];
}

/**
 * Renders a message as HTML, from the text that is stored and sent beside it. The head names the signer, a clinic or
 * the product; a link to this server becomes a button with its address below. Text is escaped, images are attached, and
 * nothing is loaded from outside.
 */
export function letterOf(
  { kind, language, subject, bodyText }: StoredLetter,
  brand: LetterBrand,
): { html: string; attachments: Attachment[] } {
  const t = translate(language);
  const colors = letterColors(brand.hues);
  const { light } = colors;
  const paragraphs = paragraphsOf(bodyText);
  const signature = signatureOf(paragraphs, brand);
  const content = signature === undefined ? paragraphs : paragraphs.slice(0, -1);
  const attachments = attachmentOf(brand);
  const label = isWithButton(kind) ? t(`letter.${kind}`) : undefined;
  const lineOf = (line: string): Html =>
    isOwnLink(line, brand.publicUrl)
      ? html`<a href="${line}" style="color:${light.muted};word-break:break-all">${line}</a>`
      : html`${line}`;
  const paragraph = (text: string): Html =>
    label !== undefined && isOwnLink(text, brand.publicUrl)
      ? html`<p class="act" style="margin:24px 0">
            <a
              class="button"
              href="${text}"
              style="display:inline-block;padding:12px 20px;border-radius:6px;background:${light.button};color:${light.onButton};font-weight:600;text-decoration:none"
              >${label}</a
            >
          </p>
          <p class="muted" style="margin:0 0 16px;color:${light.muted};font-size:14px;line-height:20px">
            ${t('letter.copyAddress')}<br /><span style="word-break:break-all">${text}</span>
          </p>`
      : html`<p style="margin:0 0 16px">
          ${text.split('\n').map((line, index) => html`${index > 0 && html`<br />`}${lineOf(line)}`)}
        </p>`;
  const name = signature ?? brand.name;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${subject}</title>
        ${letterStyles(colors)}
      </head>
      <body
        class="page"
        style="margin:0;padding:0;background:${light.page};color:${light.text};font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:24px"
      >
        <div
          class="page"
          role="article"
          aria-label="${subject}"
          lang="${language}"
          style="padding:24px 12px;background:${light.page}"
        >
          <table
            role="presentation"
            width="100%"
            cellpadding="0"
            cellspacing="0"
            style="max-width:560px;margin:0 auto"
          >
            <tr>
              <td
                style="padding:0 8px 16px;font-size:20px;line-height:28px;font-weight:600;word-break:break-word"
              >
                ${attachments.length > 0 && html`<img src="cid:${LOGO}" alt="" height="40" style="height:40px;max-width:160px;vertical-align:middle;margin-inline-end:12px;border:0" />`}<span
                  style="vertical-align:middle"
                  >${name}</span
                >
              </td>
            </tr>
            <tr>
              <td
                class="sheet"
                style="padding:24px;background:${light.sheet};border:1px solid ${light.border};border-radius:10px;word-break:break-word"
              >
                ${content.map(paragraph)}
                ${signature !== undefined && html`<p class="muted" style="margin:24px 0 0;color:${light.muted}">${signature}</p>`}
              </td>
            </tr>
          </table>
        </div>
      </body>
    </html>`;
  return { html: page.text, attachments };
}
