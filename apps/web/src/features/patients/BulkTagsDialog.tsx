import { tagsSchema } from '@healzy/domain/patients';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { MultiSelect } from '@healzy/ui/components/MultiSelect';
import { Stack } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { given } from '../../app/given.ts';
import { fieldSentence } from '../../app/sentences.ts';
import { TagsField } from './TagsField.tsx';

export interface BulkTagsDialogProps {
  /** Tags already used in the account. */
  known: readonly string[];
  /** The number of patients affected. */
  count: number;
  onSave: (change: { addTags?: string[]; removeTags?: string[] }) => Promise<void>;
  onClose: () => void;
}

/** The tags to add to many patients, and those to remove. */
export function BulkTagsDialog({ known, count, onSave, onClose }: BulkTagsDialogProps) {
  const { t } = useTranslation(['patients', 'app']);
  const [added, setAdded] = useState<readonly string[]>([]);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const problem = tagsSchema.safeParse([...added]).error?.issues[0]?.message;
  const save = async () => {
    setSaving(true);
    try {
      await onSave(given({ addTags: [...added], removeTags: [...removed] }));
      onClose();
    } catch {
      // The error has already been shown; the choice stays.
      setSaving(false);
    }
  };
  return (
    <Dialog
      title={t('bulk.tagsTitle', { count })}
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('app:action.cancel')}</Button>
          <Button
            intent="primary"
            onPress={() => void save()}
            isDisabled={added.length + removed.length === 0 || problem !== undefined}
            isPending={isSaving}
            pendingLabel={t('app:form.saving')}
          >
            {t('bulk.tagsAction')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <TagsField
          label={t('bulk.add')}
          known={known}
          value={added}
          onChange={setAdded}
          error={problem === undefined ? undefined : fieldSentence(problem)}
        />
        {known.length > 0 && (
          <MultiSelect
            label={t('bulk.remove')}
            options={known.filter((tag) => !added.includes(tag)).map((tag) => ({ id: tag, label: tag }))}
            value={removed}
            onChange={setRemoved}
            countText={(chosen) => t('tags.count', { count: chosen })}
            chosenLabel={t('bulk.remove')}
          />
        )}
      </Stack>
    </Dialog>
  );
}
