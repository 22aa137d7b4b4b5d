import { useOwnPreferences, useUpdateOwnPreferences } from '@healzy/api/profile';
import { Switch } from '@healzy/ui/components/Switch';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/Loaded.tsx';
import { report } from '../../app/messages.ts';
import { useRoles } from '../../state/account.ts';

/** The e-mail notifications of a specialist; changes take effect at once. */
export function NoticesSection() {
  const { t } = useTranslation('profile');
  const roles = useRoles();
  const preferences = useOwnPreferences();
  const update = useUpdateOwnPreferences();
  if (!roles.includes('SPECIALIST')) return null;
  const kept = preferences.data?.hasIntakeMail ?? false;
  const isOn = update.isPending ? (update.variables.hasIntakeMail ?? kept) : kept;
  const choose = (hasIntakeMail: boolean) =>
    report('preferences.notices', update.mutateAsync({ hasIntakeMail }));
  return (
    <FormSection id="notices" title={t('section.notices')}>
      <Loaded queries={[preferences]}>
        <Switch isSelected={isOn} onChange={(isOn) => void choose(isOn)} hint={t('notices.intakeHint')}>
          {t('notices.intake')}
        </Switch>
      </Loaded>
    </FormSection>
  );
}
