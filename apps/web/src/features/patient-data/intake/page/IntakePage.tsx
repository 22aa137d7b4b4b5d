import { type PublicIntake, usePublicIntake } from '@healzy/api/patient-data/public-intake';
import { hasCode } from '@healzy/api/runtime';
import { Box } from '@healzy/ui/primitives';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '@healzy/ui/patterns/Screen';
import { LinkHead } from '../../../../app/link-page/LinkHead.tsx';
import { LinkNotice } from '../../../../app/link-page/LinkNotice.tsx';
import { LinkWaiting } from '../../../../app/link-page/LinkWaiting.tsx';
import { useLinkLanguage } from '../../../../app/link-page/useLinkLanguage.ts';
import { BirthdateForm } from './BirthdateForm.tsx';
import { IntakeSteps } from './IntakeSteps.tsx';

/** `/intake#…`: the questionnaire of a link, or why it cannot be filled in. */
export function IntakePage({ hasLink }: { hasLink: boolean }) {
  return <Suspense fallback={<LinkWaiting />}>{hasLink ? <HeldQuestionnaire /> : <UnknownLink />}</Suspense>;
}

function UnknownLink() {
  const { t } = useTranslation('patient-data');
  return (
    <LinkNotice
      pictogram="lost"
      title={t('intake.page.unknown.title')}
      text={t('intake.page.unknown.text')}
    />
  );
}

function HeldQuestionnaire() {
  const { t } = useTranslation('patient-data');
  const query = usePublicIntake();
  /** The status after submitting, or after a call found that it accepts nothing more. */
  const [closed, setClosed] = useState<PublicIntake['state'] | null>(null);
  /** With the record's data, once the birthdate was given. */
  const [shown, setShown] = useState<PublicIntake | null>(null);
  const [isSkipped, setSkipped] = useState(false);
  const isReady = useLinkLanguage(query.data?.language);
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION')) return <UnknownLink />;
  const held = shown ?? query.data;
  if (held === undefined || !isReady) return <LinkWaiting queries={[query]} />;
  const state = closed ?? held.state;
  if (state === 'OPEN') {
    const { isLocked } = held.record;
    const asks = held.record.state === 'ASKS' && !isSkipped;
    return (
      <IntakeFrame held={held}>
        {isLocked || asks ? (
          <BirthdateForm
            held={held}
            onShown={setShown}
            {...(isLocked ? {} : { onSkip: () => setSkipped(true) })}
          />
        ) : (
          <IntakeSteps held={held} onClosed={setClosed} />
        )}
      </IntakeFrame>
    );
  }
  const account = { account: held.accountName };
  return (
    <LinkNotice
      {...account}
      pictogram={state === 'EXPIRED' || state === 'WITHDRAWN' ? 'expired' : 'done'}
      title={t(`intake.page.closed.${state}.title`)}
      text={t(`intake.page.closed.${state}.text`, account)}
    />
  );
}

/** Who asks, whom, and in which language. */
function IntakeFrame({ held, children }: { held: PublicIntake; children: ReactNode }) {
  const { t } = useTranslation('patient-data');
  return (
    <>
      <title>{`${t('intake.page.title')} · ${held.accountName}`}</title>
      <LinkHead account={held.accountName} label={t('intake.page.language')} />
      <Box as="main">
        <Screen title={t('intake.page.title')} width="form">
          {children}
        </Screen>
      </Box>
    </>
  );
}
