import { html, type Html } from './html.ts';
import { aside, field, formPage, type FormProblem, type PageFrame } from './layout.ts';

/** Why a sign-in failed, as the page shows it. */
export type SignInRefusal =
  | { kind: 'incomplete'; isEmailMissing: boolean; isPasswordMissing: boolean }
  | { kind: 'wrong' | 'passkey' }
  | { kind: 'blocked'; retryAfter: number };

export interface SignInView {
  /** The interaction's URL, the target of the form. */
  action: string;
  email: string;
  resetHref: string;
  /** Where passkey responses are sent; missing where passkeys are unavailable. */
  passkeyAction?: string | undefined;
  refusal?: SignInRefusal | undefined;
}

export function signInPage(frame: PageFrame, view: SignInView): string {
  const { t } = frame;
  const { refusal, passkeyAction } = view;
  const incomplete = refusal?.kind === 'incomplete' ? refusal : undefined;
  const emailProblem = incomplete?.isEmailMissing === true ? t('emailMissing') : undefined;
  const passwordProblem = incomplete?.isPasswordMissing === true ? t('passwordMissing') : undefined;
  const problems: FormProblem[] = [
    ...(emailProblem ? [{ field: 'email', text: emailProblem }] : []),
    ...(passwordProblem ? [{ field: 'password', text: passwordProblem }] : []),
    ...(refusal?.kind === 'wrong' ? [{ field: 'email', text: t('signInWrong') }] : []),
    ...(refusal?.kind === 'passkey' ? [{ text: t('passkeyRefused') }] : []),
  ];
  const startsAtEmail = view.email === '' || emailProblem !== undefined;
  return formPage(frame, {
    title: t('signInTitle'),
    intro: t('signInIntro', { brand: frame.brand }),
    problems,
    retryAfter: refusal?.kind === 'blocked' ? refusal.retryAfter : undefined,
    action: view.action,
    fields: [
      field({
        id: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: passkeyAction === undefined ? 'username' : 'username webauthn',
        value: view.email,
        problem: emailProblem,
        hasFocus: startsAtEmail,
      }),
      field({
        id: 'password',
        label: t('password'),
        type: 'password',
        autocomplete: 'current-password',
        problem: passwordProblem,
        hasFocus: !startsAtEmail,
      }),
    ],
    submit: t('signInSubmit'),
    after: [
      passkeyAction === undefined ? undefined : passkeyPart(frame, passkeyAction),
      aside(view.resetHref, t('forgotten')),
    ],
    script: passkeyAction === undefined ? undefined : PASSKEY_SCRIPT,
  });
}

/** The script of the sign-in page, built from `browser/`. */
const PASSKEY_SCRIPT = '/identity/assets/passkey.js';

/** Hidden until the script has detected passkey support: without it there is nothing to press. */
function passkeyPart({ t, language }: PageFrame, action: string): Html {
  return html`<div id="passkey" hidden>
    <form class="hosted-form" method="post" action="${action}">
      <input type="hidden" name="lang" value="${language}" />
      <input type="hidden" name="response" value="" />
      <p class="hosted-or">${t('or')}</p>
      <button class="hosted-button hosted-button-quiet" type="submit">${t('passkeySubmit')}</button>
      <p class="hosted-error" role="alert" data-problem="cancelled" hidden>${t('passkeyCancelled')}</p>
      <p class="hosted-error" role="alert" data-problem="failed" hidden>${t('passkeyFailed')}</p>
    </form>
  </div>`;
}
