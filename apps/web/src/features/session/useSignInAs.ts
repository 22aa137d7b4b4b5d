import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session-context.ts';
import { useLanguage } from '../../state/language.ts';

const LABELS = ['PROFESSIONAL', 'ADMIN', 'RECEPTIONIST', 'SPECIALIST'] as const;

/**
 * "End session and log in as {role}": for a signed-in person who may not enter, and for handing a shared computer to a
 * colleague. The provider asks for a sign-in even if it still knows the former person.
 * @param role `PROFESSIONAL` (the default) or the staff role named by an error
 */
export function useSignInAs(role?: string): { label: string; start: () => void } {
  const { t } = useTranslation();
  const session = useSession();
  const language = useLanguage();
  const known = LABELS.find((label) => label === role) ?? 'PROFESSIONAL';
  return {
    label: t('profile.logInAs', { role: t(`role.${known}`).toLocaleLowerCase(language) }),
    start: () => void session.signInAsAnother(),
  };
}
