import { useAnswerHeldAppointment, useHeldAppointment } from '@healzy/api/appointments/held-appointment';
import { hasCode } from '@healzy/api/runtime';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkNotice } from '../../../app/link-page/LinkNotice.tsx';
import { LinkPage } from '../../../app/link-page/LinkPage.tsx';
import { LinkWaiting } from '../../../app/link-page/LinkWaiting.tsx';
import { useLinkLanguage } from '../../../app/link-page/useLinkLanguage.ts';
import { AppointmentAnswerForm } from './AppointmentAnswerForm.tsx';

/** `/appointment#…`: the appointment of a link, to confirm or decline, or why it cannot be. */
export function HeldAppointmentPage({ link }: { link: string }) {
  return <Suspense fallback={<LinkWaiting />}>{link === '' ? <Unknown /> : <Held />}</Suspense>;
}

function Unknown() {
  const { t } = useTranslation('appointments');
  return <LinkNotice pictogram="lost" title={t('page.unknownTitle')} text={t('page.unknownText')} />;
}

function Held() {
  const { t } = useTranslation('appointments');
  const query = useHeldAppointment();
  const answer = useAnswerHeldAppointment();
  const held = query.data;
  const isReady = useLinkLanguage(held?.language);
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION')) return <Unknown />;
  if (held === undefined || !isReady) return <LinkWaiting queries={[query]} />;
  const account = held.accountName;
  return (
    <LinkPage
      title={t('page.title', { account })}
      account={account}
      languageLabel={t('page.language')}
      gap="md"
    >
      <AppointmentAnswerForm
        held={held}
        isSaving={answer.isPending}
        error={answer.error}
        onAnswer={(body) => answer.mutate(body)}
      />
    </LinkPage>
  );
}
