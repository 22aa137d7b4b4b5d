import type { Menus } from '@healzy/api/menus';
import {
  restrictionWarnings,
  type MealPosition,
  type Menu,
  type RecalculationOffer,
} from '@healzy/domain/menus';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { UtensilsCrossed } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { MenuFoodIndex } from './menu-foods.ts';
import { RecalculationBanner } from './recalculate/RecalculationBanner.tsx';
import type { MenuLabels } from './useMenuLabels.ts';
import type { MenuSession } from './useMenuSession.ts';

const ExclusionsDialog = lazyPart(
  async () => (await import('./exclusions/ExclusionsDialog.tsx')).ExclusionsDialog,
);

/** Places that a notice names; the others are counted. */
const NAMED = 3;
/** Foods that the list of what the patient does not eat names. */
const NAMED_FOODS = 8;

export interface MenuNoticesProps {
  menu: Menu;
  menus: Pick<Menus, 'restrictions' | 'exclusions' | 'otherRestrictions'>;
  patientId: string;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  /** First day that is still to come. */
  from: { week: number; day: number };
  session: Pick<MenuSession, 'others' | 'dismissOthers' | 'isRestored'>;
  canEdit: boolean;
  onOpen: (at: MealPosition) => void;
  /** What to do with menus that were made for other data; null where there are none. */
  offer: RecalculationOffer | null;
  /** Keeps them as they are. */
  keep: ReactNode;
  onRecalculate: () => void;
}

/** What must be known of these menus: restrictions that they break, figures that changed, and changes of others. */
export function MenuNotices({
  menu,
  menus: { restrictions, exclusions, otherRestrictions },
  patientId,
  foods,
  labels,
  from,
  session: { others, dismissOthers, isRestored },
  canEdit,
  onOpen,
  offer,
  keep,
  onRecalculate,
}: MenuNoticesProps) {
  const { t } = useTranslation(['menus', 'foods', 'app']);
  const formats = useFormats();
  const [isChoosing, setChoosing] = useState(false);
  const warnings = restrictionWarnings(menu, restrictions, foods.foodOf, from, exclusions);
  const more = exclusions.foodIds.length - NAMED_FOODS;
  const avoided = [
    ...restrictions.map((one) => t(`foods:restriction.${one}`)),
    ...otherRestrictions,
    ...exclusions.categories.map((one) => t(`foods:category.${one}`)),
    ...exclusions.foodIds.slice(0, NAMED_FOODS).map(labels.name),
    ...(more > 0 ? [t('exclusions.more', { count: more })] : []),
  ];
  return (
    <Stack gap="sm">
      {(avoided.length > 0 || canEdit) && (
        <Inline gap="sm" align="center">
          {avoided.length > 0 && (
            <Text as="p" tone="muted">
              {t('restrictions.list', { list: formats.list(avoided) })}
            </Text>
          )}
          {canEdit && (
            <Button intent="quiet" size="small" icon={UtensilsCrossed} onPress={() => setChoosing(true)}>
              {t('exclusions.action')}
            </Button>
          )}
        </Inline>
      )}
      {isChoosing && (
        <ExclusionsDialog
          patientId={patientId}
          foods={foods}
          labels={labels}
          restrictions={restrictions}
          onClose={() => setChoosing(false)}
        />
      )}
      {warnings.length > 0 && (
        <Banner
          tone="critical"
          title={t('restrictions.title', { count: warnings.length })}
          actions={
            canEdit &&
            offer === null && (
              <Button size="small" intent="primary" onPress={onRecalculate}>
                {t('recalculate.action')}
              </Button>
            )
          }
        >
          <Stack gap="xs" align="start">
            {warnings.slice(0, NAMED).map(({ at, foodId, broken, isUnknown, isExcluded }) => (
              <Inline key={`${labels.place(at)} ${foodId}`} gap="xs">
                <Button intent="quiet" size="small" onPress={() => onOpen(at)}>
                  {labels.place(at)}
                </Button>
                <Text>
                  {isUnknown
                    ? t('restrictions.unknown', { food: labels.name(foodId) })
                    : t('restrictions.broken', {
                        food: labels.name(foodId),
                        list: formats.list([
                          ...broken.map((one) => t(`foods:restriction.${one}`)),
                          ...(isExcluded ? [t('exclusions.unwanted')] : []),
                        ]),
                      })}
                </Text>
              </Inline>
            ))}
            {warnings.length > NAMED && (
              <Text>{t('restrictions.more', { count: warnings.length - NAMED })}</Text>
            )}
          </Stack>
        </Banner>
      )}
      {canEdit && offer && (
        <RecalculationBanner
          offer={offer}
          nameOf={labels.name}
          actions={
            <>
              {keep}
              <Button size="small" intent="primary" onPress={onRecalculate}>
                {t('recalculate.action')}
              </Button>
            </>
          }
        />
      )}
      {others && (
        <Banner
          tone="info"
          role="status"
          title={t('others.title')}
          onDismiss={dismissOthers}
          dismissLabel={t('fill.close')}
        >
          {others.meals.length > 0 &&
            t('others.meals', {
              list: formats.list(others.meals.slice(0, NAMED).map(labels.place)),
              count: others.meals.length,
            })}
          {others.skipped > 0 && ` ${t('others.skipped', { count: others.skipped })}`}
        </Banner>
      )}
      {isRestored && <Banner tone="info" title={t('restored')} />}
    </Stack>
  );
}
