import { useFoodExclusions, useUpdateFoodExclusions, type FoodExclusions } from '@healzy/api/menus';
import type { FoodRestriction } from '@healzy/domain/foods';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import type { MenuFoodIndex } from '../menu-foods.ts';
import type { MenuLabels } from '../useMenuLabels.ts';
import { ExclusionsForm } from './ExclusionsForm.tsx';

export interface ExclusionsDialogProps {
  patientId: string;
  foods: MenuFoodIndex;
  labels: MenuLabels;
  restrictions: readonly FoodRestriction[];
  onClose: () => void;
}

const recordOf = ({ foodIds, categories, version }: FoodExclusions) => ({
  values: { foodIds, categories },
  version,
});

/** Chooses what a patient will not eat. */
export function ExclusionsDialog({ patientId, foods, labels, restrictions, onClose }: ExclusionsDialogProps) {
  const { t } = useTranslation('menus');
  const exclusions = useFoodExclusions(patientId);
  const update = useUpdateFoodExclusions();
  const title = t('exclusions.title');
  return (
    <FormDialog title={title} onClose={onClose}>
      <Loaded queries={[exclusions]}>
        {exclusions.data && (
          <ExclusionsForm
            foods={foods}
            labels={labels}
            restrictions={restrictions}
            initial={recordOf(exclusions.data).values}
            version={exclusions.data.version}
            draftKey={`patients/${patientId}/food-exclusions`}
            act="foodExclusions.edit"
            formLabels={{ form: title, save: t('exclusions.save') }}
            newer={(current) => recordOf(current as FoodExclusions)}
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
