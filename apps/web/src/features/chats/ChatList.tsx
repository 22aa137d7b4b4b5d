import { type Chat, type ChatsQuery, useChatPages } from '@healzy/api/chats';
import { Avatar } from '@healzy/ui/components/Avatar';
import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { List, type ListItem } from '@healzy/ui/components/List';
import { SearchField } from '@healzy/ui/components/SearchField';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { itemsOf } from '../../app/lists/paged.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { useDebouncedValue } from '../../app/useDebouncedValue.ts';
import { When } from '../../app/When.tsx';
import { useOwnZone } from '../../state/session.ts';
import { chatHref } from './chat-address.ts';

const FILTERS = ['ALL', 'PENDING', 'DONE'] as const;
type Shown = (typeof FILTERS)[number];

/** Longest search that the server takes. */
const SEARCH_LENGTH = 100;

/** Who has written, newest first; a search also finds patients with whom nobody has written yet. */
export function ChatList({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation('chats');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>('ALL');
  const search = useDebouncedValue(typed.trim().slice(0, SEARCH_LENGTH));
  const query: ChatsQuery = {
    ...(search === '' ? {} : { search }),
    ...(shown === 'ALL' ? {} : { state: shown }),
  };
  const pages = useChatPages(query);
  const items = useChatItems(itemsOf(pages), chosen);
  return (
    <Stack gap="sm">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.placeholder')}
        value={typed}
        onChange={setTyped}
      />
      <SegmentedControl
        label={t('list.filter')}
        isWide
        options={FILTERS.map((id) => ({ id, label: t(`list.${id}`) }))}
        value={shown}
        onChange={setShown}
      />
      <Loaded queries={[pages]}>
        <List
          label={t('list.label')}
          items={items}
          empty={<Nothing isSearch={search !== ''} isFiltered={shown !== 'ALL'} />}
        />
        {pages.hasNextPage && (
          <Button
            isPending={pages.isFetchingNextPage}
            pendingLabel={t('list.loading')}
            onPress={() => void pages.fetchNextPage()}
          >
            {t('list.more')}
          </Button>
        )}
      </Loaded>
    </Stack>
  );
}

function Nothing({ isSearch, isFiltered }: { isSearch: boolean; isFiltered: boolean }) {
  const { t } = useTranslation('chats');
  const [title, text] = isSearch
    ? [t('empty.noMatchTitle'), t('empty.noMatchText')]
    : isFiltered
      ? [t('empty.noneTitle'), t('empty.noneText')]
      : [t('empty.title'), t('empty.text')];
  return <EmptyState pictogram={isSearch ? 'search' : 'messages'} title={title} description={text} />;
}

function useChatItems(chats: readonly Chat[], chosen: string | null): ListItem[] {
  const { t } = useTranslation('chats');
  const zone = useOwnZone();
  const textOf = ({ lastText, lastKind, lastAt, isLastFromPatient }: Chat) => {
    if (lastAt === null) return t('list.nothing');
    const text = lastText === null || lastText === '' ? t(`list.kind.${lastKind ?? 'FILE'}`) : lastText;
    return isLastFromPatient ? text : t('list.clinic', { text });
  };
  const badgeOf = ({ unread, state }: Chat) => {
    if (unread > 0) return <Badge tone="accent">{t('list.unread', { count: unread })}</Badge>;
    if (state === 'PENDING') return <Badge tone="warning">{t('list.pending')}</Badge>;
    return state === 'DONE' ? <Badge>{t('list.done')}</Badge> : undefined;
  };
  return chats.map((chat) => {
    const { patientId, lastAt, assignee } = chat;
    const facts = [
      ...(assignee === null ? [] : [t('list.assigned', { name: fullName(assignee) })]),
      textOf(chat),
    ];
    return {
      id: patientId,
      title: fullName(chat),
      meta: facts.join(' · '),
      leading: <Avatar name={fullName(chat)} />,
      trailing: (
        <Stack gap="xxs" align="end">
          {lastAt !== null && (
            <Text size="xs" tone="muted">
              <When at={lastAt} zone={zone} />
            </Text>
          )}
          {badgeOf(chat)}
        </Stack>
      ),
      href: chatHref(patientId),
      isCurrent: patientId === chosen,
    };
  });
}
