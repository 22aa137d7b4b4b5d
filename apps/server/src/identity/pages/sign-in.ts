import { html, type Html } from './html.ts';
import { blockedText, field, page, problemSummary, type FormProblem, type PageFrame } from './layout.ts';
import { translate } from '../translate.ts';

/** Why a sign-in failed, as the page shows it. */
export type SignInRefusal =
  | { kind: 'incomplete'; isEmailMissing: boolean; isPasswordMissing: boolean }
  | { kind: 'wrong' }
  | { kind: 'passkey' }
  | { kind: 'blocked'; retryAfter: number };

export interface SignInView {
  /** The interaction's URL, the target of the form. */
  action: string;
  email: string;
  resetHref: string;
  /** Where passkey responses are sent; missing where passkeys are unavailable. */
  passkeyAction?: string;
  refusal?: SignInRefusal;
}

export function signInPage(frame: PageFrame, view: SignInView): string {
  const t = translate(frame.language);
  const { refusal } = view;
  const incomplete = refusal?.kind === 'incomplete' ? refusal : undefined;
  const emailProblem = incomplete?.isEmailMissing === true ? t('emailMissing') : undefined;
  const passwordProblem = incomplete?.isPasswordMissing === true ? t('passwordMissing') : undefined;
  const problems: FormProblem[] = [
    ...(emailProblem ? [{ field: 'email', text: emailProblem }] : []),
    ...(passwordProblem ? [{ field: 'password', text: passwordProblem }] : []),
    ...(refusal?.kind === 'wrong' ? [{ field: 'email', text: t('signInWrong') }] : []),
    ...(refusal?.kind === 'passkey' ? [{ text: t('passkeyRefused') }] : []),
    ...(refusal?.kind === 'blocked' ? [{ text: blockedText(frame, refusal.retryAfter) }] : []),
  ];
  const startsAtEmail = view.email === '' || emailProblem !== undefined;
  return page(frame, {
    title: refusal?.kind === 'blocked' ? t('blockedTitle') : t('signInTitle'),
    isProblem: problems.length > 0,
    ...(view.passkeyAction !== undefined && { script: PASSKEY_SCRIPT }),
    body: html`<p class="hosted-text">${t('signInIntro', { brand: frame.brand })}</p>
      ${problemSummary(frame.language, problems)}
      <form class="hosted-form" method="post" action="${view.action}" novalidate>
        <input type="hidden" name="lang" value="${frame.language}" />
        ${field({
          id: 'email',
          label: t('email'),
          type: 'email',
          autocomplete: view.passkeyAction === undefined ? 'username' : 'username webauthn',
          value: view.email,
          problem: emailProblem,
          hasFocus: startsAtEmail,
        })}
        ${field({
          id: 'password',
          label: t('password'),
          type: 'password',
          autocomplete: 'current-password',
          problem: passwordProblem,
          hasFocus: !startsAtEmail,
        })}
        <button class="hosted-button" type="submit">${t('signInSubmit')}</button>
      </form>
      ${view.passkeyAction !== undefined && passkeyPart(frame, view.passkeyAction)}
      <p class="hosted-aside"><a class="hosted-link" href="${view.resetHref}">${t('forgotten')}</a></p>`,
  });
}

/** The script of the sign-in page, built from `browser/`. */
const PASSKEY_SCRIPT = '/identity/assets/passkey.js';

/** Hidden until the script has detected passkey support: without it there is nothing to press. */
function passkeyPart(frame: PageFrame, action: string): Html {
  const t = translate(frame.language);
  return html`<div id="passkey" hidden>
    <form class="hosted-form" method="post" action="${action}">
      <input type="hidden" name="lang" value="${frame.language}" />
      <input type="hidden" name="response" value="" />
      <p class="hosted-or">${t('or')}</p>
      <button class="hosted-button hosted-button-quiet" type="submit">${t('passkeySubmit')}</button>
      <p class="hosted-error" role="alert" data-problem="cancelled" hidden>${t('passkeyCancelled')}</p>
      <p class="hosted-error" role="alert" data-problem="failed" hidden>${t('passkeyFailed')}</p>
    </form>
  </div>`;
}
