import { type Chat, useUpdateChat } from '@healzy/api/chats';
import { Badge } from '@healzy/ui/components/Badge';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu } from '@healzy/ui/components/Menu';
import { Heading, Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import {
  ArrowLeft,
  CircleCheck,
  Ellipsis,
  Link2,
  RotateCcw,
  Search,
  UserCheck,
  UserCog,
  UserX,
} from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { report } from '../../app/messages.ts';
import { pathTo } from '../../app/paths.ts';
import { useIsPhone } from '../../app/useIsDesktop.ts';
import { useSessionUser } from '../../state/session.ts';
import { useChatAddress } from './chat-address.ts';

const ChatLinkDialog = lazyPart(async () => (await import('./ChatLinkDialog.tsx')).ChatLinkDialog);
const AssignDialog = lazyPart(async () => (await import('./AssignDialog.tsx')).AssignDialog);
const ChatSearchDialog = lazyPart(async () => (await import('./ChatSearchDialog.tsx')).ChatSearchDialog);

/** Whose chat it is, who handles it, and what can be done with it. */
export function ChatHead({ chat, hasBack }: { chat: Chat; hasBack: boolean }) {
  const { t } = useTranslation('chats');
  const { close: backToList } = useChatAddress();
  const update = useUpdateChat();
  const ownId = useSessionUser()?.userId ?? null;
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<'link' | 'assign' | 'search' | null>(null);
  const close = () => setOpened(null);
  const { patientId, state, assignee } = chat;
  const name = fullName(chat);
  const isDone = state === 'DONE';
  const isMine = assignee?.userId === ownId;
  const change = (body: Parameters<typeof update.mutateAsync>[0]['body']) =>
    void report('chat.edit', update.mutateAsync({ patientId, body }));
  return (
    <Inline justify="space-between" gap="sm">
      <Inline gap="xs">
        {hasBack && <IconButton icon={ArrowLeft} label={t('thread.back')} onPress={backToList} />}
        <Stack gap="none">
          <Inline gap="xs">
            <Heading level={2} size="sm">
              <Link href={pathTo('/patient/:patientId', { patientId })}>{name}</Link>
            </Heading>
            {isDone && <Badge>{t('list.done')}</Badge>}
          </Inline>
          {assignee !== null && (
            <Text size="xs" tone="muted">
              {t('list.assigned', { name: isMine ? t('thread.you') : fullName(assignee) })}
            </Text>
          )}
        </Stack>
      </Inline>
      <Inline gap="xs">
        {chat.canWrite && !isPhone && (
          <Button size="small" icon={Link2} onPress={() => setOpened('link')}>
            {t('actions.link')}
          </Button>
        )}
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t('thread.label', { name })} hasTooltip={false} />}
          entries={[
            {
              id: 'search',
              label: t('actions.search'),
              icon: Search,
              onAction: () => setOpened('search'),
            },
            ...(chat.canWrite
              ? [
                  ...(isPhone
                    ? [
                        {
                          id: 'link',
                          label: t('actions.link'),
                          icon: Link2,
                          onAction: () => setOpened('link'),
                        },
                      ]
                    : []),
                  {
                    id: 'done',
                    label: t(isDone ? 'actions.reopen' : 'actions.done'),
                    icon: isDone ? RotateCcw : CircleCheck,
                    onAction: () => change({ isDone: !isDone }),
                  },
                  {
                    id: 'take',
                    label: t(isMine ? 'actions.release' : 'actions.take'),
                    icon: isMine ? UserX : UserCheck,
                    onAction: () => change({ assigneeId: isMine ? null : ownId }),
                  },
                  {
                    id: 'assign',
                    label: t('actions.assign'),
                    icon: UserCog,
                    onAction: () => setOpened('assign'),
                  },
                ]
              : []),
          ]}
        />
      </Inline>
      {opened === 'link' && <ChatLinkDialog chat={chat} onClose={close} />}
      {opened === 'assign' && <AssignDialog chat={chat} onClose={close} />}
      {opened === 'search' && <ChatSearchDialog patientId={patientId} name={name} onClose={close} />}
    </Inline>
  );
}
