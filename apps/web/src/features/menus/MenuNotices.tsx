import type { FoodPreferences, Menus } from '@healzy/api/menus';
import { labelAdvice, type MenuDay, type RecalculationOffer } from '@healzy/domain/menus';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { MissingFoods } from './MissingFoods.tsx';
import type { MenuFoodIndex } from './menu-foods.ts';
import { RecalculationBanner } from './recalculate/RecalculationBanner.tsx';
import { FoodMeanings } from './restrictions/FoodMeanings.tsx';
import type { MenuLabels } from './useMenuLabels.ts';
import type { MenuEditing } from './useMenuEditing.ts';
import type { PatientFood } from './usePatientFood.tsx';

/** Places that a notice names; the others are counted. */
const NAMED = 3;

export interface MenuNoticesProps {
  menus: Pick<Menus, 'restrictions' | 'foodRemarks' | 'foodQuestions' | 'foodAnswers'>;
  preferences: FoodPreferences;
  /** What they do not eat, what they like and how they cook, in words. */
  patientFood: Pick<PatientFood, 'avoids' | 'wishes'>;
  /** The days that are shown: labels of their foods are to be looked at. */
  days: readonly MenuDay[];
  foods: MenuFoodIndex;
  labels: MenuLabels;
  editing: Pick<MenuEditing, 'others' | 'dismissOthers' | 'isRestored'>;
  canEdit: boolean;
  /** Meals that the patient cannot eat. */
  restricted: ReactNode;
  /** What to do with menus that were made for other data; null where there are none. */
  offer: RecalculationOffer | null;
  /** Keeps them as they are. */
  keep: ReactNode;
  onRecalculate: () => void;
  /** Opens the form in which questions about the patient's food are answered. */
  onAnswer: () => void;
}

/** What must be known of these menus: restrictions that they break, figures that changed, and changes of others. */
export function MenuNotices({
  menus,
  preferences,
  patientFood,
  days,
  foods,
  labels,
  editing: { others, dismissOthers, isRestored },
  canEdit,
  restricted,
  offer,
  keep,
  onRecalculate,
  onAnswer,
}: MenuNoticesProps) {
  const { t } = useTranslation(['menus', 'food-meanings', 'app']);
  const formats = useFormats();
  const { restrictions } = menus;
  const tasted = [...preferences.likedFoodIds, ...preferences.dislikedFoodIds];
  const looked = labelAdvice(days, restrictions, (id) => {
    const [named, facts] = [foods.named.get(id), foods.byId.get(id)];
    return named && facts ? { ...facts, nameEs: named.nameEs, nameEn: named.nameEn } : undefined;
  }).map(({ restriction, foodIds }) =>
    t('food-meanings:label.line', {
      what: t(`food-meanings:hides.${restriction}`),
      foods: foodIds.map(labels.name).join(', '),
    }),
  );
  return (
    <Stack gap="xs">
      {(patientFood.avoids !== null || patientFood.wishes !== '') && (
        <Inline gap="md">
          {patientFood.avoids !== null && (
            <Text as="p" weight="semibold">
              {patientFood.avoids}
            </Text>
          )}
          {patientFood.wishes !== '' && (
            <Text as="p" tone="muted">
              {patientFood.wishes}
            </Text>
          )}
        </Inline>
      )}
      <MissingFoods foods={foods} ids={tasted} />
      <FoodMeanings menus={menus} labels={looked} canEdit={canEdit} onAnswer={onAnswer} />
      {restricted}
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
