import { useFollowedChats } from '@healzy/api/chats';
import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../app/AppScreen.tsx';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useParam } from '../../app/useParam.ts';

const ChatPane = lazyPart(async () => (await import('./ChatPane.tsx')).ChatPane);

/** `/patient/:patientId/chat`: the same chat as in `/chats`, beside the rest of the record. */
export function PatientChatScreen() {
  const { t } = useTranslation('chats');
  useFollowedChats();
  const patientId = useParam('patientId');
  return (
    <AppScreen title={t('patient')}>
      <ChatPane key={patientId} patientId={patientId} hasBack={false} />
    </AppScreen>
  );
}
