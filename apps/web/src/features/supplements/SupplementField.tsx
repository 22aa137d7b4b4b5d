import { useApi } from '@healzy/api/runtime';
import { findSupplements, type PatientSupplement, useSupplement } from '@healzy/api/supplements';
import type { TakeUnit } from '@healzy/domain/supplements';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '../../app/forms/useField.ts';
import { useLanguage } from '../../state/language.ts';
import { useSupplementLabels } from './useSupplementLabels.ts';
import type { TakesFields } from './FormPreview.tsx';

interface SupplementFieldProps {
  form: TakesFields;
  /** The supplement that the form began with. */
  id: string;
  /** What is known of it, also when it is in no catalogue any more. */
  known: PatientSupplement['supplement'] | undefined;
}

/** Searches the catalogue; what is chosen brings its own unit and amount. */
export function SupplementField({ form, id, known }: SupplementFieldProps) {
  const { t } = useTranslation('supplements');
  const scope = useApi();
  const language = useLanguage();
  const labels = useSupplementLabels();
  const field = useField(form, 'supplementId');
  const unit = useField(form, 'unit');
  const amount = useField(form, 'amountPerTake');
  const found = useRef(new Map<string, { unit: TakeUnit; amount: number }>());
  const isOther = field.value !== '' && field.value !== id;
  const chosen = useSupplement(isOther || known === undefined ? field.value : '');
  const shown = isOther || known === undefined ? chosen.data : known;
  return (
    <ComboBox
      {...field}
      isRequired
      value={field.value || null}
      onChange={(next) => {
        field.onChange(next ?? '');
        const serving = found.current.get(next ?? '');
        if (serving === undefined) return;
        unit.onChange(serving.unit);
        amount.onChange(serving.amount);
      }}
      options={shown && field.value ? [{ id: field.value, label: labels.name(shown) }] : []}
      search={async (search, signal) =>
        (await findSupplements(scope, { search, language }, signal)).map((one) => {
          found.current.set(one.id, { unit: one.servingUnit, amount: one.servingAmount });
          return { id: one.id, label: labels.name(one) };
        })
      }
      searchTexts={{ loading: t('searching'), failed: t('searchFailed'), retry: t('retry') }}
      emptyText={t('noMatch.title')}
    />
  );
}
