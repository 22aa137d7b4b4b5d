import type { PasswordWeakness } from '@healzy/domain/session';
import { html } from './html.ts';
import { blockedText, field, page, problemSummary, type PageFrame } from './layout.ts';
import { translate } from '../translate.ts';

export interface ResetRequestView {
  email: string;
  backHref: string;
  problem?: 'missing' | 'invalid' | { retryAfter: number };
}

export function resetRequestPage(frame: PageFrame, view: ResetRequestView): string {
  const t = translate(frame.language);
  const { problem } = view;
  const fieldProblem =
    problem === 'missing' ? t('emailMissing') : problem === 'invalid' ? t('emailInvalid') : undefined;
  const summary =
    typeof problem === 'object'
      ? [{ text: blockedText(frame, problem.retryAfter) }]
      : fieldProblem === undefined
        ? []
        : [{ field: 'email', text: fieldProblem }];
  return page(frame, {
    title: typeof problem === 'object' ? t('blockedTitle') : t('resetTitle'),
    isProblem: summary.length > 0,
    body: html`<p class="hosted-text">${t('resetIntro')}</p>
      ${problemSummary(frame.language, summary)}
      <form
        class="hosted-form"
        method="post"
        action="${frame.address ?? '/identity/reset-password'}"
        novalidate
      >
        <input type="hidden" name="lang" value="${frame.language}" />
        ${field({
          id: 'email',
          label: t('email'),
          type: 'email',
          autocomplete: 'username',
          value: view.email,
          problem: fieldProblem,
          hasFocus: true,
        })}
        <button class="hosted-button" type="submit">${t('resetSubmit')}</button>
      </form>
      <p class="hosted-aside"><a class="hosted-link" href="${view.backHref}">${t('resetBack')}</a></p>`,
  });
}

export type NewPasswordProblem = 'missing' | 'differs' | PasswordWeakness;

export function newPasswordPage(
  frame: PageFrame,
  view: { action: string; problem?: NewPasswordProblem; invitedBy?: string },
): string {
  const t = translate(frame.language);
  const { problem } = view;
  const isRepeat = problem === 'differs';
  const text =
    problem === undefined
      ? undefined
      : problem === 'missing'
        ? t('passwordMissing')
        : problem === 'differs'
          ? t('repeatDiffers')
          : t(`weakness.${problem}`);
  const fieldId = isRepeat ? 'repeat' : 'password';
  return page(frame, {
    title:
      view.invitedBy === undefined ? t('newPasswordTitle') : t('acceptTitle', { account: view.invitedBy }),
    isProblem: text !== undefined,
    body: html`${
        view.invitedBy !== undefined &&
        html`<p class="hosted-text">${t('firstPasswordIntro', { brand: frame.brand })}</p>`
      }
      ${problemSummary(frame.language, text === undefined ? [] : [{ field: fieldId, text }])}
      <form class="hosted-form" method="post" action="${view.action}" novalidate>
        <input type="hidden" name="lang" value="${frame.language}" />
        ${field({
          id: 'password',
          label: t('newPassword'),
          type: 'password',
          autocomplete: 'new-password',
          hint: t('newPasswordHint'),
          problem: isRepeat ? undefined : text,
          hasFocus: !isRepeat,
        })}
        ${field({
          id: 'repeat',
          label: t('repeatPassword'),
          type: 'password',
          autocomplete: 'new-password',
          problem: isRepeat ? text : undefined,
          hasFocus: isRepeat,
        })}
        <button class="hosted-button" type="submit">${t('newPasswordSubmit')}</button>
      </form>`,
  });
}
