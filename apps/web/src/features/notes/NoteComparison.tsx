import type { NoteVersion } from '@healzy/api/notes';
import { compareLines, compareRichText } from '@healzy/domain/notes';
import { Badge } from '@healzy/ui/components/Badge';
import { RichText } from '@healzy/ui/patterns/RichText';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What was added and removed between two versions of a note. */
export function NoteComparison({ before, after }: { before: NoteVersion; after: NoteVersion }) {
  const { t } = useTranslation('notes');
  const title = useMemo(() => compareLines(before.title, after.title), [before, after]);
  const message = useMemo(() => compareRichText(before.message, after.message), [before, after]);
  const missing = (from: NoteVersion, other: NoteVersion) =>
    from.documents.filter(({ id }) => !other.documents.some((document) => document.id === id));
  const came = missing(after, before);
  const went = missing(before, after);
  const hasChange =
    came.length + went.length > 0 ||
    [...title, ...message.flatMap(({ spans }) => spans)].some(({ change }) => change !== null);
  if (!hasChange) return <Text tone="muted">{t('versions.same')}</Text>;
  const changeLabels = { added: t('versions.added'), removed: t('versions.removed') };
  return (
    <Stack gap="md">
      <RichText
        text={[{ type: 'HEADING', level: 0, spans: title }, ...message]}
        headingLevel={3}
        changeLabels={changeLabels}
      />
      {came.map(({ id, fileName }) => (
        <Inline key={id} gap="xs">
          <Badge tone="success">{t('versions.documentAdded')}</Badge>
          <Text>{fileName}</Text>
        </Inline>
      ))}
      {went.map(({ id, fileName }) => (
        <Inline key={id} gap="xs">
          <Badge tone="critical">{t('versions.documentRemoved')}</Badge>
          <Text>{fileName}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
