import type { Language } from '@healzy/api/schema';

interface IntakeMailWords {
  /** The patient's first name. */
  name: string;
  account: string;
  link: string;
  days: number;
}

/** The e-mail with a patient's link. It says nothing about their health. */
export function intakeMail(
  language: Language,
  { name, account, link, days }: IntakeMailWords,
): { subject: string; body: string } {
  // Names are free text; a line break must not become a header line.
  const clinic = account.replaceAll(/\s+/g, ' ').trim();
  if (language === 'en') {
    return {
      subject: `${clinic}: your questionnaire`,
      body: `Hello ${name},

${clinic} asks you to fill in a questionnaire before your appointment. You need no account and no password, and you can do it on your phone:

${link}

What you write is saved as you go, so you can stop and come back with the same link. It works for ${days} days and can be submitted once. It is for you alone: please do not forward it.

If you did not expect this message, you can ignore it or ask the clinic.

${clinic}`,
    };
  }
  return {
    subject: `${clinic}: tu cuestionario`,
    body: `Hola, ${name}:

${clinic} te pide que rellenes un cuestionario antes de tu cita. No necesitas cuenta ni contraseña y puedes hacerlo desde el móvil:

${link}

Lo que escribes se va guardando: puedes dejarlo y volver con el mismo enlace. Funciona durante ${days} días y se envía una sola vez. Es solo para ti: no lo reenvíes.

Si no esperabas este mensaje, ignóralo o pregunta a la clínica.

${clinic}`,
  };
}
