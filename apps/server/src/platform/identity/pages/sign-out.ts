import { html } from './html.ts';
import { page, type PageFrame } from './layout.ts';

export function signOutPage(
  frame: PageFrame,
  view: { action: string; secret: string; stayHref: string },
): string {
  const { t } = frame;
  return page(frame, {
    title: t('signOutTitle'),
    pictogram: 'signedOut',
    body: html`<p class="hosted-text">${t('signOutQuestion', { brand: frame.brand })}</p>
      <form class="hosted-form" method="post" action="${view.action}">
        <input type="hidden" name="xsrf" value="${view.secret}" />
        <button class="hosted-button" type="submit" name="logout" value="yes">${t('signOutSubmit')}</button>
      </form>
      <p class="hosted-aside"><a class="hosted-link" href="${view.stayHref}">${t('signOutCancel')}</a></p>`,
  });
}
