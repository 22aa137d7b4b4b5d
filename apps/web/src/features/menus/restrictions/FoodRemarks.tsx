import type { Menus } from '@healzy/api/menus';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoodLines } from './FoodLines.tsx';
import { useFoodPoints } from './useFoodPoints.ts';

export interface FoodRemarksProps {
  remarks: Menus['foodRemarks'];
  /** In a dialog, whose title is above it. */
  level?: 2 | 3;
  /** Where they stand beside what is worked at, they open on request. */
  isInitiallyExpanded?: boolean;
  /** What to look for on labels of the foods of these menus, in words. */
  labels?: readonly string[];
  /** Below them. */
  children?: ReactNode;
}

/** Notes that follow from the record, each with its source: advice to look at, never a diagnosis. */
export function FoodRemarks({
  remarks,
  level = 2,
  isInitiallyExpanded = true,
  labels = [],
  children,
}: FoodRemarksProps) {
  const { t } = useTranslation('food-meanings');
  const points = useFoodPoints();
  const texts = remarks.map(points.remark);
  if (texts.length === 0 && labels.length === 0 && !children) return null;
  return (
    <Disclosure title={t('remarks.title')} level={level} isInitiallyExpanded={isInitiallyExpanded}>
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
