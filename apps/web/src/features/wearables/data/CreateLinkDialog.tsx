import type { Patient } from '@healzy/api/patients';
import { useCreateWearableLink } from '@healzy/api/wearables';
import { LANGUAGES } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preciseSentenceFor } from '../../../app/api-errors.ts';
import { LinkDeliveryFields, useLinkDelivery } from '../../../app/LinkDeliveryFields.tsx';
import { failedSentence, notifySuccess } from '../../../app/messages.ts';
import { useLanguage } from '../../../state/language.ts';

export interface CreateLinkDialogProps {
  patient: Pick<Patient, 'id' | 'email' | 'phone' | 'language'>;
  /** A link works already, which this one ends. */
  isAnother: boolean;
  onClose: () => void;
}

/** Makes the link of a patient and sends it; the page behind shows it. */
export function CreateLinkDialog({ patient, isAnother, onClose }: CreateLinkDialogProps) {
  const { t } = useTranslation(['wearables', 'app']);
  const ownLanguage = useLanguage();
  const create = useCreateWearableLink(patient.id);
  const way = useLinkDelivery(patient, 'EMAIL');
  const [language, setLanguage] = useState(patient.language ?? ownLanguage);
  const refusal =
    create.error === null
      ? null
      : (preciseSentenceFor(create.error) ?? failedSentence('wearableLink.create'));
  const send = () => {
    const sent = way.take();
    if (sent === null) return;
    create.mutate(
      { ...sent, language },
      {
        onSuccess: () => {
          onClose();
          notifySuccess('wearableLink.create');
        },
      },
    );
  };
  return (
    <Dialog title={t('link.dialog')} onClose={onClose}>
      <Stack gap="lg">
        <Text as="p">{t('link.text')}</Text>
        {isAnother && <InlineMessage tone="warning">{t('link.againText')}</InlineMessage>}
        {refusal !== null && <FormFailure>{refusal}</FormFailure>}
        <RadioGroup
          label={t('link.language')}
          layout="row"
          options={LANGUAGES.map((id) => ({ id, label: t(`link.${id}`) }))}
          value={language}
          onChange={(id) => id !== null && setLanguage(id)}
        />
        <LinkDeliveryFields way={way} />
        <Inline justify="end">
          <Button intent="quiet" onPress={onClose}>
            {t('app:action.cancel')}
          </Button>
          <Button
            intent="primary"
            isPending={create.isPending}
            pendingLabel={t('app:form.saving')}
            onPress={send}
          >
            {t(way.delivery === 'COPY' ? 'link.submitCOPY' : 'link.submit')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
