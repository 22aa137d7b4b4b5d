import type { FoodPreferences } from '@healzy/api/menus';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import type { MenuLabels } from '../useMenuLabels.ts';
import { usePreferenceWords } from './usePreferenceWords.ts';

export interface PreferenceListProps {
  preferences: FoodPreferences;
  labels: Pick<MenuLabels, 'name' | 'dish'>;
}

/** What a patient likes and how they cook, each in words. */
export function PreferenceList({ preferences, labels }: PreferenceListProps) {
  return <DescriptionList items={usePreferenceWords(labels).items(preferences)} />;
}
