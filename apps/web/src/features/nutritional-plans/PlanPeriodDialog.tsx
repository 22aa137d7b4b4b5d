import {
  type NutritionalPlan,
  useCreateNutritionalPlan,
  useDuplicateNutritionalPlan,
  useUpdateNutritionalPlan,
} from '@healzy/api/nutritional-plans';
import {
  DEFAULT_PLAN_WEEKS,
  PLAN_LIMITS,
  planDate,
  type PlanPeriod,
  type PlanPeriodForm as PeriodToSave,
} from '@healzy/domain/nutritional-plans';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormats } from '../../app/formats.ts';
import { FormDialog } from '../../app/forms/FormDialog.tsx';
import { loadWords } from '../../app/i18n.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { modules } from '../../app/modules.ts';
import { pathTo } from '../../app/paths.ts';
import { periodOf } from './plan-values.ts';
import { PlanPeriodForm } from './PlanPeriodForm.tsx';
import { PlanSource } from './PlanSource.tsx';
import { useConfirmedEnergy } from './useConfirmedEnergy.tsx';

// Another feature says what a copy would bring along.
const PlanCopyNotice = lazyPart(async () => {
  const part = modules().find(({ planCopyNotice }) => planCopyNotice !== undefined)?.planCopyNotice;
  if (part === undefined) return () => null;
  const [Notice] = await Promise.all([part.load(), loadWords(part.namespaces)]);
  return Notice;
}, null);

export interface PlanPeriodDialogProps {
  patientId: string;
  /** The plan to change or copy; omitted for a new one. */
  plan?: NutritionalPlan;
  /** Whether `plan` is copied instead of changed. */
  isCopy?: boolean;
  /** The day that it is where the patient lives. */
  today: string;
  onClose: () => void;
}

/** Makes a plan, copies one, or changes the name, start and weeks of one. */
export function PlanPeriodDialog({ patientId, plan, isCopy = false, today, onClose }: PlanPeriodDialogProps) {
  const { t } = useTranslation('nutritional-plans');
  const formats = useFormats();
  const navigate = useNavigate();
  const create = useCreateNutritionalPlan();
  const duplicate = useDuplicateNutritionalPlan();
  const update = useUpdateNutritionalPlan();
  const { confirmed, question } = useConfirmedEnergy();
  // What was opened stays the base, whatever is refetched below.
  const [base] = useState(plan);
  const [day] = useState(today);
  const [fromPlanId, setFrom] = useState<string | null>(null);
  const made = useRef<string | null>(null);
  const edited = isCopy ? undefined : base;
  const title = t(isCopy ? 'form.copy' : edited ? 'form.edit' : 'form.create');
  const copyName = (name: string) =>
    t('form.copyName', { name, interpolation: { escapeValue: false } }).slice(0, PLAN_LIMITS.name);
  const save = async (
    values: PeriodToSave,
    version: number,
    changes: Partial<PeriodToSave>,
  ): Promise<void> => {
    if (edited) await update.mutateAsync({ id: edited.id, version, body: changes });
    else if (base) {
      const copy = await confirmed((confirms) =>
        duplicate.mutateAsync({ id: base.id, body: { ...values, ...confirms } }),
      );
      made.current = copy.id;
    } else {
      const body = { ...values, ...(fromPlanId === null ? {} : { fromPlanId }) };
      made.current = (await create.mutateAsync({ patientId, body })).id;
    }
  };
  return (
    <FormDialog title={title} onClose={onClose} size="medium">
      <PlanPeriodForm
        start={{ today: day, savedStart: edited?.startDate ?? null }}
        initial={
          edited
            ? periodOf(edited)
            : base
              ? {
                  name: copyName(base.name),
                  weeks: base.weeks,
                  startDate: base.endDate < day ? day : planDate(base.endDate, { week: 0, day: 1 }),
                }
              : {
                  name: t('form.defaultName', { day: formats.day(day) }),
                  weeks: DEFAULT_PLAN_WEEKS,
                  startDate: day,
                }
        }
        {...(isCopy && base
          ? {
              lead: t('form.copyText'),
              notice: (period: PlanPeriod) => <PlanCopyNotice plan={base} period={period} />,
            }
          : {})}
        source={base ? undefined : <PlanSource value={fromPlanId} onChange={setFrom} />}
        draftKey={`nutritional-plans/${patientId}/${base ? `${base.id}/${isCopy ? 'copy' : 'period'}` : 'new'}`}
        version={edited?.version}
        act={edited ? 'nutritionalPlan.edit' : 'nutritionalPlan.create'}
        labels={{ form: title, save: t('form.save') }}
        newer={(current) => {
          const newer = current as NutritionalPlan;
          return { values: periodOf(newer), version: newer.version };
        }}
        onSave={save}
        onSaved={async () => {
          onClose();
          if (made.current === null) return;
          const ids = { patientId, nutritionalPlan: made.current };
          await navigate(pathTo('/patient/:patientId/nutrition/plans/:nutritionalPlan/patient-data', ids));
        }}
      />
      {question}
    </FormDialog>
  );
}
