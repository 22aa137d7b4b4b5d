import { type FoodPreferences, useFoodPreferences, useUpdateFoodPreferences } from '@healzy/api/menus';
import type { FoodRestriction } from '@healzy/domain/foods';
import type { FoodPreferencesInput } from '@healzy/domain/menus';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

export interface PreferencesDialogProps {
  patientId: string;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  restrictions: readonly FoodRestriction[];
  onClose: () => void;
}

const recordOf = ({
  patientId: _,
  changedAt: __,
  dishes: ___,
  version,
  ...values
}: FoodPreferences): { values: FoodPreferencesInput; version: number } => ({ values, version });

/** Chooses what a patient likes and how they cook. */
export function PreferencesDialog({
  patientId,
  foods,
  labels,
  restrictions,
  onClose,
}: PreferencesDialogProps) {
  const { t } = useTranslation('food-preferences');
  const preferences = useFoodPreferences(patientId);
  const update = useUpdateFoodPreferences();
  const title = t('title');
  return (
    <FormDialog title={title} onClose={onClose}>
      <Loaded queries={[preferences]}>
        {preferences.data && (
          <PreferencesForm
            foods={foods}
            labels={labels}
            restrictions={restrictions}
            dishes={preferences.data.dishes}
            initial={recordOf(preferences.data).values}
            version={preferences.data.version}
            draftKey={`patients/${patientId}/food-preferences`}
            act="foodPreferences.edit"
            formLabels={{ form: title, save: t('save') }}
            newer={(current) => recordOf(current as FoodPreferences)}
            onSave={async (_choices, version, body) => {
              await update.mutateAsync({ patientId, version, body });
            }}
            onSaved={onClose}
          />
        )}
      </Loaded>
    </FormDialog>
  );
}
