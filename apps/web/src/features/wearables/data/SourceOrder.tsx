import type { WearableSource } from '@healzy/api/wearables';
import { Card } from '@healzy/ui/components/Card';
import { SortableList } from '@healzy/ui/components/SortableList';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';

export interface SourceOrderProps {
  sources: readonly WearableSource[];
  canEdit: boolean;
  /** Resolves once the new order is what is read. */
  onOrder: (sources: string[]) => Promise<unknown>;
}

const LIST = 'sources';

/** Which source counts where several measured the same; nothing with fewer than two. */
export function SourceOrder({ sources, canEdit, onOrder }: SourceOrderProps) {
  const { t } = useTranslation('wearables');
  const formats = useFormats();
  if (sources.length < 2) return null;
  const metaOf = ({ records, firstOn, lastOn }: WearableSource) =>
    t('sources.span', {
      records: t('sources.records', { count: records, formatted: formats.number(records) }),
      span: formats.span(firstOn, lastOn),
    });
  const names = sources.map(({ source }) => source);
  return (
    <Card title={t('sources.title')} description={t('sources.text')}>
      {canEdit ? (
        <SortableList
          lists={[
            {
              id: LIST,
              label: t('sources.list'),
              items: sources.map((source) => ({
                id: source.source,
                label: source.source,
                meta: metaOf(source),
              })),
            },
          ]}
          onMove={({ id, index }) => onOrder(names.filter((name) => name !== id).toSpliced(index, 0, id))}
        />
      ) : (
        <Stack as="ol" gap="sm">
          {sources.map((source) => (
            <Stack as="li" key={source.source} gap="none">
              <Text>{source.source}</Text>
              <Text size="sm" tone="muted">
                {metaOf(source)}
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Card>
  );
}
