import type { PasswordWeakness } from '@healzy/domain/session';
import { html } from './html.ts';
import { field, page, problemSummary, type PageFrame } from './layout.ts';
import { TEXTS } from './texts.ts';

export interface ResetRequestView {
  email: string;
  backHref: string;
  problem?: 'missing' | 'invalid' | { retryAfter: number };
}

export function resetRequestPage(frame: PageFrame, view: ResetRequestView): string {
  const texts = TEXTS[frame.language];
  const { problem } = view;
  const fieldProblem =
    problem === 'missing' ? texts.emailMissing : problem === 'invalid' ? texts.emailInvalid : undefined;
  const summary =
    typeof problem === 'object'
      ? [{ text: texts.blockedUntil(problem.retryAfter) }]
      : fieldProblem === undefined
        ? []
        : [{ field: 'email', text: fieldProblem }];
  return page(frame, {
    title: typeof problem === 'object' ? texts.blockedTitle : texts.resetTitle,
    isProblem: summary.length > 0,
    body: html`<p class="hosted-text">${texts.resetIntro}</p>
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
          label: texts.email,
          type: 'email',
          autocomplete: 'username',
          value: view.email,
          problem: fieldProblem,
          hasFocus: true,
        })}
        <button class="hosted-button" type="submit">${texts.resetSubmit}</button>
      </form>
      <p class="hosted-aside"><a class="hosted-link" href="${view.backHref}">${texts.resetBack}</a></p>`,
  });
}

export type NewPasswordProblem = 'missing' | 'differs' | PasswordWeakness;

export function newPasswordPage(
  frame: PageFrame,
  view: { action: string; problem?: NewPasswordProblem; invitedBy?: string },
): string {
  const texts = TEXTS[frame.language];
  const { problem } = view;
  const isRepeat = problem === 'differs';
  const text =
    problem === undefined
      ? undefined
      : problem === 'missing'
        ? texts.passwordMissing
        : problem === 'differs'
          ? texts.repeatDiffers
          : texts.weakness[problem];
  const fieldId = isRepeat ? 'repeat' : 'password';
  return page(frame, {
    title: view.invitedBy === undefined ? texts.newPasswordTitle : texts.acceptTitle(view.invitedBy),
    isProblem: text !== undefined,
    body: html`${
        view.invitedBy !== undefined &&
        html`<p class="hosted-text">${texts.firstPasswordIntro(frame.brand)}</p>`
      }
      ${problemSummary(frame.language, text === undefined ? [] : [{ field: fieldId, text }])}
      <form class="hosted-form" method="post" action="${view.action}" novalidate>
        <input type="hidden" name="lang" value="${frame.language}" />
        ${field({
          id: 'password',
          label: texts.newPassword,
          type: 'password',
          autocomplete: 'new-password',
          hint: texts.newPasswordHint,
          problem: isRepeat ? undefined : text,
          hasFocus: !isRepeat,
        })}
        ${field({
          id: 'repeat',
          label: texts.repeatPassword,
          type: 'password',
          autocomplete: 'new-password',
          problem: isRepeat ? text : undefined,
          hasFocus: isRepeat,
        })}
        <button class="hosted-button" type="submit">${texts.newPasswordSubmit}</button>
      </form>`,
  });
}
