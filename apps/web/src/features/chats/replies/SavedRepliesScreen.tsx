import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { useCurrentAccountId } from '../../../state/account.ts';

const SavedReplies = lazyPart(
  async () => (await import('./SavedReplies.tsx')).SavedReplies,
  <LoadingPlace />,
);

/** `/saved-replies`: texts that the account writes to its patients again and again. */
export function SavedRepliesScreen() {
  const { t } = useTranslation('chats');
  const accountId = useCurrentAccountId() ?? '';
  return (
    <AppScreen title={t('replies.title')} description={t('replies.text')} width="form">
      <SavedReplies key={accountId} draftPrefix={`chats/accounts/${accountId}`} />
    </AppScreen>
  );
}
