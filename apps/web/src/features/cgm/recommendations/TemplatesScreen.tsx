import { useTranslation } from 'react-i18next';
import { AppScreen } from '../../../app/AppScreen.tsx';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { useCurrentAccountId } from '../../../state/account.ts';

const Templates = lazyPart(async () => (await import('./Templates.tsx')).Templates, <LoadingPlace />);

/** `/recommendation-templates`: texts that the account's specialists use again, in the order in which they are offered. */
export function TemplatesScreen() {
  const { t } = useTranslation('cgm-recommendations');
  const accountId = useCurrentAccountId() ?? '';
  return (
    <AppScreen title={t('template.title')} description={t('template.text')} width="form">
      <Templates key={accountId} draftPrefix={`cgm/accounts/${accountId}`} />
    </AppScreen>
  );
}
