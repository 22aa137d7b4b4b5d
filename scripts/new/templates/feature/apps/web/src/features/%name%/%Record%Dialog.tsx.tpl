import { type %Record%, useCreate%Record%, useUpdate%Record% } from '@healzy/api/%name%';
import type { %Record%FormInput } from '@healzy/domain/%name%';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { %Record%Form } from './%Record%Form.tsx';

export interface %Record%DialogProps {
  patientId: string;
  /** What to change; omitted for a new %record words%. */
  %record%?: %Record%;
  onClose: () => void;
}

const valuesOf = ({ title, text }: %Record%): %Record%FormInput => ({ title, text });

/** Adds %a record words%, or changes one. If a colleague saves meanwhile, nothing typed is lost. */
export function %Record%Dialog({ patientId, %record%, onClose }: %Record%DialogProps) {
  const { t } = useTranslation('%name%');
  const create = useCreate%Record%();
  const update = useUpdate%Record%();
  // What was opened stays the base, whatever is refetched below.
  const [base] = useState(%record%);
  const title = t(base ? 'edit' : 'new');
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <%Record%Form
        initial={base ? valuesOf(base) : { title: '', text: null }}
        draftKey={`patients/${patientId}/%name%/${base?.id ?? 'new'}`}
        version={base?.version}
        act={base ? '%record%.edit' : '%record%.create'}
        labels={{ form: title, save: t('save') }}
        newer={(current) => {
          const newer = current as %Record%;
          return { values: valuesOf(newer), version: newer.version };
        }}
        onSave={async (body, version) => {
          if (base) await update.mutateAsync({ id: base.id, version, body });
          else await create.mutateAsync({ patientId, body });
        }}
        onSaved={onClose}
      />
    </FormDialog>
  );
}
