import { zodResolver } from '@hookform/resolvers/zod';
import { specialistsSchema, type AssignedSpecialist } from '@healzy/domain/patients';
import { ConfirmDialog } from '@healzy/ui/components/ConfirmDialog';
import { Text } from '@healzy/ui/primitives/Text';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SavedForm } from '../../../app/forms/SavedForm.tsx';
import { useField } from '../../../app/forms/useField.ts';
import { useFormDraft } from '../../../app/forms/useFormDraft.ts';
import { type FormSaveOptions, useFormSave } from '../../../app/forms/useFormSave.ts';
import { failedSentence } from '../../../app/messages.ts';
import { SpecialistsField, type SpecialistOption } from '../SpecialistsField.tsx';
import { usePatientWords } from '../usePatientWords.ts';

const schema = z.object({ specialists: specialistsSchema });

export interface SpecialistsValues {
  specialists: AssignedSpecialist[];
}

export interface SpecialistsFormProps {
  initial: SpecialistsValues;
  version: number;
  draftKey: string;
  options: readonly SpecialistOption[];
  /** Answers what is stored now; rejects with what the server refused. */
  onSave: FormSaveOptions<SpecialistsValues, SpecialistsValues>['save'];
  onSaved?: () => void | Promise<void>;
  newer?: NonNullable<FormSaveOptions<SpecialistsValues, SpecialistsValues>['newer']>;
}

/** Who answers for a patient. Whoever would lose the patient is named before it happens. */
export function SpecialistsForm({
  initial,
  version,
  draftKey,
  options,
  onSave,
  onSaved,
  newer,
}: SpecialistsFormProps) {
  const { t } = useTranslation(['patients', 'app']);
  const [stored, setStored] = useState(initial.specialists);
  const [leaving, setLeaving] = useState<readonly string[]>([]);
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null);
  const form = useForm<SpecialistsValues, unknown, SpecialistsValues>({
    defaultValues: initial,
    resolver: zodResolver(schema),
  });
  const draft = useFormDraft(form, draftKey, { version });
  const saving = useFormSave(form, draft, {
    fields: ['specialists'],
    async save(values, over) {
      const saved = await onSave(values, over);
      setStored(values.specialists);
      return saved;
    },
    onSaved,
    newer,
  });
  const { labels, say } = usePatientWords(options);
  const nameOf = (id: string) => options.find((option) => option.id === id)?.label ?? id;

  const decide = (isConfirmed: boolean) => {
    answer.current?.(isConfirmed);
    answer.current = null;
    setLeaving([]);
  };
  const ask = async () => {
    const kept = form.getValues('specialists').map((one) => one.professionalId);
    const gone = stored.map((one) => one.professionalId).filter((id) => !kept.includes(id));
    if (gone.length > 0) {
      setLeaving(gone.map(nameOf));
      const isConfirmed = await new Promise<boolean>((resolve) => {
        answer.current = resolve;
      });
      if (!isConfirmed) return;
    }
    saving.submit();
  };

  return (
    <>
      <SavedForm
        form={form}
        draft={draft}
        saving={saving}
        names={labels}
        say={say}
        labels={{
          form: t('configuration.specialists.form'),
          save: t('configuration.specialists.save'),
          failed: failedSentence('patient.specialists'),
        }}
        staysOpen
        onSubmit={(event) => {
          event?.preventDefault?.();
          void ask();
        }}
      >
        <SpecialistsField {...useField(form.control, 'specialists')} options={options} />
      </SavedForm>
      <ConfirmDialog
        title={t('configuration.specialists.confirmTitle')}
        isOpen={leaving.length > 0}
        onOpenChange={(isOpen) => !isOpen && decide(false)}
        confirmLabel={t('configuration.specialists.confirm')}
        onConfirm={() => decide(true)}
      >
        <Text as="p">
          {t('configuration.specialists.leaves', { count: leaving.length, names: leaving.join(', ') })}
        </Text>
      </ConfirmDialog>
    </>
  );
}
