import {
  type FollowUpPlan,
  useCreateFollowUpPlan,
  useFollowUpTemplates,
  useUpdateFollowUpPlan,
} from '@healzy/api/follow-up-plans';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { Loaded } from '../../app/Loaded.tsx';
import { pathTo } from '../../app/paths.ts';
import { newFollowUp, valuesOf } from './follow-up-values.ts';
import { FollowUpForm } from './FollowUpForm.tsx';
import { useFollowUpAccess } from './useFollowUpAccess.ts';

export interface FollowUpDialogProps {
  patientId: string;
  /** What to change; omitted to start one. */
  plan?: FollowUpPlan;
  onClose: () => void;
}

/** Starts a follow-up plan and opens it, or changes one. If a colleague saves meanwhile, nothing typed is lost. */
export function FollowUpDialog({ patientId, plan, onClose }: FollowUpDialogProps) {
  const { t } = useTranslation('follow-up-plans');
  const navigate = useNavigate();
  const create = useCreateFollowUpPlan();
  const update = useUpdateFollowUpPlan();
  const templates = useFollowUpTemplates();
  const { today, principalId, specialists } = useFollowUpAccess();
  // What was opened stays the base, whatever is refetched below.
  const [base] = useState(plan);
  const [initial] = useState(() => (base ? valuesOf(base) : newFollowUp(today, principalId)));
  const created = useRef<string>(undefined);
  const title = t(base ? 'edit' : 'new');
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <Loaded queries={base ? [] : [templates]}>
        <FollowUpForm
          initial={initial}
          specialists={specialists}
          {...(base ? {} : { templates: templates.data?.items ?? [] })}
          draftKey={`patients/${patientId}/follow-up-plans/${base?.id ?? 'new'}`}
          version={base?.version}
          act={base ? 'followUp.edit' : 'followUp.create'}
          labels={{ form: title, save: t(base ? 'save' : 'start') }}
          newer={(current) => {
            const newer = current as FollowUpPlan;
            return { values: valuesOf(newer), version: newer.version };
          }}
          onSave={async (body, version, { type: _fixed, ...changes }) => {
            if (base) await update.mutateAsync({ id: base.id, version, body: changes });
            else created.current = (await create.mutateAsync({ patientId, body })).id;
          }}
          onSaved={async () => {
            onClose();
            if (created.current !== undefined)
              await navigate(
                pathTo('/patient/:patientId/plan-detail/:planId', { patientId, planId: created.current }),
              );
          }}
        />
      </Loaded>
    </FormDialog>
  );
}
