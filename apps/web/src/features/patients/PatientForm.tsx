import { zodResolver } from '@hookform/resolvers/zod';
import {
  BIOLOGICAL_SEXES,
  type PatientForm as PatientCard,
  type PatientFormInput,
  patientFormSchema,
} from '@healzy/domain/patients';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { DateField } from '@healzy/ui/components/DateField';
import { FormErrorSummary } from '@healzy/ui/components/FormErrorSummary';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { NumberField } from '@healzy/ui/components/NumberField';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { TextField } from '@healzy/ui/components/TextField';
import { FormLayout, FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid } from '@healzy/ui/primitives/Grid';
import { Stack } from '@healzy/ui/primitives/Stack';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { showRefusal, summaryOf } from '../../app/forms/refusals.ts';
import { useField } from '../../app/forms/useField.ts';
import { zoneOptions } from '../../app/forms/zones.ts';
import { SpecialistsField, type SpecialistOption } from './SpecialistsField.tsx';

const FIELDS = Object.keys(patientFormSchema.shape) as (keyof PatientFormInput)[];

export interface PatientFormProps {
  initial: PatientFormInput;
  /** Who can be made responsible or observer. */
  specialists: readonly SpecialistOption[];
  /** Whether the person may say who is responsible. */
  canAssign: boolean;
  /** Rejects with what the server refused; the form keeps everything that was typed. */
  onSave: (patient: PatientCard) => Promise<void>;
  onDirtyChange?: (isDirty: boolean) => void;
  /** Somebody else saved meanwhile: which version goes on. */
  conflict?: { onKeepMine: () => void; onTakeTheirs: () => void } | null;
  /** `failed` heads what the server refused as a whole. */
  labels: { form: string; save: string; failed: string };
}

/** A patient's card: who they are, how to reach them, and who answers for them. */
export function PatientForm({
  initial,
  specialists,
  canAssign,
  onSave,
  onDirtyChange,
  conflict,
  labels,
}: PatientFormProps) {
  const { t } = useTranslation(['patients', 'app']);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<PatientFormInput, unknown, PatientCard>({
    defaultValues: initial,
    resolver: zodResolver(patientFormSchema),
  });
  const { isDirty, isSubmitting, submitCount, errors } = formState;
  useEffect(() => onDirtyChange?.(isDirty), [isDirty, onDirtyChange]);
  const zones = useMemo(() => zoneOptions(), []);
  const optional = { optionalLabel: t('app:form.optional') };
  const submit = handleSubmit(async (patient) => {
    setRefusal(null);
    try {
      await onSave(patient);
    } catch (error) {
      setRefusal(showRefusal(error, FIELDS, setError));
    }
  });

  return (
    <FormLayout
      aria-label={labels.form}
      alwaysShowsBar
      isDirty={isDirty}
      status={isSubmitting ? 'saving' : 'idle'}
      onSubmit={(event) => void submit(event)}
      labels={{
        save: labels.save,
        saving: t('app:form.saving'),
        discard: t('app:action.cancel'),
        unsaved: t('app:form.unsaved'),
        saved: '',
      }}
      errorSummary={
        <Stack gap="sm">
          {conflict && (
            <Banner
              tone="warning"
              role="alert"
              title={t('app:stale.title')}
              actions={
                <>
                  <Button size="small" onPress={conflict.onTakeTheirs}>
                    {t('app:stale.takeTheirs')}
                  </Button>
                  <Button
                    size="small"
                    onPress={() => {
                      conflict.onKeepMine();
                      void submit();
                    }}
                  >
                    {t('app:stale.keepMine')}
                  </Button>
                </>
              }
            >
              {t('app:stale.text')}
            </Banner>
          )}
          {refusal !== null && !conflict && (
            <Banner tone="critical" role="alert" title={labels.failed}>
              {refusal}
            </Banner>
          )}
          <FormErrorSummary
            title={t('app:form.summary')}
            attempt={submitCount}
            errors={summaryOf<PatientFormInput>(errors, {
              name: t('form.name'),
              surname: t('form.surname'),
              email: t('form.email'),
              phone: t('form.phone'),
              birthdate: t('form.birthdate'),
              sex: t('form.sex'),
              weightKg: t('form.weightKg'),
              heightCm: t('form.heightCm'),
              timezone: t('form.timezone'),
              specialists: t('form.specialists'),
            })}
          />
        </Stack>
      }
    >
      <FormSection title={t('form.identity')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField {...useField(control, 'name')} label={t('form.name')} isRequired />
          <TextField {...useField(control, 'surname')} label={t('form.surname')} isRequired />
          <DateField {...useField(control, 'birthdate')} label={t('form.birthdate')} isRequired />
          <RadioGroup
            {...useField(control, 'sex')}
            label={t('form.sex')}
            layout="row"
            isRequired
            options={BIOLOGICAL_SEXES.map((sex) => ({ id: sex, label: t(`sex.${sex}`) }))}
          />
        </Grid>
      </FormSection>
      <FormSection title={t('form.contact')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField
            {...useField(control, 'email')}
            label={t('form.email')}
            type="email"
            isRequired
            spellCheck="false"
          />
          <TextField {...useField(control, 'phone')} {...optional} label={t('form.phone')} type="tel" />
          <TextField {...useField(control, 'address')} {...optional} label={t('form.address')} />
          <TextField {...useField(control, 'postalCode')} {...optional} label={t('form.postalCode')} />
          <TextField {...useField(control, 'city')} {...optional} label={t('form.city')} />
          <TextField {...useField(control, 'country')} {...optional} label={t('form.country')} />
        </Grid>
      </FormSection>
      <FormSection title={t('form.body')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <NumberField
            {...useField(control, 'weightKg')}
            {...optional}
            label={t('form.weightKg')}
            unit="kg"
          />
          <NumberField
            {...useField(control, 'heightCm')}
            {...optional}
            label={t('form.heightCm')}
            unit="cm"
          />
        </Grid>
      </FormSection>
      <FormSection title={t('form.care')}>
        <SpecialistsField
          {...useField(control, 'specialists')}
          options={specialists}
          isDisabled={!canAssign}
        />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <ComboBox
            {...useField(control, 'timezone')}
            label={t('form.timezone')}
            hint={t('form.timezoneHint')}
            options={zones}
            emptyText={t('app:form.noMatch')}
            isRequired
          />
          <TextField
            {...useField(control, 'coupon')}
            {...optional}
            label={t('form.coupon')}
            hint={t('form.couponHint')}
          />
        </Grid>
      </FormSection>
    </FormLayout>
  );
}
