import { LEGAL_DOCUMENTS, PRODUCT_MADE_ON, PRODUCT_VERSION } from '@healzy/domain/shared';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Inline, Link, Stack, Text, VisuallyHidden } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../state/language.ts';
import { useConfig } from '../config-context.ts';
import { useFormats } from '../formats.ts';
import { BrandMark } from './BrandMark.tsx';
import { useShellWindow } from './useShellWindow.ts';

/** What this product is: version, legal documents, and its documentation as a medical device (specification 1.8). */
export function AboutDialog() {
  const { t } = useTranslation(['shell', 'app']);
  const { brand } = useConfig();
  const formats = useFormats();
  const language = useLanguage();
  const { device } = brand;
  return (
    <Dialog {...useShellWindow('about')} title={t('about.title', { brand: brand.name })} size="small">
      <Stack gap="lg">
        <Inline gap="sm">
          <BrandMark size="xl" />
          <Stack gap="none">
            <Text weight="semibold">{brand.name}</Text>
            <Text tone="muted" size="sm" isNumeric>
              {t('about.version', { version: PRODUCT_VERSION })}
            </Text>
          </Stack>
        </Inline>
        <nav aria-label={t('about.legal')}>
          <Stack as="ul" gap="xs">
            {LEGAL_DOCUMENTS.map((document) => (
              <Text as="li" key={document}>
                <Link href={brand.legal[document][language]} target="_blank" look="inline">
                  {t(`about.${document}`)}
                  <VisuallyHidden> {t('about.newWindow')}</VisuallyHidden>
                </Link>
              </Text>
            ))}
            <Text as="li">
              <Link href="/licenses.txt" target="_blank" look="inline">
                {t('about.licenses')}
                <VisuallyHidden> {t('about.newWindow')}</VisuallyHidden>
              </Link>
            </Text>
          </Stack>
        </nav>
        <Card title={t('about.device.title')} level={3} ground="raised">
          <Stack gap="sm">
            <DescriptionList
              layout="columns"
              items={[
                { term: t('about.device.serialNumber'), detail: device.serialNumber },
                { term: t('about.device.madeOn'), detail: formats.column.fullDay(PRODUCT_MADE_ON) },
              ]}
            />
            <DescriptionList
              layout="columns"
              items={[
                {
                  term: t('about.device.storage'),
                  detail: device.storageNote?.[language] ?? t('about.device.storageNote'),
                },
              ]}
            />
          </Stack>
        </Card>
        {brand.supportEmail !== null && (
          <Text size="sm">
            {t('about.support')}: <Link href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</Link>
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
