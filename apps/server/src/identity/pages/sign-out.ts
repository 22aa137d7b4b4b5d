import { html } from './html.ts';
import { page, type PageFrame } from './layout.ts';
import { TEXTS } from './texts.ts';

export function signOutPage(
  frame: PageFrame,
  view: { action: string; secret: string; stayHref: string },
): string {
  const texts = TEXTS[frame.language];
  return page(frame, {
    title: texts.signOutTitle,
    body: html`<p class="hosted-text">${texts.signOutQuestion(frame.brand)}</p>
      <form class="hosted-form" method="post" action="${view.action}">
        <input type="hidden" name="xsrf" value="${view.secret}" />
        <button class="hosted-button" type="submit" name="logout" value="yes">${texts.signOutSubmit}</button>
      </form>
      <p class="hosted-aside"><a class="hosted-link" href="${view.stayHref}">${texts.signOutCancel}</a></p>`,
  });
}
