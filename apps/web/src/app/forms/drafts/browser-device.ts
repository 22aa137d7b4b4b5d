import { createBrowserLocks } from '@healzy/api/runtime/drafts/draft-locks';
import { createIndexedDbStore } from '@healzy/api/runtime/drafts/draft-store';

/** Where this browser keeps drafts, and how its tabs take turns at them. */
export const browserDevice = () => ({
  store: createIndexedDbStore('healzy-drafts'),
  locks: createBrowserLocks('healzy.draft.'),
});
