import type { Menus } from '@healzy/api/menus';
import { firstRemark } from '@healzy/domain/menus';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { FoodLines } from './FoodLines.tsx';
import { useFoodPoints } from './useFoodPoints.ts';

export interface FoodRemarksProps {
  remarks: Menus['foodRemarks'];
  /** In a dialog, whose title is above it. */
  level?: 2 | 3;
  /** What to look for on labels of the foods of these menus, in words. */
  labels?: readonly string[];
  /** Below them. */
  children?: ReactNode;
}

/**
 * Notes that follow from the record, each with its source: advice to look at, never a diagnosis. They are one line, which
 * says in words the note that matters at the next meal and what the others are about, and open below it.
 */
export function FoodRemarks({ remarks, level = 2, labels = [], children }: FoodRemarksProps) {
  const { t } = useTranslation('food-meanings');
  const formats = useFormats();
  const points = useFoodPoints();
  const texts = remarks.map(points.remark);
  if (texts.length === 0 && labels.length === 0 && !children) return null;
  const read = firstRemark(remarks);
  // Where the record says nothing, what to look for on a label is the first thing to know.
  const first = read ? points.short(read.first) : labels[0];
  const count = (read?.others ?? 0) + labels.length - (read ? 0 : 1);
  const kinds = [
    ...(read?.kinds ?? []).map((kind) => t(`remarks.kind.${kind}`)),
    ...(labels.length > (read ? 0 : 1) ? [t('remarks.kind.LABELS')] : []),
  ];
  const title =
    first === undefined
      ? t('remarks.title')
      : count === 0
        ? t('remarks.only', { first })
        : t('remarks.line', { first, count, kinds: formats.list(kinds) });
  return (
    <Disclosure title={<Text weight="medium">{title}</Text>} level={level}>
      <Stack gap="xs" align="start">
        {texts.length > 0 && (
          <>
            <FoodLines texts={texts} />
            <Text as="p" tone="muted">
              {t('remarks.unfiltered')}
            </Text>
          </>
        )}
        {labels.length > 0 && (
          <>
            <Text as="p" weight="semibold">
              {t('label.title')}
            </Text>
            <Text as="p" tone="muted">
              {t('label.board')}
            </Text>
            <FoodLines texts={labels} />
          </>
        )}
        {children}
      </Stack>
    </Disclosure>
  );
}
