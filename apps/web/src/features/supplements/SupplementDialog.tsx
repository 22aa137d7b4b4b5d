import { type Supplement, useCreateSupplement, useUpdateSupplement } from '@healzy/api/supplements';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { pathTo } from '../../app/paths.ts';
import { SupplementForm } from './SupplementForm.tsx';
import { NEW_SUPPLEMENT, valuesOf } from './supplement-values.ts';

export interface SupplementDialogProps {
  /** What to change; omitted for a new supplement. */
  supplement?: Supplement;
  onClose: () => void;
}

/** Adds a supplement of the account, or changes one. */
export function SupplementDialog({ supplement, onClose }: SupplementDialogProps) {
  const { t } = useTranslation('supplements');
  const navigate = useNavigate();
  const create = useCreateSupplement();
  const update = useUpdateSupplement();
  // The form is compared with the record as it was opened, even after a refetch.
  const [base] = useState(supplement);
  const created = useRef<string | null>(null);
  const title = t(base ? 'edit' : 'new');
  return (
    <FormDialog title={title} onClose={onClose} size="large">
      <SupplementForm
        initial={base ? valuesOf(base) : NEW_SUPPLEMENT}
        draftKey={`supplementation/${base?.id ?? 'new'}`}
        version={base?.version}
        act={base ? 'supplement.edit' : 'supplement.create'}
        labels={{ form: title, save: t('save') }}
        newer={(current) => {
          const newer = current as Supplement;
          return { values: valuesOf(newer), version: newer.version };
        }}
        onSave={async (body, version, changes) => {
          if (base) await update.mutateAsync({ id: base.id, version, body: changes });
          else created.current = (await create.mutateAsync(body)).id;
        }}
        onSaved={async () => {
          onClose();
          if (created.current !== null)
            await navigate(pathTo('/supplementation/:supplementId', { supplementId: created.current }));
        }}
      />
    </FormDialog>
  );
}
