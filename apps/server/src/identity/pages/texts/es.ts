import type { PasswordWeakness } from '@healzy/domain/session';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** The texts in Spanish, the source. */
export const es = {
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
    TOO_COMMON:
      'Esa contraseña es de las primeras que se prueban: son palabras o años muy usados. Añade palabras que nadie espere.',
    TOO_PERSONAL: 'La contraseña no debe contener tu nombre ni tu correo electrónico. Quítalos y pon otras palabras.',
    REPEATED: 'La contraseña repite casi siempre lo mismo. Sustituye las repeticiones por palabras distintas.',
    SEQUENCE:
      'La contraseña sigue el orden del alfabeto, de los números o del teclado. Sustituye esa parte por palabras.',
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

export type Texts = typeof es;
