import { type Account, useAccount } from '@healzy/api/accounts';
import { Tabs } from '@healzy/ui/components/Tabs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { failedSentence } from '../../app/messages.ts';
import { useSectionInView } from '../../app/useSectionInView.ts';
import { useCurrentAccountId } from '../../state/account.ts';
import { PictureField } from '../documents/PictureField.tsx';
import { AccountForm } from './AccountForm.tsx';
import { useEditAccount } from './useEditAccount.ts';

/** `/account-settings`: how the current account presents itself, and its tax data. */
export function AccountSettingsScreen() {
  const { t } = useTranslation(['accounts', 'app']);
  const query = useAccount(useCurrentAccountId() ?? '');
  const { hash } = useLocation();
  const tab = (id: 'general' | 'tax' | 'mail', isCurrent: boolean) => ({
    href: `/account-settings#${id}`,
    label: t(`form.${id}`),
    isCurrent,
  });
  return (
    <AppScreen
      title={t('title')}
      width="form"
      queries={[query]}
      tabs={
        <Tabs
          label={t('sections')}
          items={[
            tab('general', hash !== '#tax' && hash !== '#mail'),
            tab('tax', hash === '#tax'),
            tab('mail', hash === '#mail'),
            { href: '/recommendation-templates', label: t('app:place.cgmTemplates') },
            { href: '/saved-replies', label: t('app:place.savedReplies') },
            { href: '/follow-up-templates', label: t('app:place.followUpTemplates') },
          ]}
        />
      }
    >
      {query.data && <AccountSections key={query.data.id} account={query.data} />}
    </AppScreen>
  );
}

function AccountSections({ account }: { account: Account }) {
  useSectionInView();
  const { initial, version, save, told, newer, pictureUrl, keepPicture, removePicture } =
    useEditAccount(account);
  return (
    <AccountForm
      initial={initial}
      version={version}
      draftKey={`accounts/${account.id}`}
      onSave={save}
      onSaved={told}
      newer={newer}
      picture={
        <PictureField
          name={account.name}
          url={pictureUrl}
          onSave={keepPicture}
          onRemove={removePicture}
          failed={failedSentence('account.picture')}
        />
      }
    />
  );
}
