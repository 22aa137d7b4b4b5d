import { SURVEY_KINDS, SURVEY_LINK_DAYS, type SurveyKind, type SurveyToSend } from '@healzy/domain/surveys';
import { LANGUAGES, type Language } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { FormFailure } from '@healzy/ui/components/FormErrorSummary';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Select } from '@healzy/ui/components/Select';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkDeliveryFields, useLinkDelivery, type LinkCard } from '../../app/LinkDeliveryFields.tsx';

export interface SendSurveyFormProps {
  /** Chosen already, as by a step. */
  kind?: SurveyKind;
  /** The address and number on the patient's card. */
  card: LinkCard;
  language: Language;
  dueOn: string;
  /** Days between which an answer can be expected. */
  earliest: string;
  latest: string;
  isSending: boolean;
  /** The sentence for the server's error. */
  refusal: string | null;
  onSend: (wanted: SurveyToSend) => void;
  onCancel: () => void;
}

/** Which survey, in which language, until when, and how its link is sent. */
export function SendSurveyForm(props: SendSurveyFormProps) {
  const { t } = useTranslation(['surveys', 'app']);
  const [kind, setKind] = useState<SurveyKind | null>(props.kind ?? null);
  const [language, setLanguage] = useState<Language>(props.language);
  const way = useLinkDelivery(props.card, 'EMAIL');
  const [dueOn, setDueOn] = useState<string | null>(props.dueOn);
  const [isTried, setTried] = useState(false);
  const isDueWrong = dueOn === null || dueOn < props.earliest || dueOn > props.latest;
  const send = () => {
    setTried(true);
    const sent = way.take();
    if (kind === null || isDueWrong || sent === null) return;
    props.onSend({ kind, language, ...sent, dueOn });
  };
  return (
    <Stack gap="lg">
      <Text as="p">{t('send.text', { days: SURVEY_LINK_DAYS })}</Text>
      {props.refusal !== null && <FormFailure>{props.refusal}</FormFailure>}
      {props.kind === undefined && (
        <Select
          label={t('send.kind')}
          isRequired
          placeholder={t('app:form.choose')}
          options={SURVEY_KINDS.map((id) => ({ id, label: t(`kind.${id}`) }))}
          value={kind}
          onChange={setKind}
          error={isTried && kind === null ? t('send.kindMissing') : undefined}
        />
      )}
      <DatePicker
        label={t('send.dueOn')}
        hint={t('send.dueHint')}
        isRequired
        value={dueOn}
        onChange={setDueOn}
        error={isTried && isDueWrong ? t('send.dueWrong', { days: SURVEY_LINK_DAYS }) : undefined}
      />
      <RadioGroup
        label={t('send.language')}
        layout="row"
        options={LANGUAGES.map((id) => ({ id, label: t(`language.${id}`) }))}
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
          {t(way.delivery === 'COPY' ? 'send.submitCOPY' : 'send.submit')}
        </Button>
      </Inline>
    </Stack>
  );
}
