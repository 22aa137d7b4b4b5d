import type { PasswordWeakness } from '../passwords.ts';
import type { Language } from './languages.ts';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

const es = {
  languageName: 'Español',
  languageSwitch: 'Idioma',
  errorPrefix: 'Error: ',
  problemTitle: 'Hay un problema',
  email: 'Correo electrónico',
  password: 'Contraseña',
  emailMissing: 'Escribe tu correo electrónico.',
  emailInvalid: 'Escribe un correo electrónico completo, por ejemplo nombre@clinica.es.',
  passwordMissing: 'Escribe tu contraseña.',
  startAgain: 'Iniciar sesión',

  signInTitle: 'Iniciar sesión',
  signInIntro: (brand: string) => `Acceso para profesionales a ${brand}.`,
  signInSubmit: 'Entrar',
  signInWrong: 'El correo electrónico o la contraseña no son correctos.',
  forgotten: '¿Has olvidado tu contraseña?',
  blockedTitle: 'Demasiados intentos',
  blockedUntil: (seconds: number) =>
    seconds < 90
      ? `Por seguridad hay que esperar. Vuelve a intentarlo dentro de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`
      : `Por seguridad hay que esperar. Vuelve a intentarlo dentro de ${minutes(seconds)} minutos.`,

  signOutTitle: 'Cerrar sesión',
  signOutQuestion: (brand: string) => `¿Quieres cerrar tu sesión en ${brand}?`,
  signOutSubmit: 'Cerrar sesión',
  signOutCancel: 'Seguir conectado',
  signedOutTitle: 'Sesión cerrada',
  signedOutText: 'Has cerrado la sesión. Ya puedes cerrar esta página.',

  expiredTitle: 'Esta página ha caducado',
  expiredText:
    'La página de acceso solo vale un rato y una sola vez. No se ha perdido nada: empieza de nuevo y llegarás a donde ibas.',
  failedTitle: 'No se ha podido completar el acceso',
  failedText:
    'La aplicación ha enviado una petición que no se puede atender. Empieza de nuevo; si se repite, avisa a tu administrador.',
  brokenTitle: 'Algo ha fallado',
  brokenText: 'Ha fallado algo por nuestra parte. Vuelve a intentarlo dentro de un momento.',
  forbiddenTitle: 'Petición rechazada',
  forbiddenText:
    'El formulario no se ha enviado desde esta página. Abre la página de nuevo y repite lo que hacías.',
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'Aquí no hay nada. Comprueba la dirección.',
  errorCode: 'Código',

  resetTitle: 'Restablecer la contraseña',
  resetIntro: 'Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.',
  resetSubmit: 'Enviar enlace',
  resetBack: 'Volver a iniciar sesión',
  resetSentTitle: 'Revisa tu correo',
  resetSentText:
    'Si hay una cuenta con ese correo, acabamos de enviarte un mensaje con un enlace para restablecer la contraseña. El enlace vale una hora.',
  newPasswordTitle: 'Elegir una contraseña nueva',
  newPassword: 'Contraseña nueva',
  newPasswordHint: 'Al menos 12 caracteres. Una frase corta que solo tú conozcas es una buena elección.',
  repeatPassword: 'Repite la contraseña nueva',
  newPasswordSubmit: 'Guardar contraseña',
  repeatDiffers: 'Las dos contraseñas no coinciden.',
  weakness: {
    TOO_SHORT: 'La contraseña debe tener al menos 12 caracteres.',
    TOO_LONG: 'La contraseña puede tener como máximo 128 caracteres.',
    TOO_COMMON: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.',
    TOO_PERSONAL: 'La contraseña no debe contener tu nombre ni tu correo electrónico.',
    TOO_SIMPLE: 'Esa contraseña es demasiado regular. Usa caracteres más variados.',
  } satisfies Record<PasswordWeakness, string>,
  linkSpentTitle: 'Este enlace ya no vale',
  linkSpentText: 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.',
  linkAskAgain: 'Pedir un enlace nuevo',
  changedTitle: 'Contraseña cambiada',
  changedText: 'Ya puedes entrar con tu contraseña nueva. Se han cerrado las sesiones que tenías abiertas.',

  mailResetSubject: (brand: string) => `Restablecer tu contraseña de ${brand}`,
  mailResetBody: (brand: string, link: string) =>
    `Hola:\n\nHemos recibido una petición para restablecer tu contraseña de ${brand}. Abre este enlace para elegir una nueva:\n\n${link}\n\nEl enlace vale una hora y una sola vez. Si no lo has pedido tú, no hagas nada: tu contraseña no cambia.\n`,
  mailChangedSubject: (brand: string) => `Tu contraseña de ${brand} ha cambiado`,
  mailChangedBody: (brand: string) =>
    `Hola:\n\nTu contraseña de ${brand} acaba de cambiar y se han cerrado las sesiones abiertas. Si no has sido tú, restablécela cuanto antes desde la página de acceso y avisa a tu administrador.\n`,
  mailInvitationSubject: (brand: string) => `Te damos la bienvenida a ${brand}`,
  mailInvitationBody: (brand: string, link: string) =>
    `Hola:\n\nTienes una cuenta nueva en ${brand}. Abre este enlace para elegir tu contraseña:\n\n${link}\n\nEl enlace vale siete días y una sola vez.\n`,

  outboxTitle: 'Correos enviados',
  outboxIntro:
    'Este servidor no tiene configurado el envío de correo. Los mensajes se quedan aquí; solo se ven desde este equipo.',
  outboxEmpty: 'Todavía no hay ningún mensaje.',
  outboxTo: 'Para',
  outboxErased: 'El contenido ya se ha borrado.',
};

type Texts = typeof es;

const en: Texts = {
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
    TOO_COMMON: 'That password is very common and easy to guess. Choose another.',
    TOO_PERSONAL: 'The password must not contain your name or your e-mail.',
    TOO_SIMPLE: 'That password is too regular. Use more varied characters.',
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

/** Every text of the hosted pages and their e-mails. Spanish is the source; the compiler demands the rest. */
export const TEXTS: Record<Language, Texts> = { es, en };
