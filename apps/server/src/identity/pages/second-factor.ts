import { html } from './html.ts';
import { blockedText, field, page, problemSummary, type FormProblem, type PageFrame } from './layout.ts';
import { translate } from '../translate.ts';

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
  const t = translate(frame.language);
  const wrong =
    refusal?.kind === 'missing'
      ? t(`secondFactor.${kind}.missing`)
      : refusal?.kind === 'wrong'
        ? t(`secondFactor.${kind}.wrong`)
        : undefined;
  const problems: FormProblem[] =
    refusal?.kind === 'blocked'
      ? [{ text: blockedText(frame, refusal.retryAfter) }]
      : wrong === undefined
        ? []
        : [{ field: 'code', text: wrong }];
  return page(frame, {
    title: refusal?.kind === 'blocked' ? t('blockedTitle') : t(`secondFactor.${kind}.title`),
    isProblem: problems.length > 0,
    body: html`<p class="hosted-text">${t(`secondFactor.${kind}.intro`)}</p>
      ${problemSummary(frame.language, problems)}
      <form class="hosted-form" method="post" action="${view.action}" novalidate>
        <input type="hidden" name="lang" value="${frame.language}" />
        <input type="hidden" name="with" value="${kind}" />
        ${field({
          id: 'code',
          label: t(`secondFactor.${kind}.label`),
          type: kind === 'totp' ? 'code' : 'text',
          autocomplete: kind === 'totp' ? 'one-time-code' : 'off',
          hint: t(`secondFactor.${kind}.hint`),
          problem: wrong,
          hasFocus: true,
        })}
        <button class="hosted-button" type="submit">${t('secondFactor.submit')}</button>
      </form>
      <p class="hosted-aside">
        <a class="hosted-link" href="${view.otherHref}">${t(`secondFactor.${kind}.other`)}</a>
      </p>
      <p class="hosted-aside">
        <a class="hosted-link" href="${view.backHref}">${t('secondFactor.back')}</a>
      </p>`,
  });
}
