import { Inline, Link, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../config-context.ts';
import { BrandMark } from './BrandMark.tsx';

/** The product's logo, with its name if there is room; links home. */
export function Logo({ shape }: { shape: 'slim' | 'wide' }) {
  const { t } = useTranslation();
  const { brand } = useConfig();
  return (
    <Link href="/" look="quiet" aria-label={`${brand.name}: ${t('menu.home')}`}>
      {shape === 'slim' ? (
        <BrandMark size="xl" />
      ) : (
        <Inline gap="xs" isWrapping={false} paddingX="xs" paddingY="xxs">
          <BrandMark size="xl" />
          <Text weight="semibold" isTruncated>
            {brand.name}
          </Text>
        </Inline>
      )}
    </Link>
  );
}
