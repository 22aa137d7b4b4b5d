import { useFoodPreferences, useMenus } from '@healzy/api/menus';
import type { NutritionalPlan } from '@healzy/api/nutritional-plans';
import {
  CHANGEABLE_KINDS,
  type ChangeableKind,
  ownFrequency,
  realChanges,
} from '@healzy/domain/nutritional-plans';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { Columns, Stack, Text } from '@healzy/ui/primitives';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';
import { PlanScreen } from '../../nutritional-plans/PlanScreen.tsx';
import { MissingFoods } from '../MissingFoods.tsx';
import { targetsOf } from '../plan-menus.ts';
import { useMenuFoodIndex } from '../useMenuFoodIndex.ts';
import { useMenuLabels } from '../useMenuLabels.ts';
import { FrequencyList } from './FrequencyList.tsx';
import { PreferenceList } from './PreferenceList.tsx';

const PreferencesDialog = lazyPart(async () => (await import('./PreferencesDialog.tsx')).PreferencesDialog);
const FrequenciesDialog = lazyPart(async () => (await import('./FrequenciesDialog.tsx')).FrequenciesDialog);
const ExclusionsDialog = lazyPart(
  async () => (await import('../exclusions/ExclusionsDialog.tsx')).ExclusionsDialog,
);

/**
 * `/patient/:patientId/nutrition/plans/:nutritionalPlan/preferences`: what the patient likes and how they cook, and how
 * often kinds of food are eaten in the plan.
 */
export function PlanPreferencesScreen() {
  return (
    <PlanScreen>
      {(plan, { canEdit }) => <PreferencesOfPlan key={plan.id} plan={plan} canEdit={canEdit} />}
    </PlanScreen>
  );
}

type Opened = 'preferences' | 'frequencies' | 'exclusions';

function PreferencesOfPlan({ plan, canEdit }: { plan: NutritionalPlan; canEdit: boolean }) {
  const { t } = useTranslation(['food-preferences', 'foods']);
  const formats = useFormats();
  const { patientId } = plan;
  const menus = useMenus(plan.id);
  const preferences = useFoodPreferences(patientId);
  const exclusions = menus.data?.exclusions;
  const { query: foods, index } = useMenuFoodIndex(plan.id, exclusions);
  const labels = useMenuLabels(index, plan.startDate);
  const [opened, setOpened] = useState<Opened | null>(null);
  useOpenIntent('preferences', () => setOpened('preferences'));
  useOpenIntent('frequencies', () => setOpened('frequencies'));
  const close = () => setOpened(null);
  const change = (what: Opened, name: string) =>
    canEdit && (
      <Button
        size="small"
        icon={Pencil}
        aria-label={`${t('change')}: ${name}`}
        onPress={() => setOpened(what)}
      >
        {t('change')}
      </Button>
    );
  const excluded = exclusions
    ? [
        ...exclusions.categories.map((one) => t(`foods:category.${one}`)),
        ...exclusions.foodIds.map(labels.name),
      ]
    : [];
  const day = targetsOf(plan)?.day ?? null;
  const changes = realChanges(plan.frequencies ?? []);
  const ownOf = (kind: ChangeableKind) => ownFrequency(kind, menus.data?.restrictions ?? [], day);
  const dialog = {
    patientId,
    foods: index,
    labels,
    restrictions: menus.data?.restrictions ?? [],
    onClose: close,
  };
  return (
    <Loaded queries={[menus, preferences, foods]}>
      {preferences.data && (
        <Columns count={2} collapseBelow="desktop" gap="lg" align="start">
          <MissingFoods
            foods={index}
            ids={[
              ...preferences.data.likedFoodIds,
              ...preferences.data.dislikedFoodIds,
              ...(exclusions?.foodIds ?? []),
            ]}
          />
          <Stack gap="lg">
            <Card title={t('title')} description={t('lead')} actions={change('preferences', t('title'))}>
              <PreferenceList preferences={preferences.data} labels={labels} />
            </Card>
            <Card
              title={t('exclusions')}
              description={t('exclusionsText')}
              actions={change('exclusions', t('exclusions'))}
            >
              <Text as="p">{excluded.length > 0 ? formats.list(excluded) : t('excludedNone')}</Text>
            </Card>
          </Stack>
          <Card
            title={t('frequencies.title')}
            description={t('frequencies.lead')}
            actions={change('frequencies', t('frequencies.title'))}
          >
            <FrequencyList kinds={CHANGEABLE_KINDS} changes={changes} ownOf={ownOf} />
          </Card>
        </Columns>
      )}
      {canEdit && opened === 'preferences' && <PreferencesDialog {...dialog} />}
      {canEdit && opened === 'exclusions' && <ExclusionsDialog {...dialog} />}
      {canEdit && opened === 'frequencies' && <FrequenciesDialog plan={plan} ownOf={ownOf} onClose={close} />}
    </Loaded>
  );
}
