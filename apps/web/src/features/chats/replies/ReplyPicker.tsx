import type { Chat } from '@healzy/api/chats';
import { useSavedReplies } from '@healzy/api/chats/saved-replies';
import { filledReply, savedReplyText } from '@healzy/domain/chats';
import { may } from '@healzy/domain/session';
import { CommandPalette } from '@healzy/ui/patterns/CommandPalette';
import { MessageSquareQuote, Settings2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRoles } from '../../../state/account.ts';

interface ReplyPickerProps {
  /** Whose name and language it is written with. */
  patient: Pick<Chat, 'name' | 'language'>;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The account's saved replies, found while typing; the chosen one is put into the message, and not sent. */
export function ReplyPicker({ patient, onChoose, onClose }: ReplyPickerProps) {
  const { t } = useTranslation('chats');
  const replies = useSavedReplies();
  const canManage = may('updateSavedReply', useRoles());
  const entries = (replies.data?.items ?? []).map((reply) => {
    const { text, language } = savedReplyText(reply, patient.language);
    const filled = filledReply(text, patient.name);
    return {
      id: reply.id,
      title: reply.title,
      hint: language === patient.language ? filled : `${t(`replies.only.${language}`)} · ${filled}`,
      icon: MessageSquareQuote,
      onSelect: () => onChoose(filled),
    };
  });
  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      hasHotkey={false}
      groups={[
        { id: 'replies', label: t(`replies.in.${patient.language}`), entries },
        ...(canManage
          ? [
              {
                id: 'manage',
                label: t('replies.manageGroup'),
                entries: [
                  { id: 'manage', title: t('replies.manage'), icon: Settings2, href: '/saved-replies' },
                ],
              },
            ]
          : []),
      ]}
      labels={{
        title: t('replies.insert'),
        placeholder: t('replies.search'),
        empty: (query) =>
          replies.isPending
            ? t('replies.loading')
            : replies.isError
              ? t('replies.failed')
              : query === ''
                ? t('replies.noneTitle')
                : t('replies.noMatch', { query }),
        loading: t('replies.loading'),
        failed: t('replies.failed'),
      }}
    />
  );
}
