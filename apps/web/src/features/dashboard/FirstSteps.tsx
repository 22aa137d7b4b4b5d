import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { Inline } from '@healzy/ui/primitives';
import { Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../app/lazy-part.tsx';
import { pathTo } from '../../app/paths.ts';
import { useRoles } from '../../state/account.ts';

const CreatePatientDialog = lazyPart(
  async () => (await import('../patients/CreatePatientDialog.tsx')).CreatePatientDialog,
);

/** The first steps of an account: its first patient, and its colleagues. */
export function FirstSteps() {
  const { t } = useTranslation('dashboard');
  const roles = useRoles();
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <Inline gap="sm" justify="center">
        {may('createPatient', roles) && (
          <Button intent="primary" icon={Plus} onPress={() => setCreating(true)}>
            {t('first.patient')}
          </Button>
        )}
        {may('createUser', roles) && (
          <Button icon={UserPlus} href={pathTo('/users')}>
            {t('first.colleague')}
          </Button>
        )}
      </Inline>
      {isCreating && <CreatePatientDialog onClose={() => setCreating(false)} />}
    </>
  );
}
