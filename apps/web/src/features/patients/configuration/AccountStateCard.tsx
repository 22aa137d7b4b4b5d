import type { Patient } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../../app/full-name.ts';

export interface AccountStateCardProps {
  patient: Pick<Patient, 'name' | 'surname' | 'state' | 'access'>;
  /** How many tests continue when the patient is deactivated. */
  activeTests: number;
  isPending: boolean;
  /** The sentence for the last error. */
  refusal: string | null;
  onChange: (state: Patient['state']) => void;
}

/** Whether a patient is active, what that means, and the button to change it; deactivating asks first. */
export function AccountStateCard({
  patient,
  activeTests,
  isPending,
  refusal,
  onChange,
}: AccountStateCardProps) {
  const { t } = useTranslation(['patients', 'app']);
  const [isAsking, setAsking] = useState(false);
  const isActive = patient.state === 'ACTIVE';
  return (
    <Card title={t('configuration.state.title')}>
      <Stack gap="md">
        <Stack gap="xs">
          <Inline gap="sm">
            <StatusPill tone={isActive ? 'success' : 'neutral'} label={t(`state.${patient.state}`)} />
          </Inline>
          <Text as="p">{t(`configuration.state.${patient.state}`)}</Text>
        </Stack>
        {refusal !== null && (
          <InlineMessage tone="critical" role="alert">
            {refusal}
          </InlineMessage>
        )}
        {patient.access.identity === 'edit' ? (
          <Inline gap="sm">
            <Button
              isPending={isPending}
              pendingLabel={t('app:form.saving')}
              onPress={() => (isActive ? setAsking(true) : onChange('ACTIVE'))}
            >
              {t(isActive ? 'configuration.state.deactivate' : 'configuration.state.activate')}
            </Button>
          </Inline>
        ) : (
          <InlineMessage>{t('configuration.state.readOnly')}</InlineMessage>
        )}
      </Stack>
      <ConfirmDialog
        title={t('configuration.state.confirmTitle', { name: fullName(patient) })}
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirmLabel={t('configuration.state.deactivate')}
        onConfirm={() => {
          setAsking(false);
          onChange('INACTIVE');
        }}
      >
        <Stack gap="sm">
          <Text as="p">{t('configuration.state.confirmText')}</Text>
          {activeTests > 0 && (
            <InlineMessage tone="warning">
              {t('configuration.state.testsGoOn', { count: activeTests })}
            </InlineMessage>
          )}
        </Stack>
      </ConfirmDialog>
    </Card>
  );
}
