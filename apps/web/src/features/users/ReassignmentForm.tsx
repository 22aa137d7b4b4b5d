import type { Reassignment } from '@healzy/domain/users';
import { Banner } from '@healzy/ui/components/Banner';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { RadioCards } from '@healzy/ui/components/RadioCards';
import { type Option, Select } from '@healzy/ui/components/Select';
import { FormLayout } from '@healzy/ui/patterns/FormLayout';
import { Stack, Text } from '@healzy/ui/primitives';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { useCloseDialog, useUnsaved } from '../../app/forms/leave-scope.ts';
import { fieldSentence } from '../../app/sentences.ts';
import { failedSentence } from '../../app/messages.ts';
import { type Choices, type PatientToReassign, reassignmentOf, unassigned } from './patient-choices.ts';
import { PatientChoices } from './PatientChoices.tsx';

export interface ReassignmentFormProps {
  patients: readonly PatientToReassign[];
  /** Active specialists who can take over. */
  colleagues: readonly Option[];
  act: 'remove' | 'role';
  /** Rejects with the server's error; all choices stay. */
  onSave: (reassignment: Reassignment) => Promise<void>;
}

type Way = 'toOne' | 'perPatient';

/** What happens to what the user is responsible for; the first only when they are removed. */
const DUTIES = ['dutiesAccess', 'dutiesTests', 'dutiesObserved', 'dutiesHistory', 'dutiesAtOnce'] as const;

/** Who takes over the patients: one colleague, or one for each patient. */
export function ReassignmentForm({ patients, colleagues, act, onSave }: ReassignmentFormProps) {
  const { t } = useTranslation(['users', 'app']);
  const cancel = useCloseDialog();
  const [way, setWay] = useState<Way>('toOne');
  const [heir, setHeir] = useState<string | null>(null);
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isRefused, setRefused] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isDone = useRef(false);
  const isDirty = heir !== null || choices.size > 0;
  useUnsaved(
    isDirty,
    () => isDirty && !isDone.current,
    () => undefined,
  );
  const left = unassigned(patients, choices);
  const reassignment: Reassignment | null =
    way === 'perPatient'
      ? reassignmentOf(patients, choices)
      : heir === null
        ? null
        : { professionalId: heir };

  const save = async () => {
    setRefusal(null);
    setRefused(reassignment === null);
    if (reassignment === null || isSaving) return;
    setSaving(true);
    isDone.current = true;
    try {
      await onSave(reassignment);
    } catch (error) {
      isDone.current = false;
      setRefusal(sentenceForError(error));
      setSaving(false);
    }
  };

  if (colleagues.length === 0) {
    return (
      <Banner tone="warning" role="alert">
        {t('reassign.nobody')}
      </Banner>
    );
  }
  return (
    <FormLayout
      aria-label={t('reassign.label')}
      alwaysShowsBar
      isDirty={isDirty}
      status={isSaving ? 'saving' : 'idle'}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      {...(cancel ? { onDiscard: cancel } : {})}
      labels={{
        save: t(act === 'remove' ? 'reassign.removeAction' : 'reassign.roleAction'),
        saving: t('reassign.working'),
        unsaved: '',
        saved: '',
      }}
      errorSummary={
        refusal !== null && (
          <Banner
            tone="critical"
            role="alert"
            title={failedSentence(act === 'remove' ? 'user.delete' : 'user.edit')}
          >
            {refusal}
          </Banner>
        )
      }
    >
      <RadioCards<Way>
        name="way"
        label={t('reassign.how')}
        value={way}
        onChange={(next) => {
          if (next === null) return;
          setWay(next);
          setRefused(false);
        }}
        isDisabled={isSaving}
        options={[
          { id: 'toOne', title: t('reassign.toOne'), description: t('reassign.toOneText') },
          { id: 'perPatient', title: t('reassign.perPatient'), description: t('reassign.perPatientText') },
        ]}
      />
      {way === 'toOne' ? (
        <Select
          name="heir"
          label={t('reassign.colleague')}
          placeholder={t('app:form.choose')}
          options={colleagues}
          value={heir}
          onChange={setHeir}
          error={isRefused && heir === null ? fieldSentence('REQUIRED') : undefined}
          isDisabled={isSaving}
          isRequired
        />
      ) : (
        <>
          <PatientChoices
            patients={patients}
            colleagues={colleagues}
            choices={choices}
            onChange={setChoices}
            isDisabled={isSaving}
          />
          {isRefused && left > 0 && (
            <InlineMessage tone="critical" role="alert">
              {t('reassign.missing', { count: left })}
            </InlineMessage>
          )}
        </>
      )}
      <Stack gap="xs">
        <Text weight="medium">{t('reassign.dutiesTitle')}</Text>
        {DUTIES.filter((line) => act === 'remove' || line !== 'dutiesAccess').map((line) => (
          <Text key={line} as="p" size="sm" tone="muted">
            {t(`reassign.${line}`)}
          </Text>
        ))}
      </Stack>
    </FormLayout>
  );
}
