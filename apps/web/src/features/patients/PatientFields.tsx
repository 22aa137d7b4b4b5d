import { serverNow } from '@healzy/api/runtime/server-clock';
import {
  BIOLOGICAL_SEXES,
  heightInCm,
  type PatientFormValues,
  type PatientInput,
} from '@healzy/domain/patients';
import { ageOn, daysOfLocalDate, LANGUAGES, todayIn } from '@healzy/domain/shared';
import { DateField } from '@healzy/ui/components/DateField';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { RadioGroup } from '@healzy/ui/components/RadioGroup';
import { Select } from '@healzy/ui/components/Select';
import { TextField } from '@healzy/ui/components/TextField';
import { useHasUnfinished } from '@healzy/ui/forms/unfinishedTexts';
import { FormSection } from '@healzy/ui/patterns/FormLayout';
import { Grid, Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ComboBox } from '@healzy/ui/components/ComboBox';
import { NumberField } from '@healzy/ui/components/NumberField';
import { type FormFields, useField } from '../../app/forms/useField.ts';
import { zoneOptions } from '../../app/forms/zones.ts';
import { PatientPhoneField } from './PatientPhoneField.tsx';
import { type FindSimilar, SimilarPatients } from './SimilarPatients.tsx';
import type { Option } from '@healzy/ui/components/Select';
import { SpecialistsField } from './SpecialistsField.tsx';
import { AddressFields } from './AddressFields.tsx';
import { TagsField } from './TagsField.tsx';

type PatientControl = Control<PatientFormValues, unknown, PatientInput>;

export interface PatientFieldsProps {
  form: FormFields<PatientFormValues, PatientInput>;
  specialists: readonly Option[];
  canAssign: boolean;
  /** Shows only required fields; the rest is one press away. */
  isNew: boolean;
  knownTags: readonly string[];
  findSimilar?: FindSimilar | undefined;
}

/** The fields of a patient's card, group by group. */
export function PatientFields(props: PatientFieldsProps) {
  const { form, specialists, canAssign, isNew, knownTags, findSimilar } = props;
  const { t } = useTranslation('patients');
  const { control } = form;
  const more = <PatientMoreFields form={form} knownTags={knownTags} />;
  return (
    <>
      <FormSection title={t('form.identity')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField {...useField(form, 'name')} isRequired />
          <TextField {...useField(form, 'surname')} isRequired />
          <DateField {...useField(form, 'birthdate')} hint={useAgeHint(control)} isRequired />
          <RadioGroup
            {...useField(form, 'sex')}
            layout="row"
            isRequired
            options={BIOLOGICAL_SEXES.map((sex) => ({ id: sex, label: t(`sex.${sex}`) }))}
          />
        </Grid>
        {findSimilar && <SimilarPatients control={control} find={findSimilar} />}
      </FormSection>
      <FormSection title={t('form.contact')}>
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField {...useField(form, 'email')} type="email" isRequired spellCheck="false" />
          <PatientPhoneField
            {...useField(form, 'phone')}
            isOptional
            zone={useWatch({ control, name: 'timezone' })}
          />
        </Grid>
      </FormSection>
      <FormSection title={t('form.care')}>
        <SpecialistsField
          {...useField(form, 'specialists')}
          options={specialists}
          isDisabled={!canAssign}
          lockedHint={t(isNew ? 'form.specialistsOwn' : 'form.specialistsLocked')}
        />
      </FormSection>
      {isNew ? <MoreDisclosure control={control}>{more}</MoreDisclosure> : more}
    </>
  );
}

/** The age for the typed birthdate, shown below the field while typing. */
function useAgeHint(control: PatientControl): string | undefined {
  const { t } = useTranslation('app');
  const [birthdate, timezone] = useWatch({ control, name: ['birthdate', 'timezone'] });
  if (typeof birthdate !== 'string' || daysOfLocalDate(birthdate) === null) return undefined;
  const age = ageOn(birthdate, todayIn(timezone, serverNow()));
  return age === null || age < 0 || age > 130 ? undefined : t('age', { count: age });
}

/** Opens by itself when it contains an error or a half-typed value, which must be visible. */
function MoreDisclosure({ control, children }: { control: PatientControl; children: React.ReactNode }) {
  const { t } = useTranslation('patients');
  const { errors, dirtyFields } = useFormState({ control });
  const hasUnfinished = useHasUnfinished(MORE_FIELDS);
  const [chosen, setChosen] = useState<boolean | null>(null);
  // Stays open when the last character is deleted: the user is still in the field.
  if (hasUnfinished && chosen !== true) setChosen(true);
  // Restored drafts must be visible, too.
  const isOpen =
    chosen ?? MORE_FIELDS.some((field) => dirtyFields[field] !== undefined && dirtyFields[field] !== false);
  return (
    <Disclosure
      title={t('more')}
      isExpanded={isOpen || MORE_FIELDS.some((field) => errors[field] !== undefined)}
      onExpandedChange={setChosen}
    >
      <Stack gap="lg">{children}</Stack>
    </Disclosure>
  );
}

/** The optional fields of a card. */
const MORE_FIELDS = [
  'address',
  'postalCode',
  'city',
  'country',
  'weightKg',
  'heightCm',
  'tags',
  'coupon',
  'language',
  'timezone',
] as const satisfies readonly (keyof PatientFormValues)[];

function PatientMoreFields({ form, knownTags }: Pick<PatientFieldsProps, 'form' | 'knownTags'>) {
  const { t } = useTranslation('patients');
  const weight = useField(form, 'weightKg');
  const height = useField(form, 'heightCm');
  // Users who may not read these fields did not receive them: absent, not empty.
  const hasBody = useWatch({ control: form.control, name: 'weightKg' }) !== undefined;
  return (
    <>
      <FormSection title={t('form.addressTitle')}>
        <AddressFields form={form} />
      </FormSection>
      {hasBody && (
        <FormSection title={t('form.body')}>
          <Grid columns={{ phone: 1, tablet: 2 }}>
            <NumberField {...weight} isOptional hint={t('form.weightHint')} unit="kg" />
            <NumberField
              {...height}
              isOptional
              hint={t('form.heightHint')}
              unit="cm"
              onBlur={() => {
                const known = heightInCm(height.value);
                if (known !== height.value) height.onChange(known);
                height.onBlur();
              }}
            />
          </Grid>
        </FormSection>
      )}
      <FormSection title={t('form.follow')}>
        <TagsField {...useField(form, 'tags')} isOptional hint={t('tags.hint')} known={knownTags} />
        <Grid columns={{ phone: 1, tablet: 2 }}>
          <TextField {...useField(form, 'coupon')} isOptional hint={t('form.couponHint')} />
          <LanguageField form={form} />
          <ComboBox
            {...useField(form, 'timezone')}
            hint={t('form.timezoneHint')}
            options={zoneOptions()}
            isRequired
          />
        </Grid>
      </FormSection>
    </>
  );
}

/** An id that no language has. */
const UNSET = 'unset';

function LanguageField({ form }: Pick<PatientFieldsProps, 'form'>) {
  const { t } = useTranslation(['patients', 'app']);
  const language = useField(form, 'language');
  return (
    <Select
      {...language}
      value={language.value ?? UNSET}
      onChange={(id) => language.onChange(id === UNSET ? null : id)}
      hint={t('form.languageHint')}
      placeholder={t('form.languageUnset')}
      options={[
        { id: UNSET, label: t('form.languageUnset') },
        ...LANGUAGES.map((id) => ({ id, label: t(`app:language.${id}`) })),
      ]}
    />
  );
}
