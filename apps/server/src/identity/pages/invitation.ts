import { html } from './html.ts';
import { page, type PageFrame } from './layout.ts';
import { translate } from '../translate.ts';

/** Asks a person who can sign in already whether to join another account. */
export function acceptInvitationPage(
  frame: PageFrame,
  view: { action: string; invitedBy: string; email: string },
): string {
  const t = translate(frame.language);
  return page(frame, {
    title: t('acceptTitle', { account: view.invitedBy }),
    body: html`<p class="hosted-text">${t('acceptIntro', { account: view.invitedBy, email: view.email })}</p>
      <form class="hosted-form" method="post" action="${view.action}">
        <input type="hidden" name="lang" value="${frame.language}" />
        <button class="hosted-button" type="submit">${t('acceptSubmit')}</button>
      </form>
      <p class="hosted-hint">${t('acceptIgnore')}</p>`,
  });
}
