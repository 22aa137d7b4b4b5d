import { type Food, useCreateFood, useUpdateFood } from '@healzy/api/foods';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useRecordOrNew } from '../../app/forms/useStoredRecord.ts';
import { pathTo } from '../../app/paths.ts';
import { FoodForm } from './FoodForm.tsx';
import { emptyFood, valuesOf } from './food-values.ts';

export interface FoodDialogProps {
  /** What to change; omitted for something new. */
  food?: Food;
  /** Whether something new is a recipe. */
  isRecipe?: boolean;
  onClose: () => void;
}

/** Adds a food or a recipe of the account, or changes one. */
export function FoodDialog({ food, isRecipe = false, onClose }: FoodDialogProps) {
  const { t } = useTranslation('foods');
  const navigate = useNavigate();
  const create = useCreateFood();
  const update = useUpdateFood();
  const { base, source } = useRecordOrNew(food, valuesOf, () => emptyFood(isRecipe));
  const created = useRef<string | null>(null);
  const title = t(base ? 'form.edit' : isRecipe ? 'form.createRecipe' : 'form.create');
  return (
    <FormDialog title={title} onClose={onClose} size="large">
      <FoodForm
        {...source}
        draftKey={`foods/${base?.id ?? (isRecipe ? 'new-recipe' : 'new')}`}
        act={base ? 'food.edit' : 'food.create'}
        labels={{ form: title, save: t('form.save') }}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ id: base.id, version, body: changes });
          else created.current = (await create.mutateAsync(body)).id;
        }}
        onSaved={async () => {
          onClose();
          if (created.current !== null) await navigate(pathTo('/foods/:foodId', { foodId: created.current }));
        }}
      />
    </FormDialog>
  );
}
