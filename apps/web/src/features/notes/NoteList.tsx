import type { NoteSummary } from '@healzy/api/notes';
import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { List } from '@healzy/ui/components/List';
import { LoadMore } from '@healzy/ui/components/LoadMore';
import { Inline, Stack, Text, VisuallyHidden } from '@healzy/ui/primitives';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { When } from '../../app/When.tsx';
import type { NoteView } from './useNotesAddress.ts';

export interface NoteListProps {
  notes: readonly NoteSummary[];
  total: number;
  /** The open note. */
  openId: string | null;
  addressOf: (noteId: string) => string;
  zone: string | undefined;
  view: NoteView;
  isLoadingMore: boolean;
  onLoadMore: (() => void) | undefined;
  onClear: () => void;
}

/** Notes, newest first: title, author and time, and an excerpt from the beginning or around the search match. */
export function NoteList({
  notes,
  total,
  openId,
  addressOf,
  zone,
  view,
  isLoadingMore,
  onLoadMore,
  onClear,
}: NoteListProps) {
  const { t } = useTranslation(['notes', 'app']);
  const formats = useFormats();
  const isDeleted = view === 'DELETED';
  return (
    <Stack gap="sm">
      <List
        label={t('list')}
        items={notes.map((note) => ({
          id: note.id,
          title: note.title,
          href: addressOf(note.id),
          isCurrent: note.id === openId,
          meta: (
            <Stack gap="xxs">
              <Text size="sm" tone="muted">
                <When at={note.begun.at} zone={zone} /> · {fullName(note.begun)}
              </Text>
              <Text size="sm" isTruncated>
                {note.excerpt}
              </Text>
            </Stack>
          ),
          trailing: (note.template !== null || note.documentCount > 0) && (
            <Inline gap="xxs" isWrapping={false}>
              {note.documentCount > 0 && (
                <Badge icon={Paperclip}>
                  {note.documentCount}
                  <VisuallyHidden> {t('documents', { count: note.documentCount })}</VisuallyHidden>
                </Badge>
              )}
              {note.template !== null && <Badge>{t(`template.${note.template}`)}</Badge>}
            </Inline>
          ),
        }))}
        empty={
          <EmptyState
            pictogram={isDeleted ? 'bin' : 'search'}
            title={t(isDeleted ? 'noDeleted.title' : 'noMatch.title')}
            description={t(isDeleted ? 'noDeleted.text' : 'noMatch.text')}
            action={<Button onPress={onClear}>{t('noMatch.clear')}</Button>}
          />
        }
      />
      {notes.length > 0 && (
        <LoadMore
          summary={t('shown', {
            count: total,
            shown: formats.number(notes.length),
            total: formats.number(total),
          })}
          label={t('more')}
          isPending={isLoadingMore}
          onLoadMore={onLoadMore}
        />
      )}
    </Stack>
  );
}
