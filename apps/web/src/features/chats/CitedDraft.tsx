import { Checkbox } from '@healzy/ui/components/Checkbox';
import { IconButton } from '@healzy/ui/components/IconButton';
import { Box, Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CitationCandidate } from '../../app/citations.ts';
import { CITED_ICONS } from './cited-kinds.ts';

interface CitedDraftProps {
  candidate: CitationCandidate;
  /** Null where there is no file that could be sent. */
  isShared: boolean | null;
  onShare: (isShared: boolean) => void;
  onRemove: () => void;
}

/** What the message that is being written points at; of a document, whether the patient gets the file as well. */
export function CitedDraft({ candidate, isShared, onShare, onRemove }: CitedDraftProps) {
  const { t } = useTranslation('chats');
  const { citation, title, when } = candidate;
  return (
    <Box padding="xs">
      <Inline gap="xs" justify="space-between" isWrapping={false}>
        <Inline gap="xs" isWrapping={false}>
          <Icon icon={CITED_ICONS[citation.kind]} />
          <Stack gap="none">
            <Text size="sm">{title}</Text>
            <Text size="xs" tone="muted">{`${t(`cited.kind.${citation.kind}`)} · ${when}`}</Text>
          </Stack>
        </Inline>
        <IconButton icon={X} size="small" label={t('cited.remove', { title })} onPress={onRemove} />
      </Inline>
      {isShared !== null && (
        <Checkbox isSelected={isShared} onChange={onShare} hint={t('cited.shareHint')}>
          {t('cited.share')}
        </Checkbox>
      )}
    </Box>
  );
}
