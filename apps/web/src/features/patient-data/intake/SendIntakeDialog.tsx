import { type Intake, useCreateIntake } from '@healzy/api/patient-data/intakes';
import type { Language } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkCard } from '../../../app/LinkDeliveryFields.tsx';
import { preciseSentenceFor } from '../../../app/api-errors.ts';
import { failedSentence } from '../../../app/messages.ts';
import { CopyIntakeLink } from './CopyIntakeLink.tsx';
import { SendIntakeForm } from './SendIntakeForm.tsx';

export interface SendIntakeDialogProps {
  patientId: string;
  /** What the link can be sent to. */
  card: LinkCard;
  /** Chosen until another is. */
  language: Language;
  /** A link is open that the new one replaces. */
  replaces: boolean;
  onClose: () => void;
}

/** Creates a link, mails it on request, and shows it. */
export function SendIntakeDialog({ patientId, card, language, replaces, onClose }: SendIntakeDialogProps) {
  const { t } = useTranslation(['patient-data', 'app']);
  const create = useCreateIntake(patientId);
  const [made, setMade] = useState<Intake | null>(null);
  // The list behind the dialog is refetched meanwhile; the dialog is about its state when opened.
  const [wasOpen] = useState(replaces);
  const refusal =
    create.error === null ? null : (preciseSentenceFor(create.error) ?? failedSentence('intake.send'));
  return (
    <Dialog title={t(made ? 'intake.made.title' : 'intake.send.title')} onClose={onClose}>
      {made ? (
        <MadeLink intake={made} onClose={onClose} />
      ) : (
        <SendIntakeForm
          card={card}
          language={language}
          replaces={wasOpen}
          isSending={create.isPending}
          refusal={refusal}
          onSend={(wanted) => create.mutate(wanted, { onSuccess: setMade })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function MadeLink({ intake, onClose }: { intake: Intake; onClose: () => void }) {
  const { t } = useTranslation('patient-data');
  return (
    <Stack gap="lg">
      <Text as="p">
        {intake.sentTo === null ? t('intake.made.COPY') : t('intake.made.EMAIL', { email: intake.sentTo })}
      </Text>
      {intake.link !== null && (
        <>
          <TextField label={t('intake.made.link')} value={intake.link} isReadOnly />
          <CopyIntakeLink link={intake.link} />
        </>
      )}
      <Inline justify="end">
        <Button intent="primary" onPress={onClose}>
          {t('intake.made.close')}
        </Button>
      </Inline>
    </Stack>
  );
}
