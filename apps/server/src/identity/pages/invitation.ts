import { html } from './html.ts';
import { page, type PageFrame } from './layout.ts';
import { TEXTS } from './texts.ts';

/** Asks a person who can sign in already whether to join another account. */
export function acceptInvitationPage(
  frame: PageFrame,
  view: { action: string; invitedBy: string; email: string },
): string {
  const texts = TEXTS[frame.language];
  return page(frame, {
    title: texts.acceptTitle(view.invitedBy),
    body: html`<p class="hosted-text">${texts.acceptIntro(view.invitedBy, view.email)}</p>
      <form class="hosted-form" method="post" action="${view.action}">
        <input type="hidden" name="lang" value="${frame.language}" />
        <button class="hosted-button" type="submit">${texts.acceptSubmit}</button>
      </form>
      <p class="hosted-hint">${texts.acceptIgnore}</p>`,
  });
}
