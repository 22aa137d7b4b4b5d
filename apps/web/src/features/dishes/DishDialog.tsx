import { type Dish, type RecipeReading, useCreateDish, useUpdateDish } from '@healzy/api/dishes';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { useRecordOrNew } from '../../app/forms/useStoredRecord.ts';
import { useLanguage } from '../../state/language.ts';
import { dishAddress } from './dish-address.ts';
import { DishForm } from './DishForm.tsx';
import { emptyDish, valuesOf, valuesOfReading } from './dish-values.ts';

export interface DishDialogProps {
  /** What to change; omitted for something new. */
  dish?: Dish;
  /** What a text says of something new. */
  reading?: RecipeReading;
  /** Something new is from a text, also where only the draft of it is left. */
  isFromText?: boolean;
  onClose: () => void;
}

/** Adds a dish of the account, or changes one. */
export function DishDialog({ dish, reading, isFromText = false, onClose }: DishDialogProps) {
  const { t } = useTranslation('dishes');
  const navigate = useNavigate();
  const language = useLanguage();
  const create = useCreateDish();
  const update = useUpdateDish();
  const { base, source } = useRecordOrNew(dish, valuesOf, () =>
    reading ? valuesOfReading(reading, language) : emptyDish(),
  );
  const created = useRef<string | null>(null);
  const title = t(base ? 'form.edit' : isFromText ? 'import.check' : 'form.create');
  return (
    <FormDialog title={title} onClose={onClose} size="large">
      <DishForm
        {...source}
        {...(reading ? { reading } : {})}
        draftKey={`dishes/${base?.id ?? (isFromText ? 'import' : 'new')}`}
        act={base ? 'dish.edit' : 'dish.create'}
        labels={{ form: title, save: t(isFromText ? 'import.confirm' : 'form.save') }}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ id: base.id, version, body: changes });
          else created.current = (await create.mutateAsync(body)).id;
        }}
        onSaved={async () => {
          onClose();
          if (created.current !== null) await navigate(dishAddress(created.current));
        }}
      />
    </FormDialog>
  );
}
