/**
 * Names that messengers and networks put into what their built-in browser says of itself. Such a browser keeps nothing for
 * the one that the person uses, and forgets when the app does. Views that are the system's own browser in all but its frame
 * (Chrome custom tabs, Safari's view) name no app, and share nothing that could tell.
 */
const APPS =
  /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Messenger|Telegram|MicroMessenger|\bLine\/|KAKAOTALK|Snapchat|Twitter|TikTok|musical_ly|BytedanceWebview|LinkedInApp|Pinterest|\bGSA\//;
/** A web view of an app: Android says so, and on an iPhone only a browser names itself Safari. */
const VIEWS = [/Android.*; wv\)/, /(iPhone|iPad|iPod)(?!.*Safari\/).*AppleWebKit/];

/** Whether a page is shown by the built-in browser of an app, from what it says of itself. */
export const isBuiltInBrowser = (userAgent: string): boolean =>
  APPS.test(userAgent) || VIEWS.some((view) => view.test(userAgent));
