import { type SupportConversation, useSupportConversations } from '@healzy/api/support';
import { Avatar } from '@healzy/ui/components/Avatar';
import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { List, type ListItem } from '@healzy/ui/components/List';
import { Heading, Icon, Stack } from '@healzy/ui/primitives';
import { ArrowLeft, LifeBuoy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf } from '../../app/lists/paged.ts';
import { useOwnZone } from '../../state/own-zone.ts';
import { When } from '../../app/When.tsx';
import { SupportThread } from './SupportThread.tsx';

const EVERY_MS = 15_000;

/** For administrators: who has written, newest first, with a link to each conversation. */
export function SupportInbox({ ownId }: { ownId: string }) {
  const { t } = useTranslation('support');
  const conversations = useSupportConversations(EVERY_MS);
  const [chosen, setChosen] = useState<{ userId: string; name: string | null } | null>(null);
  const [left, setLeft] = useState<string | null>(null);
  const found = itemsOf(conversations);
  if (chosen !== null) {
    const goBack = () => {
      setLeft(chosen.userId);
      setChosen(null);
    };
    return (
      <>
        <Stack gap="xs" align="start" paddingBottom="xs">
          <Button intent="quiet" icon={ArrowLeft} onPress={goBack}>
            {t('inbox.back')}
          </Button>
          <Heading level={3} size="sm">
            {chosen.name ?? t('inbox.own')}
          </Heading>
        </Stack>
        <SupportThread userId={chosen.userId} ownId={ownId} otherName={chosen.name} />
      </>
    );
  }
  return (
    <Loaded queries={[conversations]}>
      <Conversations
        found={found}
        ownId={ownId}
        comingFrom={left}
        onChoose={(userId) => {
          const one = found.find((each) => each.userId === userId);
          const name = one === undefined || userId === ownId ? null : fullName(one);
          // Only after the press has focused the line: the conversation's field takes the focus from there.
          setTimeout(() => setChosen({ userId, name }));
        }}
      />
      {conversations.hasNextPage && (
        <Button
          isPending={conversations.isFetchingNextPage}
          pendingLabel={t('loading')}
          onPress={() => void conversations.fetchNextPage()}
        >
          {t('inbox.more')}
        </Button>
      )}
    </Loaded>
  );
}

interface ConversationsProps {
  found: readonly SupportConversation[];
  ownId: string;
  /** The conversation that was just left: the focus returns to its line. */
  comingFrom: string | null;
  onChoose: (userId: string) => void;
}

function Conversations({ found, ownId, comingFrom, onChoose }: ConversationsProps) {
  const { t } = useTranslation('support');
  const zone = useOwnZone();
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comingFrom === null) return undefined;
    // The list renders its lines a moment after itself, when its code has loaded.
    const seek = () => {
      const line = lines.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(comingFrom)}"]`);
      if (line) line.focus();
      else waiting = requestAnimationFrame(seek);
    };
    let waiting = requestAnimationFrame(seek);
    return () => cancelAnimationFrame(waiting);
  }, [comingFrom]);
  const others = found.filter(({ userId }) => userId !== ownId);
  const own = found.find(({ userId }) => userId === ownId);
  const unreadOf = (unread = 0) =>
    unread > 0 && <Badge tone="accent">{t('inbox.unread', { count: unread })}</Badge>;
  const items: ListItem[] = [
    ...others.map((one) => ({
      id: one.userId,
      title: fullName(one),
      meta: (
        <>
          <When at={one.lastAt} zone={zone} /> · {one.lastText}
        </>
      ),
      leading: <Avatar name={fullName(one)} />,
      trailing: unreadOf(one.unread),
    })),
    {
      id: ownId,
      title: t('inbox.own'),
      meta: own?.lastText ?? t('inbox.ownHint'),
      leading: <Icon icon={LifeBuoy} size="lg" />,
      trailing: unreadOf(own?.unread),
    },
  ];
  return (
    <Stack gap="md">
      {others.length === 0 && (
        <EmptyState
          pictogram="messages"
          level={3}
          title={t('inbox.emptyTitle')}
          description={t('inbox.emptyText')}
        />
      )}
      <div ref={lines}>
        <List
          label={t('inbox.label')}
          items={items}
          selectionMode="single"
          selectedIds={[]}
          onSelectionChange={([userId]) => userId !== undefined && onChoose(userId)}
        />
      </div>
    </Stack>
  );
}
