import type { FoodPreferences, Menus } from '@healzy/api/menus';
import { labelAdvice, type MenuDay, type RecalculationOffer } from '@healzy/domain/menus';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { CookingPot, UtensilsCrossed } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import { MissingFoods } from './MissingFoods.tsx';
import type { MenuFoodIndex } from './menu-foods.ts';
import { RecalculationBanner } from './recalculate/RecalculationBanner.tsx';
import { usePreferenceWords } from './preferences/usePreferenceWords.ts';
import { FoodMeanings } from './restrictions/FoodMeanings.tsx';
import type { MenuLabels } from './useMenuLabels.ts';
import type { MenuEditing } from './useMenuEditing.ts';

const ExclusionsDialog = lazyPart(
  async () => (await import('./exclusions/ExclusionsDialog.tsx')).ExclusionsDialog,
);

const PreferencesDialog = lazyPart(async () => {
  const [{ PreferencesDialog: Part }] = await Promise.all([
    import('./preferences/PreferencesDialog.tsx'),
    loadWords(['dishes']),
  ]);
  return Part;
});

/** Places that a notice names; the others are counted. */
const NAMED = 3;
/** Foods that the list of what the patient does not eat names. */
const NAMED_FOODS = 8;

export interface MenuNoticesProps {
  menus: Pick<
    Menus,
    'restrictions' | 'exclusions' | 'otherRestrictions' | 'foodRemarks' | 'foodQuestions' | 'foodAnswers'
  >;
  preferences: FoodPreferences;
  patientId: string;
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
  patientId,
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
  const { restrictions, exclusions, otherRestrictions } = menus;
  const { t } = useTranslation(['menus', 'foods', 'food-meanings', 'food-preferences', 'app']);
  const formats = useFormats();
  const [isChoosing, setChoosing] = useState(false);
  const [isPreferring, setPreferring] = useState(false);
  useOpenIntent('preferences', () => canEdit && setPreferring(true));
  const summary = usePreferenceWords(labels).summary(preferences);
  const tasted = [...preferences.likedFoodIds, ...preferences.dislikedFoodIds];
  const more = exclusions.foodIds.length - NAMED_FOODS;
  const avoided = [
    ...restrictions.map((one) => t(`food-meanings:avoids.${one}`)),
    ...otherRestrictions,
    ...exclusions.categories.map((one) => t(`foods:category.${one}`)),
    ...exclusions.foodIds.slice(0, NAMED_FOODS).map(labels.name),
    ...(more > 0 ? [t('exclusions.more', { count: more })] : []),
  ];
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
      <MissingFoods foods={foods} ids={tasted} />
      {(summary !== '' || canEdit) && (
        <Inline gap="sm" align="center">
          {summary !== '' && (
            <Text as="p" tone="muted">
              {summary}
            </Text>
          )}
          {canEdit && (
            <Button intent="quiet" size="small" icon={CookingPot} onPress={() => setPreferring(true)}>
              {t('food-preferences:action')}
            </Button>
          )}
        </Inline>
      )}
      {isPreferring && (
        <PreferencesDialog
          patientId={patientId}
          foods={foods}
          labels={labels}
          restrictions={restrictions}
          onClose={() => setPreferring(false)}
        />
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
