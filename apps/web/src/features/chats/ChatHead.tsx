import { type Chat, useUpdateChat } from '@healzy/api/chats';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Menu } from '@healzy/ui/components/Menu';
import { Heading, Inline, Link } from '@healzy/ui/primitives';
import { ArrowLeft, CircleCheck, Ellipsis, Link2, RotateCcw, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { fullName } from '../../app/full-name.ts';
import { lazyPart } from '../../app/lazy-part.tsx';
import { report } from '../../app/messages.ts';
import { pathTo } from '../../app/paths.ts';
import { useIsPhone } from '../../app/useIsDesktop.ts';
import { useSessionUser } from '../../state/session.ts';

const ChatLinkDialog = lazyPart(async () => (await import('./ChatLinkDialog.tsx')).ChatLinkDialog);

/** Whose chat it is, and what can be done with it. */
export function ChatHead({ chat, hasBack }: { chat: Chat; hasBack: boolean }) {
  const { t } = useTranslation('chats');
  const navigate = useNavigate();
  const update = useUpdateChat();
  const ownId = useSessionUser()?.userId ?? null;
  const isPhone = useIsPhone();
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { patientId, state, assignee } = chat;
  const name = fullName(chat);
  const isDone = state === 'DONE';
  const isMine = assignee?.userId === ownId;
  const change = (body: Parameters<typeof update.mutateAsync>[0]['body']) =>
    void report('chat.edit', update.mutateAsync({ patientId, body }));
  return (
    <Inline justify="space-between" gap="sm">
      <Inline gap="xs">
        {hasBack && (
          <IconButton icon={ArrowLeft} label={t('thread.back')} onPress={() => void navigate('/chats')} />
        )}
        <Heading level={2} size="sm">
          <Link href={pathTo('/patient/:patientId', { patientId })}>{name}</Link>
        </Heading>
      </Inline>
      {chat.canWrite && (
        <Inline gap="xs">
          {!isPhone && (
            <Button size="small" icon={Link2} onPress={() => setLinkOpen(true)}>
              {t('actions.link')}
            </Button>
          )}
          <Menu
            trigger={<IconButton icon={Ellipsis} label={t('thread.label', { name })} hasTooltip={false} />}
            entries={[
              ...(isPhone
                ? [{ id: 'link', label: t('actions.link'), icon: Link2, onAction: () => setLinkOpen(true) }]
                : []),
              {
                id: 'done',
                label: t(isDone ? 'actions.reopen' : 'actions.done'),
                icon: isDone ? RotateCcw : CircleCheck,
                onAction: () => change({ isDone: !isDone }),
              },
              {
                id: 'assign',
                label: t(isMine ? 'actions.release' : 'actions.take'),
                icon: isMine ? UserX : UserCheck,
                onAction: () => change({ assigneeId: isMine ? null : ownId }),
              },
            ]}
          />
        </Inline>
      )}
      {isLinkOpen && <ChatLinkDialog patientId={patientId} name={name} onClose={() => setLinkOpen(false)} />}
    </Inline>
  );
}
