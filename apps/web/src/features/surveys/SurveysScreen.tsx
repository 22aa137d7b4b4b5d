import { may } from '@healzy/domain/session';
import { Button } from '@healzy/ui/components/Button';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenPatient } from '../../app/open-patient.ts';
import { useParam } from '../../app/useParam.ts';
import { useRoles } from '../../state/account.ts';
import { SurveysPanel } from './SurveysPanel.tsx';

const SendSurveyDialog = lazyPart(async () => (await import('./SendSurveyDialog.tsx')).SendSurveyDialog);

/** `/patient/:patientId/surveys`: the surveys sent to a patient, their answers, and how these change over the weeks. */
export function SurveysScreen() {
  const { t } = useTranslation('surveys');
  const patientId = useParam('patientId');
  const patient = useOpenPatient();
  const roles = useRoles();
  const [isSending, setSending] = useState(false);
  const canSend = may('createSurvey', roles) && patient.data?.access.clinical === 'edit';
  const send = canSend && (
    <Button intent="primary" icon={Send} onPress={() => setSending(true)}>
      {t('send.action')}
    </Button>
  );
  return (
    <>
      <AppScreen title={t('title')} queries={[patient]} primaryAction={send || undefined}>
        {patient.data && (
          <SurveysPanel patientId={patientId} zone={patient.data.timezone} emptyAction={send} />
        )}
      </AppScreen>
      {isSending && patient.data && (
        <SendSurveyDialog patient={patient.data} onClose={() => setSending(false)} />
      )}
    </>
  );
}
