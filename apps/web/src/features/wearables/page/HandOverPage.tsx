import type { HeldWearables } from '@healzy/api/wearables/held';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { LinkPage } from '../../../app/link-page/LinkPage.tsx';
import { useFormats } from '../../../app/formats.ts';
import { zoneOfDevice } from '../../../app/forms/zones.ts';
import { report } from '../../../app/messages.ts';
import { ImportsCard } from '../data/ImportsCard.tsx';
import { WearableImportPanel, type WearableImportPanelProps } from '../import/WearableImportPanel.tsx';

export interface HandOverPageProps extends Pick<WearableImportPanelProps, 'flow'> {
  held: HeldWearables;
  onUndo: (importId: string) => Promise<unknown>;
}

/** Takes the export of a watch or an app from a patient's telephone. */
export function HandOverPage({ held, flow, onUndo }: HandOverPageProps) {
  const { t } = useTranslation(['wearables', 'wearables-import']);
  const formats = useFormats();
  const { accountName, patientName, zone, expiresAt, imports } = held;
  const complete = imports.filter(({ isComplete }) => isComplete);
  return (
    <LinkPage title={t('page.title')} account={accountName} languageLabel={t('page.language')} gap="md">
      <Text as="p">{t('page.lead', { name: patientName, account: accountName })}</Text>
      <Text as="p">{t('wearables-import:lead')}</Text>
      <Disclosure title={t('page.how')} level={2}>
        <Stack as="ul" gap="sm">
          {(['apple', 'android', 'others'] as const).map((way) => (
            <Text as="li" key={way}>
              {t(`page.${way}`)}
            </Text>
          ))}
        </Stack>
      </Disclosure>
      <WearableImportPanel
        flow={flow}
        zone={zoneOfDevice()}
        onUndo={(id) => void report('wearableImport.undo', onUndo(id))}
      />
      {complete.length > 0 && (
        <ImportsCard title={t('page.sent')} imports={complete} zone={zone} isOwn onUndo={onUndo} />
      )}
      <Text as="p" size="sm" tone="muted">
        {t('page.sentTo', { account: accountName, day: formats.date(expiresAt, zone) })}
      </Text>
    </LinkPage>
  );
}
