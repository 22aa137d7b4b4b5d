import type { PasswordWeakness } from '@healzy/domain/session';
import type { Introduction } from '../links/introduction.ts';
import { aside, checkbox, field, formPage, type PageFrame } from './layout.ts';

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
  view: {
    action: string;
    problem?: NewPasswordProblem | undefined;
    invitedBy?: string;
    /** Asks who they are too, and shows what they have answered. */
    introduction?: Introduction;
  },
): string {
  const { t } = frame;
  const { problem, invitedBy, introduction } = view;
  const text = problem && t(problem);
  const wrong = problem === 'repeatDiffers' ? 'repeat' : 'password';
  const unnamed = introduction?.problems ?? [];
  const input = (id: 'password' | 'repeat', label: string, hint?: string) =>
    field({
      id,
      label,
      type: 'password',
      autocomplete: 'new-password',
      hint,
      problem: wrong === id ? text : undefined,
      hasFocus: wrong === id && unnamed.length === 0 && (text !== undefined || introduction === undefined),
    });
  const nameInput = (id: 'name' | 'surname', autocomplete: string) =>
    field({
      id,
      label: t(`introduction.${id}`),
      type: 'name',
      autocomplete,
      value: introduction?.[id] ?? '',
      problem: unnamed.includes(id) ? t(`introduction.${id}Missing`) : undefined,
      hasFocus: unnamed[0] === id || (id === 'name' && unnamed.length === 0 && text === undefined),
    });
  return formPage(frame, {
    title: invitedBy === undefined ? t('newPasswordTitle') : t('acceptTitle', { account: invitedBy }),
    intro:
      invitedBy === undefined
        ? undefined
        : t(introduction ? 'introduction.intro' : 'firstPasswordIntro', { brand: frame.brand }),
    problems: [
      ...unnamed.map((name) => ({ field: name, text: t(`introduction.${name}Missing`) })),
      ...(text === undefined ? [] : [{ field: wrong, text }]),
    ],
    action: view.action,
    fields: [
      ...(introduction ? [nameInput('name', 'given-name'), nameInput('surname', 'family-name')] : []),
      input('password', t('newPassword'), t('newPasswordHint')),
      input('repeat', t('repeatPassword')),
      ...(introduction
        ? [
            checkbox({
              id: 'treats',
              label: t('introduction.treats'),
              hint: t('introduction.treatsHint'),
              isChecked: introduction.treats,
            }),
          ]
        : []),
    ],
    submit: t(invitedBy === undefined ? 'newPasswordSubmit' : 'firstPasswordSubmit'),
  });
}
