import type { Texts } from './es.ts';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** The texts in English. */
export const en: Texts = {
  languageName: 'English',
  languageSwitch: 'Language',
  errorPrefix: 'Error: ',
  problemTitle: 'There is a problem',
  email: 'E-mail',
  password: 'Password',
  emailMissing: 'Enter your e-mail.',
  emailInvalid: 'Enter a complete e-mail address, like name@clinic.com.',
  passwordMissing: 'Enter your password.',
  startAgain: 'Sign in',

  signInTitle: 'Sign in',
  signInIntro: (brand) => `Access to ${brand} for professionals.`,
  signInSubmit: 'Sign in',
  signInWrong: 'The e-mail or the password is not right.',
  forgotten: 'Forgotten your password?',
  blockedTitle: 'Too many attempts',
  blockedUntil: (seconds) =>
    seconds < 90
      ? `To keep accounts safe there is a pause. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      : `To keep accounts safe there is a pause. Try again in ${minutes(seconds)} minutes.`,

  signOutTitle: 'Sign out',
  signOutQuestion: (brand) => `Do you want to sign out of ${brand}?`,
  signOutSubmit: 'Sign out',
  signOutCancel: 'Stay signed in',
  signedOutTitle: 'Signed out',
  signedOutText: 'You have signed out. You can close this page.',

  expiredTitle: 'This page has expired',
  expiredText:
    'A sign-in page is good for a while and only once. Nothing is lost: start again and you will get to where you were going.',
  failedTitle: 'Signing in could not be completed',
  failedText:
    'The application sent a request that cannot be answered. Start again; if it happens again, tell your administrator.',
  brokenTitle: 'Something went wrong',
  brokenText: 'Something failed on our side. Try again in a moment.',
  forbiddenTitle: 'Request refused',
  forbiddenText: 'The form was not sent from this page. Open the page again and repeat what you were doing.',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing here. Check the address.',
  errorCode: 'Code',

  resetTitle: 'Reset your password',
  resetIntro: 'Enter your e-mail and we will send you a link to choose a new password.',
  resetSubmit: 'Send link',
  resetBack: 'Back to sign in',
  resetSentTitle: 'Check your e-mail',
  resetSentText:
    'If there is an account with that e-mail, we have just sent it a message with a link to reset the password. The link is good for one hour.',
  newPasswordTitle: 'Choose a new password',
  newPassword: 'New password',
  newPasswordHint: 'At least 12 characters. A short sentence that only you know is a good choice.',
  repeatPassword: 'Repeat the new password',
  newPasswordSubmit: 'Save password',
  repeatDiffers: 'The two passwords differ.',
  weakness: {
    TOO_SHORT: 'The password must have at least 12 characters.',
    TOO_LONG: 'The password can have 128 characters at most.',
    TOO_COMMON:
      'That password is among the first to be tried: its words or years are very common. Add words that nobody expects.',
    TOO_PERSONAL: 'The password must not contain your name or your e-mail. Take them out and put other words in.',
    REPEATED: 'The password says the same again and again. Put different words in place of the repetitions.',
    SEQUENCE:
      'The password follows the alphabet, the numbers or the keyboard. Put words in place of that part.',
  },
  linkSpentTitle: 'This link is no longer good',
  linkSpentText: 'The link has expired or has already been used. Ask for a new one.',
  linkAskAgain: 'Ask for a new link',
  changedTitle: 'Password changed',
  changedText: 'You can now sign in with your new password. The sessions you had open have ended.',

  mailResetSubject: (brand) => `Reset your ${brand} password`,
  mailResetBody: (brand, link) =>
    `Hello,\n\nWe received a request to reset your ${brand} password. Open this link to choose a new one:\n\n${link}\n\nThe link is good for one hour and only once. If you did not ask for it, do nothing: your password stays as it is.\n`,
  mailChangedSubject: (brand) => `Your ${brand} password has changed`,
  mailChangedBody: (brand) =>
    `Hello,\n\nYour ${brand} password has just changed and open sessions have ended. If this was not you, reset it at once from the sign-in page and tell your administrator.\n`,
  mailInvitationSubject: (brand) => `Welcome to ${brand}`,
  mailInvitationBody: (brand, link) =>
    `Hello,\n\nYou have a new account in ${brand}. Open this link to choose your password:\n\n${link}\n\nThe link is good for seven days and only once.\n`,

  outboxTitle: 'Sent e-mails',
  outboxIntro:
    'This server has no e-mail delivery configured. Messages stay here, and can be seen from this machine only.',
  outboxEmpty: 'There is no message yet.',
  outboxTo: 'To',
  outboxErased: 'The content has been erased.',
};
