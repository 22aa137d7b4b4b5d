import { type Calorimetry, useRemoveCalorimetryRecording } from '@healzy/api/calorimetry';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Stack, Text } from '@healzy/ui/primitives';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { notifySuccess } from '../../app/messages.ts';
import { elapsedText } from './elapsed.ts';
import { CartImportPanel } from './import/CartImportPanel.tsx';
import { useDoubtText } from './import/useDoubtText.ts';

export interface FileViewProps {
  calorimetry: Calorimetry;
  zone: string;
  today: string;
  canEdit: boolean;
  onImported: (result: Calorimetry) => void;
}

/** The file behind the figures: import one, see what was read, replace or remove it. */
export function FileView({ calorimetry, zone, today, canEdit, onImported }: FileViewProps) {
  const { t } = useTranslation(['calorimetry', 'calorimetry-import']);
  const { medicalTestId, recording, version } = calorimetry;
  const remove = useRemoveCalorimetryRecording();
  const [isRemoving, setRemoving] = useState(false);
  if (recording === null && !canEdit)
    return <EmptyState pictogram="readings" title={t('empty.title')} description={t('empty.text')} />;
  return (
    <Stack gap="lg">
      {recording !== null && (
        <Card
          title={t('file.title')}
          actions={
            canEdit && (
              <Button icon={Trash2} onPress={() => setRemoving(true)}>
                {t('file.remove')}
              </Button>
            )
          }
        >
          <RecordingFacts recording={recording} zone={zone} />
        </Card>
      )}
      {canEdit && (
        <Card
          title={t(recording === null ? 'calorimetry-import:title' : 'file.replace')}
          {...(recording === null ? {} : { description: t('file.replaceText') })}
        >
          <CartImportPanel
            medicalTestId={medicalTestId}
            today={today}
            replaces={recording !== null}
            onImported={(result, file) => {
              onImported(result);
              notifySuccess('calorimetryFile.create', { file: file.name });
            }}
          />
        </Card>
      )}
      {isRemoving && recording !== null && (
        <ConfirmAction
          act="calorimetryFile.delete"
          title={t('file.removeTitle', { file: recording.fileName })}
          confirmLabel={t('file.removeConfirm')}
          cancelLabel={t('file.removeKeep')}
          run={() => remove.mutateAsync({ medicalTestId, version })}
          onClose={() => setRemoving(false)}
        >
          <Text as="p">{t('file.removeText')}</Text>
        </ConfirmAction>
      )}
    </Stack>
  );
}

/** What was read of the file, and what somebody confirmed about it. */
function RecordingFacts({
  recording,
  zone,
}: {
  recording: NonNullable<Calorimetry['recording']>;
  zone: string;
}) {
  const { t } = useTranslation(['calorimetry', 'calorimetry-import']);
  const formats = useFormats();
  const text = useDoubtText();
  const { recognised, report, importedBy, importedAt, mismatches, doubts, markers } = recording;
  const when = formats.dateTime(importedAt, zone);
  const confirmed = [...mismatches.map(text.mismatch), ...doubts.flatMap((doubt) => text.doubt(doubt) ?? [])];
  return (
    <DescriptionList
      items={[
        { term: t('file.name'), detail: recording.fileName },
        { term: t('file.maker'), detail: t(`calorimetry-import:maker.${recognised.maker}`) },
        { term: t('file.samples'), detail: formats.number(report.samples) },
        { term: t('file.length'), detail: elapsedText(report.lastS - report.firstS) },
        { term: t('file.step'), detail: t('file.seconds', { count: report.stepS }) },
        {
          term: t('file.imported'),
          detail: importedBy === null ? when : t('file.by', { when, name: fullName(importedBy) }),
        },
        ...(recognised.unknown.length === 0
          ? []
          : [{ term: t('file.unread'), detail: formats.list(recognised.unknown) }]),
        ...(markers.length === 0
          ? []
          : [
              {
                term: t('file.markers'),
                detail: markers.map((marker) => `${elapsedText(marker.timeS)} ${marker.text}`).join(' · '),
              },
            ]),
        ...(confirmed.length === 0 ? [] : [{ term: t('file.confirmed'), detail: confirmed.join(' ') }]),
      ]}
    />
  );
}
