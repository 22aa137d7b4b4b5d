import { html } from './html.ts';
import { field, page, problemSummary, type FormProblem, type PageFrame } from './layout.ts';
import { TEXTS } from './texts.ts';

/** Why a code was rejected, as the page shows it. */
export type SecondFactorRefusal =
  { kind: 'missing' } | { kind: 'wrong' } | { kind: 'blocked'; retryAfter: number };

export interface SecondFactorView {
  action: string;
  /** The kind of code: from the authenticator app, or a recovery code. */
  kind: 'totp' | 'recovery';
  /** The page for the other kind. */
  otherHref: string;
  /** Link back to e-mail and password. */
  backHref: string;
  refusal?: SecondFactorRefusal;
}

export function secondFactorPage(frame: PageFrame, view: SecondFactorView): string {
  const { kind, refusal } = view;
  const texts = TEXTS[frame.language];
  const words = texts.secondFactor[kind];
  const wrong =
    refusal?.kind === 'missing' ? words.missing : refusal?.kind === 'wrong' ? words.wrong : undefined;
  const problems: FormProblem[] =
    refusal?.kind === 'blocked'
      ? [{ text: texts.blockedUntil(refusal.retryAfter) }]
      : wrong === undefined
        ? []
        : [{ field: 'code', text: wrong }];
  return page(frame, {
    title: refusal?.kind === 'blocked' ? texts.blockedTitle : words.title,
    isProblem: problems.length > 0,
    body: html`<p class="hosted-text">${words.intro}</p>
      ${problemSummary(frame.language, problems)}
      <form class="hosted-form" method="post" action="${view.action}" novalidate>
        <input type="hidden" name="lang" value="${frame.language}" />
        <input type="hidden" name="with" value="${kind}" />
        ${field({
          id: 'code',
          label: words.label,
          type: kind === 'totp' ? 'code' : 'text',
          autocomplete: kind === 'totp' ? 'one-time-code' : 'off',
          hint: words.hint,
          problem: wrong,
          hasFocus: true,
        })}
        <button class="hosted-button" type="submit">${texts.secondFactor.submit}</button>
      </form>
      <p class="hosted-aside"><a class="hosted-link" href="${view.otherHref}">${words.other}</a></p>
      <p class="hosted-aside">
        <a class="hosted-link" href="${view.backHref}">${texts.secondFactor.back}</a>
      </p>`,
  });
}
