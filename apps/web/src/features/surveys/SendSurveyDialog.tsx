import type { Patient } from '@healzy/api/patients';
import { type Survey, useCreateSurvey } from '@healzy/api/surveys';
import { serverNow } from '@healzy/api/runtime/server-clock';
import { SURVEY_DUE_DAYS, SURVEY_LINK_DAYS, type SurveyKind } from '@healzy/domain/surveys';
import { daysOfLocalDate, localDateOfDays, todayIn } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preciseSentenceFor } from '../../app/api-errors.ts';
import { failedSentence } from '../../app/messages.ts';
import { useLanguage } from '../../state/language.ts';
import { CopySurveyLink } from './CopySurveyLink.tsx';
import { SendSurveyForm } from './SendSurveyForm.tsx';

export interface SendSurveyDialogProps {
  patient: Pick<Patient, 'id' | 'email' | 'phone' | 'timezone' | 'language'>;
  /** The survey of a step, which needs no choice. */
  kind?: SurveyKind;
  /** When the step is due that the survey belongs to. */
  dueOn?: string;
  onClose: () => void;
}

/** Creates the link of a survey, mails it on request, and shows it. */
export function SendSurveyDialog({ patient, kind, dueOn, onClose }: SendSurveyDialogProps) {
  const { t } = useTranslation('surveys');
  const ownLanguage = useLanguage();
  const create = useCreateSurvey(patient.id);
  const [made, setMade] = useState<Survey | null>(null);
  const today = todayIn(patient.timezone, serverNow());
  const inDays = (days: number) => localDateOfDays((daysOfLocalDate(today) ?? 0) + days);
  const [earliest, latest] = [today, inDays(SURVEY_LINK_DAYS)];
  const isPossible = dueOn !== undefined && dueOn >= earliest && dueOn <= latest;
  const refusal =
    create.error === null ? null : (preciseSentenceFor(create.error) ?? failedSentence('survey.send'));
  return (
    <Dialog title={t(made ? 'made.title' : 'send.title')} onClose={onClose}>
      {made ? (
        <MadeLink survey={made} onClose={onClose} />
      ) : (
        <SendSurveyForm
          {...(kind === undefined ? {} : { kind })}
          card={patient}
          language={patient.language ?? ownLanguage}
          dueOn={isPossible ? dueOn : inDays(SURVEY_DUE_DAYS)}
          earliest={earliest}
          latest={latest}
          isSending={create.isPending}
          refusal={refusal}
          onSend={(wanted) => create.mutate(wanted, { onSuccess: setMade })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function MadeLink({ survey, onClose }: { survey: Survey; onClose: () => void }) {
  const { t } = useTranslation('surveys');
  return (
    <Stack gap="lg">
      <Text as="p">
        {survey.sentTo === null ? t('made.COPY') : t('made.EMAIL', { email: survey.sentTo })}
      </Text>
      {survey.link !== null && (
        <>
          <TextField label={t('made.link')} value={survey.link} isReadOnly />
          <CopySurveyLink link={survey.link} />
        </>
      )}
      <Inline justify="end">
        <Button intent="primary" onPress={onClose}>
          {t('made.close')}
        </Button>
      </Inline>
    </Stack>
  );
}
