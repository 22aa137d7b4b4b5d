import type { Texts } from './es.ts';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** The English texts. */
export const en: Texts = {
  languageName: 'English',
  languageSwitch: 'Language',
  errorPrefix: 'Error: ',
  problemTitle: 'There is a problem',
  email: 'Email',
  password: 'Password',
  emailMissing: 'Enter your email.',
  emailInvalid: 'Enter a complete email address, like name@clinic.com.',
  passwordMissing: 'Enter your password.',
  startAgain: 'Sign in',

  signInTitle: 'Sign in',
  signInIntro: (brand) => `Access to ${brand} for professionals.`,
  signInSubmit: 'Sign in',
  signInWrong: 'The email or the password is not right.',
  forgotten: 'Forgotten your password?',
  blockedTitle: 'Too many attempts',
  blockedUntil: (seconds) =>
    seconds < 90
      ? `To keep accounts safe there is a pause. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
      : `To keep accounts safe there is a pause. Try again in ${minutes(seconds)} minutes.`,

  or: 'or',
  passkeySubmit: 'Sign in with a passkey',
  passkeyRefused: 'That passkey does not sign you in here. Try another, or use your email and password.',
  passkeyCancelled: 'No passkey was used. Try again, or sign in with your password.',
  passkeyFailed: 'The passkey could not be asked for. Try again, or sign in with your password.',

  secondFactor: {
    submit: 'Sign in',
    back: 'Sign in with another account',
    totp: {
      title: 'Two-step verification',
      intro: 'Open your authenticator app and enter the code for this account.',
      label: 'Code',
      hint: 'Six digits, which change every 30 seconds.',
      missing: 'Enter the six-digit code.',
      wrong: 'The code is not right or has been used. Wait for the next one and enter it.',
      other: 'Use a recovery code',
    },
    recovery: {
      title: 'Recovery code',
      intro: 'Enter one of the codes that you kept when you turned on two-step verification.',
      label: 'Recovery code',
      hint: 'Twelve letters and digits, like K7QX‑4M2P‑9TRB. Each is good only once.',
      missing: 'Enter a recovery code.',
      wrong: 'The code is not right or has been used. Enter another.',
      other: 'Use the authenticator app',
    },
  },

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
  unavailableTitle: 'Signing in is not possible right now',
  unavailableText: 'The service is not available at the moment. Nothing was lost: try again in a moment.',
  forbiddenTitle: 'Request refused',
  forbiddenText: 'The form was not sent from this page. Open the page again and repeat what you were doing.',
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing here. Check the address.',
  errorCode: 'Code',

  resetTitle: 'Reset your password',
  resetIntro: 'Enter your email and we will send you a link to choose a new password.',
  resetSubmit: 'Send link',
  resetBack: 'Back to sign in',
  resetSentTitle: 'Check your email',
  resetSentText:
    'If there is an account with that email, we have just sent it a message with a link to reset the password. The link is good for one hour.',
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
    TOO_PERSONAL:
      'The password must not contain your name or your email. Take them out and put other words in.',
    REPEATED: 'The password says the same again and again. Put different words in place of the repetitions.',
    SEQUENCE:
      'The password follows the alphabet, the numbers or the keyboard. Put words in place of that part.',
  },
  resetDead: {
    title: {
      used: 'This link has been used',
      expired: 'This link has expired',
      replaced: 'There is a newer link',
      withdrawn: 'This link is no longer good',
      unknown: 'This link is no longer good',
    },
    text: {
      used: 'Each link is good only once. If you still cannot sign in, ask for a new one.',
      expired: 'The link was good for one hour. Ask for a new one.',
      replaced:
        'You asked for another link after this one: open that of the latest email, or ask for a new one.',
      withdrawn: 'The link has expired or has already been used. Ask for a new one.',
      unknown: 'The link has expired or has already been used. Ask for a new one.',
    },
  },
  invitationDead: {
    title: {
      used: 'This invitation has been accepted',
      expired: 'This invitation has expired',
      replaced: 'There is a newer invitation',
      withdrawn: 'This invitation has been withdrawn',
      unknown: 'This invitation is no longer good',
    },
    text: {
      used: 'Each invitation is good only once. Sign in with your password; if you have forgotten it, ask for a link to reset it on the sign-in page.',
      expired: 'The invitation was good for seven days. Ask whoever invited you to send it again.',
      replaced: 'We have sent you another invitation after this one. Open the link of the latest email.',
      withdrawn: 'Whoever invited you has withdrawn it. If you think this is a mistake, talk to them.',
      unknown:
        'The invitation has expired, was withdrawn or has already been accepted. Try to sign in, or ask whoever invited you to send it again.',
    },
  },
  linkAskAgain: 'Ask for a new link',
  acceptTitle: (account) => `Invitation from ${account}`,
  acceptIntro: (account, email) =>
    `${account} invites you to work in their organisation with the account you have, ${email}. Your password stays as it is.`,
  acceptSubmit: 'Accept the invitation',
  acceptIgnore: 'If you do not know who invites you, close this page: nothing happens unless you accept.',
  firstPasswordIntro: (brand) => `Choose the password with which you will sign in to ${brand}.`,
  acceptedTitle: 'Invitation accepted',
  acceptedText: (account) => `You can now sign in and work in ${account}.`,
  changedTitle: 'Password changed',
  changedText: 'You can now sign in with your new password. The sessions you had open have ended.',

  mailResetSubject: (brand) => `Reset your ${brand} password`,
  mailResetBody: (brand, link) =>
    `Hello,\n\nWe received a request to reset your ${brand} password. Open this link to choose a new one:\n\n${link}\n\nThe link is good for one hour and only once. If you did not ask for it, do nothing: your password stays as it is.\n`,
  mailChangedSubject: (brand) => `Your ${brand} password has changed`,
  mailChangedBody: (brand) =>
    `Hello,\n\nYour ${brand} password has just changed and open sessions have ended. If this was not you, reset it at once from the sign-in page and tell your administrator.\n`,
  mailInvitationSubject: (brand, account) =>
    account === brand ? `Welcome to ${brand}` : `${account} invites you to ${brand}`,
  mailInvitationBody: (brand, account, link) =>
    `Hello,\n\n${account === brand ? `You have a new account in ${brand}.` : `${account} has opened an account in ${brand} for you.`} Open this link to choose your password:\n\n${link}\n\nThe link is good for seven days and only once.\n`,
  mailInvitationToAcceptBody: (brand, account, link) =>
    `Hello,\n\n${account} invites you to work in their organisation with your ${brand} account. Open this link to accept; your password stays as it is:\n\n${link}\n\nThe link is good for seven days and only once. If you do not know who invites you, do nothing.\n`,

  securityMail: {
    subject: (brand) => `Changes to the security of your ${brand} account`,
    body: (brand, what, advice) => `Hello,\n\n${what}\n\n${advice}\n\n${brand}\n`,
    advice:
      'If this was not you, change your password at once, look at the security of your profile and tell your administrator.',
    blockedAdvice:
      'If it was you, wait a few minutes or use a recovery code. If not, somebody knows your password: change it at once and tell your administrator.',
    TOTP_ON:
      'You have turned on two-step verification: when you sign in you will be asked for a code of your app.',
    TOTP_OFF: 'Two-step verification of your account was turned off. Your recovery codes no longer work.',
    RECOVERY_CODES_RENEWED: 'New recovery codes were made. The former ones no longer work.',
    RECOVERY_CODE_USED: (left) =>
      left === 1
        ? 'Somebody signed in to your account with a recovery code. There is one left.'
        : left === 0
          ? 'Somebody signed in to your account with a recovery code. It was the last one: make others in your profile.'
          : `Somebody signed in to your account with a recovery code. There are ${left} left.`,
    SECOND_FACTOR_BLOCKED:
      'Somebody entered your password rightly and the code of the second step wrongly several times. We have stopped them for a while.',
    PASSKEY_ADDED: (name) => `The passkey “${name}” was added to your account.`,
    PASSKEY_REMOVED: (name) => `The passkey “${name}” was removed from your account.`,
  },

  outboxTitle: 'Sent emails',
  outboxIntro:
    'This server has no email delivery configured. Messages stay here, and can be seen from this machine only.',
  outboxEmpty: 'There is no message yet.',
  outboxTo: 'To',
  outboxErased: 'The content has been erased.',
};
