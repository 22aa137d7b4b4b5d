import { html } from './html.ts';
import { aside, field, formPage, type PageFrame } from './layout.ts';

/** Why a code was rejected, as the page shows it. */
export type SecondFactorRefusal = { kind: 'missing' | 'wrong' } | { kind: 'blocked'; retryAfter: number };

export interface SecondFactorView {
  action: string;
  /** The kind of code: from the authenticator app, or a recovery code. */
  kind: 'totp' | 'recovery';
  /** The page for the other kind. */
  otherHref: string;
  /** Link back to e-mail and password. */
  backHref: string;
  refusal?: SecondFactorRefusal | undefined;
}

export function secondFactorPage(frame: PageFrame, view: SecondFactorView): string {
  const { kind, refusal } = view;
  const { t } = frame;
  const isBlocked = refusal?.kind === 'blocked';
  const problem = refusal === undefined || isBlocked ? undefined : t(`secondFactor.${kind}.${refusal.kind}`);
  return formPage(frame, {
    title: t(`secondFactor.${kind}.title`),
    intro: t(`secondFactor.${kind}.intro`),
    problems: problem === undefined ? [] : [{ field: 'code', text: problem }],
    retryAfter: isBlocked ? refusal.retryAfter : undefined,
    action: view.action,
    fields: [
      html`<input type="hidden" name="with" value="${kind}" />`,
      field({
        id: 'code',
        label: t(`secondFactor.${kind}.label`),
        type: kind === 'totp' ? 'code' : 'text',
        autocomplete: kind === 'totp' ? 'one-time-code' : 'off',
        hint: t(`secondFactor.${kind}.hint`),
        problem,
        hasFocus: true,
      }),
    ],
    submit: t('secondFactor.submit'),
    after: [
      aside(view.otherHref, t(`secondFactor.${kind}.other`)),
      aside(view.backHref, t('secondFactor.back')),
    ],
  });
}
