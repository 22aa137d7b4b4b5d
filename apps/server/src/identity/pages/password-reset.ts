import type { PasswordWeakness } from '@healzy/domain/session';
import { aside, field, formPage, type PageFrame } from './layout.ts';

export interface ResetRequestView {
  email: string;
  backHref: string;
  problem?: 'emailMissing' | 'emailInvalid';
  retryAfter?: number;
}

export function resetRequestPage(frame: PageFrame, view: ResetRequestView): string {
  const { t } = frame;
  const problem = view.problem && t(view.problem);
  return formPage(frame, {
    title: t('resetTitle'),
    intro: t('resetIntro'),
    problems: problem === undefined ? [] : [{ field: 'email', text: problem }],
    retryAfter: view.retryAfter,
    action: frame.address ?? '/identity/reset-password',
    fields: [
      field({
        id: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: 'username',
        value: view.email,
        problem,
        hasFocus: true,
      }),
    ],
    submit: t('resetSubmit'),
    after: [aside(view.backHref, t('resetBack'))],
  });
}

export type NewPasswordProblem = 'passwordMissing' | 'repeatDiffers' | `weakness.${PasswordWeakness}`;

export function newPasswordPage(
  frame: PageFrame,
  view: { action: string; problem?: NewPasswordProblem | undefined; invitedBy?: string },
): string {
  const { t } = frame;
  const { problem, invitedBy } = view;
  const text = problem && t(problem);
  const wrong = problem === 'repeatDiffers' ? 'repeat' : 'password';
  const input = (id: 'password' | 'repeat', label: string, hint?: string) =>
    field({
      id,
      label,
      type: 'password',
      autocomplete: 'new-password',
      hint,
      problem: wrong === id ? text : undefined,
      hasFocus: wrong === id,
    });
  return formPage(frame, {
    title: invitedBy === undefined ? t('newPasswordTitle') : t('acceptTitle', { account: invitedBy }),
    intro: invitedBy === undefined ? undefined : t('firstPasswordIntro', { brand: frame.brand }),
    problems: text === undefined ? [] : [{ field: wrong, text }],
    action: view.action,
    fields: [input('password', t('newPassword'), t('newPasswordHint')), input('repeat', t('repeatPassword'))],
    submit: t('newPasswordSubmit'),
  });
}
