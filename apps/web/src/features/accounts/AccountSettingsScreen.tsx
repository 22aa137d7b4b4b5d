import { type Account, useAccount, useMyAccounts, useUpdateAccount } from '@healzy/api/accounts';
import type { AccountForm as AccountData } from '@healzy/domain/accounts';
import { maxPicturePixels } from '@healzy/domain/documents';
import { Tabs } from '@healzy/ui/components/Tabs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AppScreen } from '../../app/AppScreen.tsx';
import { failedSentence } from '../../app/messages.ts';
import { useSectionInView } from '../../app/useSectionInView.ts';
import { useCurrentAccountId } from '../../state/account.ts';
import { PictureField } from '../documents/PictureField.tsx';
import { useRecordWithPicture } from '../documents/useRecordWithPicture.ts';
import { AccountForm } from './AccountForm.tsx';

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

/** The initial values of the form of an account's data. */
function valuesOf({
  id: _id,
  version: _version,
  profileImage: _profileImage,
  profileImageFault: _profileImageFault,
  ...values
}: Account): AccountData {
  return values;
}

/** An account's form and its picture, saved separately. */
function AccountSections({ account }: { account: Account }) {
  useSectionInView();
  const { t } = useTranslation('accounts');
  const update = useUpdateAccount();
  const mine = useMyAccounts();
  const { id } = account;
  const { initial, version, save, newer, keepPicture, removePicture } = useRecordWithPicture(account, {
    owner: { entityType: 'ACCOUNT', entityId: id },
    valuesOf,
    put: ({ version: over, changes, picture }) =>
      update.mutateAsync({
        id,
        version: over,
        body: { ...changes, ...(picture === undefined ? {} : { profileImage: picture }) },
      }),
    act: 'account.picture',
  });
  return (
    <AccountForm
      initial={initial}
      version={version}
      draftKey={`accounts/${id}`}
      onSave={save}
      newer={newer}
      picture={
        <PictureField
          name={account.name}
          // The icon as the switcher shows it.
          url={mine.data?.items.find((one) => one.id === id)?.iconUrl ?? null}
          onSave={keepPicture}
          onRemove={removePicture}
          failed={failedSentence('account.picture')}
          fault={
            account.profileImageFault === null
              ? null
              : t('pictureTooLarge', { count: maxPicturePixels('ACCOUNT') / 1_000_000 })
          }
        />
      }
    />
  );
}
