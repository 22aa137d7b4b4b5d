import { eraseDrafts, keptDrafts } from '../../app/forms/drafts/browser-drafts.ts';
import { askToSignOut } from '../../state/sign-out-question.ts';
import { askToLeave, leaveKeepingDrafts } from '../../state/unsaved.ts';
import type { SessionPage } from './session-control.ts';
import { otherTabs } from './tabs.ts';

const WINDOW_NAME = 'healzy-log-in';
const WINDOW_SHAPE = 'popup,width=480,height=720';

/** The page that this script runs in. `forgetPerson` drops what the app keeps of a person. */
export function browserPage(forgetPerson: () => void): SessionPage {
  return {
    location,
    tabs: otherTabs(),
    // First asks about the screen's unsaved input; then about every other draft that would be erased, by name.
    mayLeave: async () => (await askToLeave()) && askToSignOut(await keptDrafts()),
    leave(address) {
      leaveKeepingDrafts();
      location.assign(address);
    },
    // Phones open a tab instead, which works as well.
    openWindow: () => window.open('', WINDOW_NAME, WINDOW_SHAPE),
    forgetPerson,
    eraseDrafts,
  };
}
