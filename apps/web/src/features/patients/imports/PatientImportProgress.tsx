import type { PatientImport } from '@healzy/api/patients/imports';
import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { ProgressBar } from '@healzy/ui/components/ProgressBar';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../../../app/api-errors.ts';
import { useFormats } from '../../../app/formats.ts';
import { isBusy, type ImportWork } from './import-jobs.ts';

export interface PatientImportProgressProps {
  item: PatientImport;
  work: ImportWork;
  onGo: () => void;
  onStop: () => void;
  /** Only while importing: an undo cannot be undone. */
  onUndo: () => void;
}

/** The progress of an import or its undo, with its actions. */
export function PatientImportProgress({ item, work, onGo, onStop, onUndo }: PatientImportProgressProps) {
  const { t } = useTranslation('patient-imports');
  const formats = useFormats();
  const isUndoing = item.state === 'UNDOING';
  const done = isUndoing ? item.undoneCount : item.position;
  const total = isUndoing ? item.createdCount : item.rowCount;
  const isGoing = isBusy(work);
  const messages = t(isUndoing ? 'undo.progress' : 'run.progress', {
    done: formats.number(done),
    total: formats.number(total),
  });
  return (
    <Card title={t(isUndoing ? 'undo.running' : 'run.title')} description={item.fileName}>
      <Stack gap="md">
        <ProgressBar label={messages} value={total === 0 ? 0 : done / total} />
        {work.kind === 'failed' && (
          <Banner tone="critical" role="alert" title={t('run.failed')}>
            {sentenceForError(work.error)}
          </Banner>
        )}
        {work.kind === 'waiting' && (
          <InlineMessage tone="warning" role="status">
            {t('run.waiting')}
          </InlineMessage>
        )}
        {work.kind === 'idle' && !isUndoing && (
          <InlineMessage role="status">
            {t('run.stopped', { created: formats.number(item.createdCount) })}
          </InlineMessage>
        )}
        {isGoing && (
          <Text as="p" size="sm" tone="muted">
            {t('run.keepOpen')}
          </Text>
        )}
        <Inline gap="sm">
          {isGoing ? (
            <Button onPress={onStop}>{t('run.stop')}</Button>
          ) : (
            <Button intent="primary" onPress={onGo}>
              {t('run.go')}
            </Button>
          )}
          {!isGoing && !isUndoing && <Button onPress={onUndo}>{t('run.undo')}</Button>}
        </Inline>
      </Stack>
    </Card>
  );
}
