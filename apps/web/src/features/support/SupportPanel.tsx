import { useSupportMessenger } from '@healzy/api/support';
import { answersSupport } from '@healzy/domain/support';
import { Drawer } from '@healzy/ui/components/Drawer';
import { EmbeddedPage } from '@healzy/ui/components/EmbeddedPage';
import { useTranslation } from 'react-i18next';
import { Loaded } from '../../app/Loaded.tsx';
import { useRoles } from '../../state/account.ts';
import { useSessionUser } from '../../state/session.ts';
import { SupportInbox } from './SupportInbox.tsx';
import { SupportThread } from './SupportThread.tsx';

const EVERY_MS = 60_000;

/** The messenger in a side panel: another service's, one's own conversation, or everybody's. */
export function SupportPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['support', 'app']);
  return (
    <Drawer
      title={t('title')}
      size="medium"
      isFilled
      // A stray click must not close a message that is being written.
      isDismissable={false}
      onClose={onClose}
    >
      <Messenger />
    </Drawer>
  );
}

function Messenger() {
  const { t } = useTranslation('support');
  const user = useSessionUser();
  const roles = useRoles();
  const messenger = useSupportMessenger(EVERY_MS);
  if (messenger.data === undefined || user === null) return <Loaded queries={[messenger]}>{null}</Loaded>;
  const { kind, url } = messenger.data;
  if (kind === 'HOSTED' && url !== null)
    return <EmbeddedPage src={url} title={t('title')} loadingLabel={t('loading')} />;
  return answersSupport(roles) ? (
    <SupportInbox ownId={user.userId} />
  ) : (
    <SupportThread userId={user.userId} ownId={user.userId} otherName={null} />
  );
}
