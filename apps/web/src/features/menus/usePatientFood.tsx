import type { FoodPreferences, Menus } from '@healzy/api/menus';
import type { MenuEntry } from '@healzy/ui/components/Menu';
import { CookingPot, UtensilsCrossed } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { useOpenIntent } from '../../app/useOpenIntent.ts';
import type { MenuFoodIndex } from './menu-foods.ts';
import { usePreferenceWords } from './preferences/usePreferenceWords.ts';
import type { MenuLabels } from './useMenuLabels.ts';

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

/** Foods that the list of what the patient does not eat names; the others are counted. */
const NAMED_FOODS = 8;

interface PatientFoodSource {
  menus: Pick<Menus, 'restrictions' | 'exclusions' | 'otherRestrictions'>;
  preferences: FoodPreferences;
  patientId: string;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  canEdit: boolean;
}

/** What the patient does not eat, what they like and how they cook: in words, and where each is changed. */
export function usePatientFood({
  menus: { restrictions, exclusions, otherRestrictions },
  preferences,
  patientId,
  foods,
  labels,
  canEdit,
}: PatientFoodSource) {
  const { t } = useTranslation(['menus', 'foods', 'food-meanings', 'food-preferences']);
  const formats = useFormats();
  const [asked, setAsked] = useState<'exclusions' | 'preferences' | null>(null);
  useOpenIntent('preferences', () => canEdit && setAsked('preferences'));
  const more = exclusions.foodIds.length - NAMED_FOODS;
  const unwanted = [
    ...exclusions.categories.map((one) => t(`foods:category.${one}`)),
    ...exclusions.foodIds.slice(0, NAMED_FOODS).map(labels.name),
    ...(more > 0 ? [t('exclusions.more', { count: more })] : []),
  ];
  const avoided = [
    ...restrictions.map((one) => t(`food-meanings:avoids.${one}`)),
    ...otherRestrictions,
    ...unwanted,
  ];
  const wishes = usePreferenceWords(labels).summary(preferences);
  const part = { patientId, foods, labels, restrictions, onClose: () => setAsked(null) };
  const entries: MenuEntry[] = [
    {
      id: 'exclusions',
      label: t('exclusions.action'),
      hint: unwanted.length > 0 ? formats.list(unwanted) : t('exclusions.nothing'),
      icon: UtensilsCrossed,
      onAction: () => setAsked('exclusions'),
    },
    {
      id: 'preferences',
      label: t('food-preferences:action'),
      hint: wishes === '' ? t('food-preferences:said.nothing') : wishes,
      icon: CookingPot,
      onAction: () => setAsked('preferences'),
    },
  ];
  const dialogs: ReactNode = (
    <>
      {asked === 'exclusions' && <ExclusionsDialog {...part} />}
      {asked === 'preferences' && <PreferencesDialog {...part} />}
    </>
  );
  return {
    /** `No toma: gluten y leche.`; null where there is nothing. */
    avoids: avoided.length > 0 ? t('restrictions.list', { list: formats.list(avoided) }) : null,
    /** What they like and how they cook; empty where nothing is noted. */
    wishes,
    /** Where each is changed, for a menu. */
    entries: canEdit ? entries : [],
    dialogs,
  };
}
export type PatientFood = ReturnType<typeof usePatientFood>;
