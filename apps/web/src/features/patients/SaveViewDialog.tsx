import { searchKey } from '@healzy/domain/shared';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { Form } from '@healzy/ui/components/Form';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { TextField } from '@healzy/ui/components/TextField';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../app/api-errors.ts';
import { notifySuccess } from '../../app/messages.ts';
import { fieldSentence } from '../../app/sentences.ts';

const LONGEST = 60;

export interface SaveViewDialogProps {
  /** The names of existing views; saving under one replaces it. */
  names: readonly string[];
  initial: string;
  /** Rejects with the server's error. */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of the new view. */
export function SaveViewDialog({ names, initial, onSave, onClose }: SaveViewDialogProps) {
  const { t } = useTranslation(['patients', 'app']);
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const replaced = names.find((known) => searchKey(known) === searchKey(name));
  const save = async () => {
    const wanted = name.trim();
    const code = searchKey(wanted) === '' ? 'REQUIRED' : wanted.length > LONGEST ? 'TOO_LONG' : undefined;
    setError(fieldSentence(code));
    setProblem(undefined);
    if (code !== undefined) return;
    try {
      await onSave(wanted);
      onClose();
      notifySuccess('patientView.create', { name: wanted });
    } catch (failure) {
      setProblem(sentenceForError(failure));
    }
  };
  return (
    <Dialog title={t('views.saveTitle')} size="small" onClose={onClose}>
      <Form
        label={t('views.saveTitle')}
        onSubmit={save}
        actions={({ isSaving }) => (
          <Inline gap="sm" justify="end">
            <Button onPress={onClose}>{t('app:action.cancel')}</Button>
            <Button intent="primary" type="submit" isPending={isSaving} pendingLabel={t('app:form.saving')}>
              {t(replaced === undefined ? 'views.saveAction' : 'views.replaceAction')}
            </Button>
          </Inline>
        )}
      >
        <Stack gap="sm">
          <Text as="p" tone="muted">
            {t('views.saveText')}
          </Text>
          {problem !== undefined && (
            <InlineMessage tone="critical" role="alert">
              {problem}
            </InlineMessage>
          )}
          <TextField
            label={t('views.name')}
            value={name}
            onChange={(next) => {
              setName(next);
              setError(undefined);
            }}
            error={error}
            isRequired
          />
          {replaced !== undefined && (
            <InlineMessage role="status">{t('views.replaces', { name: replaced })}</InlineMessage>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
