import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../app/session-context.ts';
import { isSessionEndedAtom, useSessionUser } from '../../state/session.ts';
import type { WindowOutcome } from './session-control.ts';

type Step = 'asked' | 'waiting' | 'leaving' | Exclude<WindowOutcome, 'done' | 'replaced'>;

/** Over whatever is on the screen: the session has ended, nothing is lost, and how to continue. */
export function SignInAgainDialog() {
  return useAtomValue(isSessionEndedAtom) ? <Question /> : null;
}

function Question() {
  const { t } = useTranslation();
  const session = useSession();
  const user = useSessionUser();
  const [step, setStep] = useState<Step>('asked');
  const signInInWindow = async () => {
    setStep('waiting');
    const outcome = await session.signInInWindow();
    if (outcome !== 'done' && outcome !== 'replaced') setStep(outcome);
  };
  const signInHere = async () => {
    setStep('leaving');
    await session.signInAgain().catch(() => setStep('unreachable'));
  };
  const isTold = step !== 'asked' && step !== 'leaving';
  return (
    <Dialog
      mustBeAnswered
      isOpen
      role="alertdialog"
      size="small"
      title={t('sessionEnded.title')}
      actions={
        <>
          <Button
            isPending={step === 'leaving'}
            pendingLabel={t('sessionEnded.leaving')}
            onPress={() => void signInHere()}
          >
            {t('sessionEnded.here')}
          </Button>
          <Button intent="primary" autoFocus onPress={() => void signInInWindow()}>
            {t('session.logIn')}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <Text>{t('sessionEnded.text')}</Text>
        {user !== null && (
          <Text tone="muted">
            {t('sessionEnded.who', { who: [user.name, user.email].filter(Boolean).join(' · ') })}
          </Text>
        )}
        <div role="status">
          {isTold && (
            <InlineMessage tone={step === 'waiting' ? 'info' : 'warning'}>
              {t(`sessionEnded.${step}`)}
            </InlineMessage>
          )}
        </div>
      </Stack>
    </Dialog>
  );
}
