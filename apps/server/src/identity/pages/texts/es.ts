import type { PasswordWeakness } from '@healzy/domain/session';

const minutes = (seconds: number) => Math.ceil(seconds / 60);

/** Why a link does not work, as its page says it. */
type DeadLink = Record<
  'title' | 'text',
  Record<'used' | 'expired' | 'replaced' | 'withdrawn' | 'unknown', string>
>;

/** The Spanish texts, the source. */
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

  or: 'o',
  passkeySubmit: 'Entrar con una llave de acceso',
  passkeyRefused:
    'Esa llave de acceso no sirve para entrar aquí. Prueba con otra o entra con tu correo y tu contraseña.',
  passkeyCancelled: 'No se ha usado ninguna llave de acceso. Prueba otra vez o entra con tu contraseña.',
  passkeyFailed:
    'No se ha podido preguntar por la llave de acceso. Prueba otra vez o entra con tu contraseña.',

  secondFactor: {
    submit: 'Entrar',
    back: 'Entrar con otra cuenta',
    totp: {
      title: 'Verificación en dos pasos',
      intro: 'Abre tu aplicación de códigos y escribe el de esta cuenta.',
      label: 'Código',
      hint: 'Seis cifras, que cambian cada 30 segundos.',
      missing: 'Escribe el código de seis cifras.',
      wrong: 'El código no es correcto o ya se ha usado. Espera al siguiente y escríbelo.',
      other: 'Usar un código de recuperación',
    },
    recovery: {
      title: 'Código de recuperación',
      intro: 'Escribe uno de los códigos que guardaste al activar la verificación en dos pasos.',
      label: 'Código de recuperación',
      hint: 'Doce letras y cifras, por ejemplo K7QX‑4M2P‑9TRB. Cada uno vale una sola vez.',
      missing: 'Escribe un código de recuperación.',
      wrong: 'El código no es correcto o ya se ha usado. Escribe otro.',
      other: 'Usar la aplicación de códigos',
    },
  },

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
  unavailableTitle: 'Ahora mismo no se puede acceder',
  unavailableText:
    'El servicio no está disponible en este momento. No se ha perdido nada: vuelve a intentarlo dentro de un momento.',
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
    TOO_PERSONAL:
      'La contraseña no debe contener tu nombre ni tu correo electrónico. Quítalos y pon otras palabras.',
    REPEATED:
      'La contraseña repite casi siempre lo mismo. Sustituye las repeticiones por palabras distintas.',
    SEQUENCE:
      'La contraseña sigue el orden del alfabeto, de los números o del teclado. Sustituye esa parte por palabras.',
  } satisfies Record<PasswordWeakness, string>,
  resetDead: {
    title: {
      used: 'Este enlace ya se ha usado',
      expired: 'Este enlace ha caducado',
      replaced: 'Hay un enlace más reciente',
      withdrawn: 'Este enlace ya no vale',
      unknown: 'Este enlace ya no vale',
    },
    text: {
      used: 'Cada enlace vale una sola vez. Si todavía no puedes entrar, pide uno nuevo.',
      expired: 'El enlace valía una hora. Pide uno nuevo.',
      replaced: 'Has pedido otro enlace después de este: abre el del último correo, o pide uno nuevo.',
      withdrawn: 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.',
      unknown: 'El enlace ha caducado o ya se ha usado. Pide uno nuevo.',
    },
  } satisfies DeadLink,
  invitationDead: {
    title: {
      used: 'Esta invitación ya se ha aceptado',
      expired: 'Esta invitación ha caducado',
      replaced: 'Hay una invitación más reciente',
      withdrawn: 'Esta invitación se ha retirado',
      unknown: 'Esta invitación ya no vale',
    },
    text: {
      used: 'Cada invitación vale una sola vez. Inicia sesión con tu contraseña; si no la recuerdas, pide un enlace para restablecerla en la página de acceso.',
      expired: 'La invitación valía siete días. Pide a quien te invitó que te la envíe de nuevo.',
      replaced: 'Te hemos enviado otra invitación después de esta. Abre el enlace del último correo.',
      withdrawn: 'Quien te invitó la ha retirado. Si crees que es un error, habla con esa persona.',
      unknown:
        'La invitación ha caducado, se ha retirado o ya se ha aceptado. Prueba a iniciar sesión o pide a quien te invitó que te la envíe de nuevo.',
    },
  } satisfies DeadLink,
  linkAskAgain: 'Pedir un enlace nuevo',
  acceptTitle: (account: string) => `Invitación de ${account}`,
  acceptIntro: (account: string, email: string) =>
    `${account} te invita a trabajar en su organización con tu cuenta de siempre, ${email}. Tu contraseña no cambia.`,
  acceptSubmit: 'Aceptar la invitación',
  acceptIgnore: 'Si no conoces a quien te invita, cierra esta página: no pasa nada hasta que aceptes.',
  firstPasswordIntro: (brand: string) => `Elige la contraseña con la que entrarás en ${brand}.`,
  acceptedTitle: 'Invitación aceptada',
  acceptedText: (account: string) => `Ya puedes iniciar sesión y trabajar en ${account}.`,
  changedTitle: 'Contraseña cambiada',
  changedText: 'Ya puedes entrar con tu contraseña nueva. Se han cerrado las sesiones que tenías abiertas.',

  mailResetSubject: (brand: string) => `Restablecer tu contraseña de ${brand}`,
  mailResetBody: (brand: string, link: string) =>
    `Hola:\n\nHemos recibido una petición para restablecer tu contraseña de ${brand}. Abre este enlace para elegir una nueva:\n\n${link}\n\nEl enlace vale una hora y una sola vez. Si no lo has pedido tú, no hagas nada: tu contraseña no cambia.\n`,
  mailChangedSubject: (brand: string) => `Tu contraseña de ${brand} ha cambiado`,
  mailChangedBody: (brand: string) =>
    `Hola:\n\nTu contraseña de ${brand} acaba de cambiar y se han cerrado las sesiones abiertas. Si no has sido tú, restablécela cuanto antes desde la página de acceso y avisa a tu administrador.\n`,
  mailInvitationSubject: (brand: string, account: string) =>
    account === brand ? `Te damos la bienvenida a ${brand}` : `${account} te invita a ${brand}`,
  mailInvitationBody: (brand: string, account: string, link: string) =>
    `Hola:\n\n${account === brand ? `Tienes una cuenta nueva en ${brand}.` : `${account} te ha abierto una cuenta en ${brand}.`} Abre este enlace para elegir tu contraseña:\n\n${link}\n\nEl enlace vale siete días y una sola vez.\n`,
  mailInvitationToAcceptBody: (brand: string, account: string, link: string) =>
    `Hola:\n\n${account} te invita a trabajar en su organización con tu cuenta de ${brand}. Abre este enlace para aceptar; tu contraseña no cambia:\n\n${link}\n\nEl enlace vale siete días y una sola vez. Si no conoces a quien te invita, no hagas nada.\n`,

  securityMail: {
    subject: (brand: string) => `Cambios en la seguridad de tu cuenta de ${brand}`,
    body: (brand: string, what: string, advice: string) => `Hola:\n\n${what}\n\n${advice}\n\n${brand}\n`,
    advice:
      'Si no has sido tú, cambia tu contraseña cuanto antes, revisa la seguridad de tu perfil y avisa a tu administrador.',
    blockedAdvice:
      'Si eras tú, espera unos minutos o usa un código de recuperación. Si no, alguien conoce tu contraseña: cámbiala cuanto antes y avisa a tu administrador.',
    TOTP_ON: 'Has activado la verificación en dos pasos: al entrar se te pedirá un código de tu aplicación.',
    TOTP_OFF:
      'Se ha desactivado la verificación en dos pasos de tu cuenta. Tus códigos de recuperación ya no valen.',
    RECOVERY_CODES_RENEWED: 'Se han creado códigos de recuperación nuevos. Los anteriores ya no valen.',
    RECOVERY_CODE_USED: (left: number) =>
      left === 1
        ? 'Se ha entrado en tu cuenta con un código de recuperación. Te queda uno.'
        : left === 0
          ? 'Se ha entrado en tu cuenta con un código de recuperación. Era el último: crea otros en tu perfil.'
          : `Se ha entrado en tu cuenta con un código de recuperación. Te quedan ${left}.`,
    SECOND_FACTOR_BLOCKED:
      'Alguien ha escrito bien tu contraseña y ha fallado varias veces el código del segundo paso. Lo hemos parado durante un rato.',
    PASSKEY_ADDED: (name: string) => `Se ha añadido la llave de acceso «${name}» a tu cuenta.`,
    PASSKEY_REMOVED: (name: string) => `Se ha quitado la llave de acceso «${name}» de tu cuenta.`,
  },

  outboxTitle: 'Correos enviados',
  outboxIntro:
    'Este servidor no tiene configurado el envío de correo. Los mensajes se quedan aquí; solo se ven desde este equipo.',
  outboxEmpty: 'Todavía no hay ningún mensaje.',
  outboxTo: 'Para',
  outboxErased: 'El contenido ya se ha borrado.',
};

export type Texts = typeof es;
