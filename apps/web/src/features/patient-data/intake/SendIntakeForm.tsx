import { INTAKE_LINK_DAYS } from '@healzy/domain/patient-data';
import type { IntakeCreate } from '@healzy/api/schema';
import { LANGUAGES, type Language } from '@healzy/domain/shared';
import { Banner } from '@healzy/ui/components/Banner';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { Button } from '@healzy/ui/components/Button';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkDeliveryFields, useLinkDelivery, type LinkCard } from '../../../app/LinkDeliveryFields.tsx';

export interface SendIntakeFormProps {
  /** The address and number on the patient's card. */
  card: LinkCard;
  language: Language;
  /** A link is open that this one replaces. */
  replaces: boolean;
  isSending: boolean;
  /** The sentence for the server's error. */
  refusal: string | null;
  onSend: (wanted: IntakeCreate) => void;
  onCancel: () => void;
}

/** The language of the questionnaire, and how it is sent. */
export function SendIntakeForm(props: SendIntakeFormProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const [language, setLanguage] = useState<Language>(props.language);
  const way = useLinkDelivery(props.card, 'EMAIL');
  const send = () => {
    const sent = way.take();
    if (sent !== null) props.onSend({ language, ...sent });
  };
  return (
    <Stack gap="lg">
      <Text as="p">{t('intake.send.text', { days: INTAKE_LINK_DAYS })}</Text>
      {props.replaces && <Banner tone="warning">{t('intake.send.replaces')}</Banner>}
      {props.refusal !== null && <FormFailure>{props.refusal}</FormFailure>}
      <RadioGroup
        label={t('intake.send.language')}
        layout="row"
        options={LANGUAGES.map((id) => ({ id, label: t(`intake.send.language_${id}`) }))}
        value={language}
        onChange={(id) => id !== null && setLanguage(id)}
      />
      <LinkDeliveryFields way={way} />
      <Inline justify="end">
        <Button intent="quiet" onPress={props.onCancel}>
          {t('app:action.cancel')}
        </Button>
        <Button
          intent="primary"
          isPending={props.isSending}
          pendingLabel={t('app:form.saving')}
          onPress={send}
        >
          {t(way.delivery === 'COPY' ? 'intake.send.submitCOPY' : 'intake.send.submit')}
        </Button>
      </Inline>
    </Stack>
  );
}
