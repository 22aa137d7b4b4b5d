import type { BloodUnreadRow } from '@healzy/api/blood-analysis';
import { Button } from '@healzy/ui/components/Button';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { List } from '@healzy/ui/components/List';
import { Inline, Stack } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { useMarkerName } from '../useMarkerName.ts';

export interface UnreadRowsProps {
  rows: readonly BloodUnreadRow[];
  /** Shows a line on its page; the index is that of the line among all. */
  onShow?: ((index: number) => void) | undefined;
  onEnter: (index: number) => void;
}

/** The lines of a report that gave no value, each with its reason; plain text apart. Nothing is dropped. */
export function UnreadRows({ rows, onShow, onEnter }: UnreadRowsProps) {
  const { t } = useTranslation('blood-analysis-review');
  const nameOf = useMarkerName();
  const lines = rows.map((row, index) => ({ ...row, index }));
  const listOf = (isText: boolean) => {
    const shown = lines.filter(({ reason }) => (reason === 'TEXT') === isText);
    if (shown.length === 0) return null;
    const title = t(isText ? 'unread.text' : 'unread.title', { count: shown.length });
    return (
      <Disclosure title={title} level={2} isInitiallyExpanded={!isText}>
        <List
          label={title}
          hasLongLabels
          items={shown.map(({ index, reason, text, marker, rect }) => ({
            id: String(index),
            title: text,
            ...(isText
              ? {}
              : {
                  meta: [t(`unread.reason.${reason}`), marker === null ? null : nameOf(marker)]
                    .filter((part) => part !== null)
                    .join(' · '),
                }),
            actions: (
              <Inline gap="xs">
                {onShow && rect !== null && (
                  <Button
                    size="small"
                    intent="quiet"
                    aria-label={t('unread.showOf', { text })}
                    onPress={() => onShow(index)}
                  >
                    {t('unread.show')}
                  </Button>
                )}
                <Button
                  size="small"
                  intent="quiet"
                  aria-label={t('unread.enterOf', { text })}
                  onPress={() => onEnter(index)}
                >
                  {t('unread.enter')}
                </Button>
              </Inline>
            ),
          }))}
        />
      </Disclosure>
    );
  };
  return (
    <Stack gap="sm">
      {listOf(false)}
      {listOf(true)}
    </Stack>
  );
}
