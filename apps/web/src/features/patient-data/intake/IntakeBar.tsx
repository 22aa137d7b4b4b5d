import { type Intake, useIntakePages, useWithdrawIntake } from '@healzy/api/patient-data/intakes';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { StatusPill } from '@healzy/ui/components/StatusPill';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { History, Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { useOpenPatient } from '../../../app/open-patient.ts';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';
import { useLanguage } from '../../../state/language.ts';
import { CopyIntakeLink } from './CopyIntakeLink.tsx';
import { INTAKE_TONES, useIntakeLabels } from './useIntakeLabels.ts';

const SendIntakeDialog = lazyPart(async () => (await import('./SendIntakeDialog.tsx')).SendIntakeDialog);
const IntakeReview = lazyPart(async () => (await import('./IntakeReview.tsx')).IntakeReview);
const IntakeHistory = lazyPart(async () => (await import('./IntakeHistory.tsx')).IntakeHistory);

type Open = { kind: 'send' } | { kind: 'history' } | { kind: 'review' | 'withdraw'; intake: Intake };

/** The status of the latest questionnaire by link, with its actions. */
export function IntakeBar({ patientId }: { patientId: string }) {
  const { t } = useTranslation('patient-data');
  const query = useIntakePages(patientId);
  const withdraw = useWithdrawIntake(patientId);
  const patient = useOpenPatient();
  const ownLanguage = useLanguage();
  const [open, setOpen] = useState<Open | null>(null);
  useOpenIntent('intake', () => setOpen({ kind: 'send' }));
  // It is secondary to the page: it neither blocks nor fails it.
  if (query.data === undefined || patient.data === undefined) return null;
  const last = query.data.pages[0]?.items[0];
  const canSend = patient.data.access.clinical === 'edit';
  if (!canSend && last === undefined) return null;
  const close = () => setOpen(null);
  return (
    <>
      <IntakeStanding last={last} canSend={canSend} onOpen={setOpen} />
      {open?.kind === 'send' && canSend && last?.state !== 'SUBMITTED' && (
        <SendIntakeDialog
          patientId={patientId}
          card={patient.data}
          language={patient.data.language ?? last?.language ?? ownLanguage}
          replaces={last?.state === 'OPEN'}
          onClose={close}
        />
      )}
      {open?.kind === 'history' && (
        <IntakeHistory
          patientId={patientId}
          onReview={(intake) => setOpen({ kind: 'review', intake })}
          onClose={close}
        />
      )}
      {open?.kind === 'review' && (
        <IntakeReview patientId={patientId} intakeId={open.intake.id} onClose={close} />
      )}
      {open?.kind === 'withdraw' && (
        <ConfirmAction
          act="intake.withdraw"
          title={t('intake.withdraw.title')}
          confirmLabel={t('intake.withdraw.confirm')}
          run={() => withdraw.mutateAsync(open.intake.id)}
          onClose={close}
        >
          {t('intake.withdraw.text')}
        </ConfirmAction>
      )}
    </>
  );
}

interface StandingProps {
  last: Intake | undefined;
  canSend: boolean;
  onOpen: (open: Open) => void;
}

function IntakeStanding({ last, canSend, onOpen }: StandingProps) {
  const { t } = useTranslation('patient-data');
  const labels = useIntakeLabels();
  if (last?.state === 'SUBMITTED') {
    return (
      <Banner
        tone="info"
        title={t('intake.bar.title')}
        actions={
          <Button intent="primary" onPress={() => onOpen({ kind: 'review', intake: last })}>
            {t('intake.bar.review')}
          </Button>
        }
      >
        {labels.told(last)}
      </Banner>
    );
  }
  const isOpen = last?.state === 'OPEN';
  return (
    <Card
      title={t('intake.bar.title')}
      actions={
        <Inline>
          {last && (
            <Button intent="quiet" icon={History} onPress={() => onOpen({ kind: 'history' })}>
              {t('intake.bar.history')}
            </Button>
          )}
          {canSend && (
            <Button icon={Send} onPress={() => onOpen({ kind: 'send' })}>
              {t(last ? 'intake.bar.again' : 'intake.bar.send')}
            </Button>
          )}
        </Inline>
      }
    >
      <Stack gap="sm">
        <Inline gap="sm">
          {last && <StatusPill tone={INTAKE_TONES[last.state]} label={t(`intake.state.${last.state}`)} />}
          <Text tone="muted">{last ? labels.told(last) : t('intake.bar.none')}</Text>
        </Inline>
        {isOpen && last.link !== null && (
          <Inline gap="sm">
            <CopyIntakeLink link={last.link} />
            <Button intent="quiet" onPress={() => onOpen({ kind: 'withdraw', intake: last })}>
              {t('intake.withdraw.action')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
