import type { WearableImport } from '@healzy/api/wearables';
import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmAction } from '../../../app/ConfirmAction.tsx';
import { useFormats } from '../../../app/formats.ts';
import { ImportTotalsList } from '../import/ImportTotalsList.tsx';
import { useImportWords } from '../import/useImportWords.ts';

export interface ImportsCardProps {
  title: string;
  imports: readonly WearableImport[];
  zone: string;
  /** Shown to the patient, who sent them. */
  isOwn?: boolean;
  /** Undoes one whole; without it, nothing can be undone here. */
  onUndo?: (importId: string) => Promise<unknown>;
}

/** The files that were imported, with what each gave, and the way back. */
export function ImportsCard({ title, imports, zone, isOwn = false, onUndo }: ImportsCardProps) {
  const { t } = useTranslation(['wearables', 'wearables-import']);
  const [undoing, setUndoing] = useState<WearableImport | null>(null);
  const formats = useFormats();
  return (
    <Card title={title}>
      {imports.length === 0 ? (
        <Text tone="muted">{t('imports.none')}</Text>
      ) : (
        <Stack as="ul" gap="md">
          {imports.map((item) => (
            <Stack as="li" key={item.id}>
              <ImportItem
                item={item}
                zone={zone}
                isOwn={isOwn}
                undo={
                  onUndo && (
                    <Button
                      size="small"
                      icon={Undo2}
                      aria-label={t('imports.undoOf', { file: item.fileName })}
                      onPress={() => setUndoing(item)}
                    >
                      {t('imports.undo')}
                    </Button>
                  )
                }
              />
            </Stack>
          ))}
        </Stack>
      )}
      {undoing && onUndo && (
        <ConfirmAction
          act="wearableImport.undo"
          title={t('imports.undoTitle', { file: undoing.fileName })}
          confirmLabel={t('imports.undoConfirm')}
          cancelLabel={t('imports.undoKeep')}
          run={() => onUndo(undoing.id)}
          onClose={() => setUndoing(null)}
        >
          <Text as="p">
            {t('imports.undoText', { count: undoing.stored, formatted: formats.number(undoing.stored) })}
          </Text>
        </ConfirmAction>
      )}
    </Card>
  );
}

interface ImportItemProps {
  item: WearableImport;
  zone: string;
  isOwn: boolean;
  undo: ReactNode;
}

function ImportItem({ item, zone, isOwn, undo }: ImportItemProps) {
  const { t } = useTranslation(['wearables', 'wearables-import']);
  const formats = useFormats();
  const { formatOf } = useImportWords();
  return (
    <Card title={item.fileName} level={3} padding="sm" ground="raised" actions={undo}>
      <Stack gap="sm">
        {item.isFromPatient && (
          <Inline>
            <Badge tone="info">{t(isOwn ? 'imports.fromYou' : 'imports.fromPatient')}</Badge>
          </Inline>
        )}
        <DescriptionList
          layout="columns"
          items={[
            { term: t('imports.format'), detail: formatOf(item.format) },
            {
              term: t('imports.choices'),
              detail: formats.list(item.choices.map((choice) => t(`wearables-import:choice.${choice}`))),
            },
            ...(item.firstOn === null || item.lastOn === null
              ? []
              : [{ term: t('imports.period'), detail: formats.span(item.firstOn, item.lastOn) }]),
            ...(item.sources.length === 0
              ? []
              : [{ term: t('imports.sources'), detail: formats.list(item.sources) }]),
            { term: t('imports.at'), detail: formats.dateTime(item.createdAt, zone) },
          ]}
        />
        <Disclosure title={t('imports.details')}>
          <ImportTotalsList totals={item} />
        </Disclosure>
      </Stack>
    </Card>
  );
}
