import { html } from './html.ts';
import { field, page, problemSummary, type FormProblem, type PageFrame } from './layout.ts';
import { TEXTS } from './texts.ts';

/** Why a sign-in was refused, as the page shows it. */
export type SignInRefusal =
  | { kind: 'incomplete'; isEmailMissing: boolean; isPasswordMissing: boolean }
  | { kind: 'wrong' }
  | { kind: 'blocked'; retryAfter: number };

export interface SignInView {
  /** The interaction's own address, the target of the form. */
  action: string;
  email: string;
  resetHref: string;
  refusal?: SignInRefusal;
}

export function signInPage(frame: PageFrame, view: SignInView): string {
  const texts = TEXTS[frame.language];
  const { refusal } = view;
  const incomplete = refusal?.kind === 'incomplete' ? refusal : undefined;
  const emailProblem = incomplete?.isEmailMissing === true ? texts.emailMissing : undefined;
  const passwordProblem = incomplete?.isPasswordMissing === true ? texts.passwordMissing : undefined;
  const problems: FormProblem[] = [
    ...(emailProblem ? [{ field: 'email', text: emailProblem }] : []),
    ...(passwordProblem ? [{ field: 'password', text: passwordProblem }] : []),
    ...(refusal?.kind === 'wrong' ? [{ field: 'email', text: texts.signInWrong }] : []),
    ...(refusal?.kind === 'blocked' ? [{ text: texts.blockedUntil(refusal.retryAfter) }] : []),
  ];
  const startsAtEmail = view.email === '' || emailProblem !== undefined;
  return page(frame, {
    title: refusal?.kind === 'blocked' ? texts.blockedTitle : texts.signInTitle,
    isProblem: problems.length > 0,
    body: html`<p class="hosted-text">${texts.signInIntro(frame.brand)}</p>
      ${problemSummary(frame.language, problems)}
      <form class="hosted-form" method="post" action="${view.action}" novalidate>
        <input type="hidden" name="lang" value="${frame.language}" />
        ${field({
          id: 'email',
          label: texts.email,
          type: 'email',
          autocomplete: 'username',
          value: view.email,
          problem: emailProblem,
          hasFocus: startsAtEmail,
        })}
        ${field({
          id: 'password',
          label: texts.password,
          type: 'password',
          autocomplete: 'current-password',
          problem: passwordProblem,
          hasFocus: !startsAtEmail,
        })}
        <button class="hosted-button" type="submit">${texts.signInSubmit}</button>
      </form>
      <p class="hosted-aside"><a class="hosted-link" href="${view.resetHref}">${texts.forgotten}</a></p>`,
  });
}
