import { type Note, type NoteVersion, useNoteVersions } from '@healzy/api/notes';
import { Button } from '@healzy/ui/components/Button';
import { Dialog } from '@healzy/ui/components/Dialog';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Select } from '@healzy/ui/components/Select';
import { RichText } from '@healzy/ui/patterns/RichText';
import { Box, Columns, Inline, Stack, Text } from '@healzy/ui/primitives';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareLines, compareRichText } from '@healzy/domain/notes';
import { Badge } from '@healzy/ui/components/Badge';
import { useFormats } from '../../app/formats.ts';
import { fullName } from '../../app/full-name.ts';
import { Loaded } from '../../app/Loaded.tsx';
import { itemsOf } from '../../app/lists/paged.ts';
import { useCitationLook } from './useCitationLook.ts';
import { NoteDocuments } from './NoteDocuments.tsx';

const VIEWS = ['CHANGES', 'TEXT'] as const;

export interface NoteVersionsDialogProps {
  note: Note;
  zone: string | undefined;
  onClose: () => void;
}

/** Every signed version of a note, and the changes between any two of them. */
export function NoteVersionsDialog({ note, zone, onClose }: NoteVersionsDialogProps) {
  const { t } = useTranslation(['notes', 'app']);
  const query = useNoteVersions(note.id);
  const versions = itemsOf(query);
  return (
    <Dialog title={t('versions.title', { title: note.title })} size="large" onClose={onClose}>
      <Loaded queries={[query]}>
        <VersionChoice patientId={note.patientId} versions={versions} zone={zone} />
        {query.hasNextPage && (
          <Box>
            <Button onPress={() => void query.fetchNextPage()} isPending={query.isFetchingNextPage}>
              {t('versions.more')}
            </Button>
          </Box>
        )}
      </Loaded>
    </Dialog>
  );
}

function VersionChoice({
  patientId,
  versions,
  zone,
}: {
  patientId: string;
  versions: readonly NoteVersion[];
  zone: string | undefined;
}) {
  const { t } = useTranslation('notes');
  const formats = useFormats();
  const newest = versions[0];
  const [chosen, setChosen] = useState(newest?.version ?? 1);
  const [other, setOther] = useState<number | null>(null);
  const [view, setView] = useState<(typeof VIEWS)[number]>('CHANGES');
  const shown = versions.find(({ version }) => version === chosen) ?? newest;
  const citationLook = useCitationLook(patientId, shown?.citations);
  if (!shown) return null;
  const options = versions.map(({ version, signed }) => ({
    id: String(version),
    label:
      version === newest?.version ? t('versions.current', { version }) : t('versions.version', { version }),
    hint: t('versions.by', { name: fullName(signed), when: formats.dateTime(signed.at, zone) }),
  }));
  const former = versions.find(({ version }) => version === (other ?? chosen - 1));
  const showsChanges = view === 'CHANGES' && former !== undefined && former !== shown;
  // Changes are shown from the earlier to the later version, whichever was chosen first.
  const [before, after] = former && former.version > shown.version ? [shown, former] : [former, shown];
  return (
    <Stack gap="md">
      <Columns count={2} gap="md" align="start">
        <Select
          label={t('versions.list')}
          placeholder={t('versions.choose')}
          value={String(chosen)}
          onChange={(id) => setChosen(Number(id))}
          options={options}
        />
        <Select
          label={t('versions.compareWith')}
          placeholder={t('versions.choose')}
          value={former && former !== shown ? String(former.version) : null}
          onChange={(id) => setOther(Number(id))}
          options={options.filter(({ id }) => id !== String(chosen))}
        />
      </Columns>
      <Text as="p" size="sm" tone="muted">
        {t('signed', { name: fullName(shown.signed), when: formats.dateTime(shown.signed.at, zone) })}
      </Text>
      <SegmentedControl
        label={t('versions.view')}
        value={showsChanges ? 'CHANGES' : 'TEXT'}
        onChange={setView}
        options={VIEWS.map((id) => ({
          id,
          label: t(`versions.${id}`),
          isDisabled: id === 'CHANGES' && (former === undefined || former === shown),
        }))}
      />
      {showsChanges && before ? (
        <NoteComparison patientId={patientId} before={before} after={after} />
      ) : (
        <Stack gap="md">
          <RichText
            text={[
              { type: 'HEADING', level: 0, spans: [{ text: shown.title, marks: [], href: null }] },
              ...shown.message,
            ]}
            headingLevel={3}
            citationLook={citationLook}
          />
          {shown.documents.length > 0 && <NoteDocuments documents={shown.documents} />}
        </Stack>
      )}
    </Stack>
  );
}

/** What was added and removed between two versions of a note. */
function NoteComparison({
  patientId,
  before,
  after,
}: {
  patientId: string;
  before: NoteVersion;
  after: NoteVersion;
}) {
  const { t } = useTranslation('notes');
  const citations = useMemo(() => [...before.citations, ...after.citations], [before, after]);
  const citationLook = useCitationLook(patientId, citations);
  const title = useMemo(() => compareLines(before.title, after.title), [before, after]);
  const message = useMemo(() => compareRichText(before.message, after.message), [before, after]);
  const missing = (from: NoteVersion, other: NoteVersion) =>
    from.documents.filter(({ id }) => !other.documents.some((document) => document.id === id));
  const documents = [
    ...missing(after, before).map((came) => ({ ...came, tone: 'success', key: 'documentAdded' }) as const),
    ...missing(before, after).map((went) => ({ ...went, tone: 'critical', key: 'documentRemoved' }) as const),
  ];
  const hasChange =
    documents.length > 0 ||
    [...title, ...message.flatMap(({ spans }) => spans)].some(({ change }) => change !== null);
  if (!hasChange) return <Text tone="muted">{t('versions.same')}</Text>;
  const changeLabels = { added: t('versions.added'), removed: t('versions.removed') };
  return (
    <Stack gap="md">
      <RichText
        text={[{ type: 'HEADING', level: 0, spans: title }, ...message]}
        headingLevel={3}
        changeLabels={changeLabels}
        citationLook={citationLook}
      />
      {documents.map(({ id, fileName, tone, key }) => (
        <Inline key={id} gap="xs">
          <Badge tone={tone}>{t(`versions.${key}`)}</Badge>
          <Text>{fileName}</Text>
        </Inline>
      ))}
    </Stack>
  );
}
