import { html } from './html.ts';
import { formPage, type PageFrame } from './layout.ts';

/** Asks a person who can sign in already whether to join another account. */
export function acceptInvitationPage(
  frame: PageFrame,
  view: { action: string; invitedBy: string; email: string },
): string {
  const { t } = frame;
  return formPage(frame, {
    title: t('acceptTitle', { account: view.invitedBy }),
    intro: t('acceptIntro', { account: view.invitedBy, email: view.email }),
    action: view.action,
    submit: t('acceptSubmit'),
    after: [html`<p class="hosted-hint">${t('acceptIgnore')}</p>`],
  });
}
