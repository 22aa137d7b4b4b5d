import { useChatMessageHits } from '@healzy/api/chats';
import { Button } from '@healzy/ui/components/Button';
import { List } from '@healzy/ui/components/List';
import { Heading, Stack, Text } from '@healzy/ui/primitives';
import { useTranslation } from 'react-i18next';
import { fullName } from '../../app/full-name.ts';
import { itemsOf } from '../../app/lists/paged.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { When } from '../../app/When.tsx';
import { useOwnZone } from '../../state/own-zone.ts';
import { useChatAddress } from './chat-address.ts';

/** Messages with these words, newest first: in all chats, or in that of a patient. Each opens its chat there. */
export function MessageHits({ search, patientId }: { search: string; patientId?: string }) {
  const { t } = useTranslation('chats');
  const zone = useOwnZone();
  const { chosen, message, hrefOf, messageHref } = useChatAddress();
  const pages = useChatMessageHits(search, patientId);
  const items = itemsOf(pages).map((hit) => {
    const author = hit.isFromPatient ? fullName(hit) : hit.authorName;
    return {
      id: hit.id,
      title: patientId === undefined ? fullName(hit) : author,
      meta:
        patientId === undefined && !hit.isFromPatient ? t('list.clinic', { text: hit.excerpt }) : hit.excerpt,
      trailing: (
        <Text size="xs" tone="muted">
          <When at={hit.at} zone={zone} />
        </Text>
      ),
      href: patientId === undefined ? hrefOf(hit.patientId, hit.sequence) : messageHref(hit.sequence),
      isCurrent: message === hit.sequence && (patientId ?? chosen) === hit.patientId,
    };
  });
  return (
    <Stack gap="xs">
      <Heading level={2} size="xs">
        {t('hits.title')}
      </Heading>
      <Loaded queries={[pages]}>
        <List
          label={t('hits.title')}
          items={items}
          empty={<Text tone="muted">{t('hits.none', { search })}</Text>}
        />
        {pages.hasNextPage && (
          <Button
            isPending={pages.isFetchingNextPage}
            pendingLabel={t('hits.loading')}
            onPress={() => void pages.fetchNextPage()}
          >
            {t('hits.more')}
          </Button>
        )}
      </Loaded>
    </Stack>
  );
}
