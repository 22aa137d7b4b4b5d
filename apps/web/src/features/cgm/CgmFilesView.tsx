import { type CgmImport, useUndoCgmImport } from '@healzy/api/cgm';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Stack, Text } from '@healzy/ui/primitives';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../app/ConfirmAction.tsx';
import { notifySuccess, report } from '../../app/messages.ts';
import { useFormats } from '../../app/formats.ts';
import { CgmUnreadRows } from './import/CgmUnreadRows.tsx';
import { CgmImportPanel } from './import/CgmImportPanel.tsx';

export interface CgmFilesViewProps {
  medicalTestId: string;
  imports: readonly CgmImport[];
  /** Whether this user may add data to the test. */
  canAdd: boolean;
  defaultZone: string;
  onImported: () => void;
}

/** The files behind the figures: import one, or undo an import. */
export function CgmFilesView({ medicalTestId, imports, canAdd, defaultZone, onImported }: CgmFilesViewProps) {
  const { t } = useTranslation(['cgm', 'app']);
  const formats = useFormats();
  const undo = useUndoCgmImport();
  const [undoing, setUndoing] = useState<CgmImport | null>(null);

  const undoImport = (importId: string) => undo.mutateAsync({ medicalTestId, importId });

  return (
    <Stack gap="lg">
      {canAdd && (
        <Card title={t('import.title')} description={imports.length === 0 ? t('empty.text') : undefined}>
          <CgmImportPanel
            medicalTestId={medicalTestId}
            defaultZone={defaultZone}
            onImported={(result, file) => {
              onImported();
              notifySuccess(
                'cgmImport.create',
                { count: formats.number(result.readings), file: file.name },
                {
                  undo: {
                    of: `cgm-import/${result.id}`,
                    run: () => void report('cgmImport.undo', undoImport(result.id)),
                  },
                },
              );
            }}
          />
        </Card>
      )}
      {(imports.length > 0 || !canAdd) && (
        <Card title={t('files.title')}>
          {imports.length === 0 ? (
            <Text tone="muted">{t('files.empty')}</Text>
          ) : (
            <Stack as="ul" gap="md">
              {imports.map((item) => (
                <Stack as="li" key={item.id} gap="xs">
                  <Card
                    title={item.fileName}
                    level={3}
                    padding="sm"
                    ground="raised"
                    actions={
                      canAdd && (
                        <Button
                          size="small"
                          icon={Undo2}
                          aria-label={t('files.undoOf', { file: item.fileName })}
                          onPress={() => setUndoing(item)}
                        >
                          {t('files.undo')}
                        </Button>
                      )
                    }
                  >
                    <DescriptionList
                      layout="columns"
                      items={[
                        { term: t('files.maker'), detail: t(`maker.${item.recognised.maker}`) },
                        {
                          term: t('files.readings'),
                          detail:
                            item.counted === item.readings
                              ? formats.number(item.readings)
                              : t('files.counted', {
                                  counted: formats.number(item.counted),
                                  readings: formats.number(item.readings),
                                }),
                        },
                        ...(item.recognised.devices.length === 0
                          ? []
                          : [{ term: t('import.devices'), detail: item.recognised.devices.join(', ') }]),
                        {
                          term: t('files.period'),
                          detail: `${formats.dateTime(item.firstAt, item.zone)} – ${formats.dateTime(item.lastAt, item.zone)}`,
                        },
                        { term: t('files.importedAt'), detail: formats.dateTime(item.createdAt, item.zone) },
                      ]}
                    />
                    <CgmUnreadRows report={item.report} parts={item.recognised.parts} isImported />
                  </Card>
                </Stack>
              ))}
            </Stack>
          )}
        </Card>
      )}
      {undoing && (
        <ConfirmAction
          act="cgmImport.undo"
          title={t('files.undoTitle', { file: undoing.fileName })}
          confirmLabel={t('files.undoConfirm')}
          cancelLabel={t('files.undoKeep')}
          run={() => undoImport(undoing.id)}
          onClose={() => setUndoing(null)}
        >
          <Text as="p">
            {t('files.undoText', {
              count: undoing.readings,
              formatted: formats.number(undoing.readings),
            })}
          </Text>
        </ConfirmAction>
      )}
    </Stack>
  );
}
