import { type Chat, type ChatsQuery, useChatPages } from '@healzy/api/chats';
import { Avatar } from '@healzy/ui/components/Avatar';
import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { List, type ListItem } from '@healzy/ui/components/List';
import { SearchField } from '@healzy/ui/components/SearchField';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { chosenOf, type ListDefinition, oneOf } from '../../app/lists/list-address.ts';
import { itemsOf } from '../../app/lists/paged.ts';
import { useListAddress } from '../../app/lists/useListAddress.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { When } from '../../app/When.tsx';
import { useOwnZone } from '../../state/own-zone.ts';
import { useChatAddress } from './chat-address.ts';

const MessageHits = lazyPart(async () => (await import('./MessageHits.tsx')).MessageHits);

/** Which chats are shown; without any of these, all that were written in. */
const FILTERS = ['PENDING', 'MINE', 'UNASSIGNED', 'DONE'] as const;
type Filter = (typeof FILTERS)[number];

const CHAT_LIST: ListDefinition = { filters: { show: oneOf(FILTERS) } };

const QUERIES: Readonly<Record<Filter, ChatsQuery>> = {
  PENDING: { state: 'PENDING' },
  MINE: { assigned: 'MINE' },
  UNASSIGNED: { assigned: 'NOBODY' },
  DONE: { state: 'DONE' },
};

/**
 * Who has written, newest first. A search also finds patients with whom nobody has written yet, and messages by their
 * words.
 */
export function ChatList({ chosen }: { chosen: string | null }) {
  const { t } = useTranslation('chats');
  const list = useListAddress(CHAT_LIST);
  const { search } = list;
  const [shown] = chosenOf(list.filters['show'], FILTERS);
  const query: ChatsQuery = {
    ...(search === '' ? {} : { search }),
    ...(shown === undefined ? {} : QUERIES[shown]),
  };
  const pages = useChatPages(query);
  const items = useChatItems(itemsOf(pages), chosen);
  return (
    <Stack gap="sm">
      <SearchField
        label={t('list.search')}
        placeholder={t('list.placeholder')}
        value={list.typed}
        onChange={list.setTyped}
      />
      <SegmentedControl
        label={t('list.filter')}
        isWide
        options={(['ALL', ...FILTERS] as const).map((id) => ({ id, label: t(`list.${id}`) }))}
        value={shown ?? 'ALL'}
        onChange={(next) => list.filter(next === 'ALL' ? {} : { show: { kind: 'choice', ids: [next] } })}
      />
      <Loaded queries={[pages]}>
        <List
          label={t('list.label')}
          items={items}
          empty={<Nothing isSearch={search !== ''} isFiltered={shown !== undefined} />}
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
      {search !== '' && <MessageHits search={search} />}
    </Stack>
  );
}

function Nothing({ isSearch, isFiltered }: { isSearch: boolean; isFiltered: boolean }) {
  const { t } = useTranslation('chats');
  if (isSearch) return <Text tone="muted">{t('empty.noMatch')}</Text>;
  const [title, text] = isFiltered
    ? [t('empty.noneTitle'), t('empty.noneText')]
    : [t('empty.title'), t('empty.text')];
  return <EmptyState pictogram="messages" title={title} description={text} />;
}

function useChatItems(chats: readonly Chat[], chosen: string | null): ListItem[] {
  const { t } = useTranslation('chats');
  const zone = useOwnZone();
  const { hrefOf } = useChatAddress();
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
      href: hrefOf(patientId),
      isCurrent: patientId === chosen,
    };
  });
}
