import { useCgmEvents } from '@healzy/api/cgm/events';
import {
  type CgmRecommendation,
  useCgmRecommendations,
  useMoveCgmRecommendation,
} from '@healzy/api/cgm/recommendations';
import { usePatient, usePatientSummary } from '@healzy/api/patients';
import { Button } from '@healzy/ui/components/Button';
import { IconButton } from '@healzy/ui/components/IconButton';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { SortableList } from '@healzy/ui/components/SortableList';
import { Inline, Stack, Text } from '@healzy/ui/primitives';
import { BookOpenText, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';
import { useFindingText } from '../../../app/useFindingText.ts';
import { useLanguage } from '../../../state/language.ts';
import { GENERAL, groupsOf, type RecommendationGroup } from './recommendation-groups.ts';
import { RecommendationsToRead } from './RecommendationsToRead.tsx';
import { useRecommendationRemoval } from './useRecommendationRemoval.ts';

const RecommendationDialog = lazyPart(
  async () => (await import('./RecommendationDialog.tsx')).RecommendationDialog,
);

export interface RecommendationsProps {
  patientId: string;
  medicalTestId: string;
  /** Shows and adds recommendations about this event only. */
  eventId?: string;
  zone: string;
  canEdit: boolean;
  /** Shown beside a page, which may show them too and opens what its address asks for. */
  isBeside?: boolean;
}

/** What the patient is advised: added, ordered, changed and deleted; read-only for users who may not change the test. */
export function Recommendations(props: RecommendationsProps) {
  const { patientId, medicalTestId, eventId, zone, canEdit, isBeside = false } = props;
  const { t } = useTranslation('cgm-recommendations');
  const formats = useFormats();
  const ownLanguage = useLanguage();
  const query = useCgmRecommendations(medicalTestId);
  const patient = usePatient(patientId);
  const danger = useDanger(patientId, medicalTestId);
  const events = useCgmEvents(medicalTestId, { limit: 100 });
  const move = useMoveCgmRecommendation();
  const remove = useRecommendationRemoval(medicalTestId);
  const [asked, setAsked] = useState<string | null>(null);
  const all = query.data?.items ?? [];
  const groups = groupsOf(all, events.data?.items ?? [], eventId);
  const nameOf = ({ id, event }: RecommendationGroup) =>
    id === GENERAL
      ? t('general')
      : event
        ? t('ofEvent', { event: event.name, at: formats.dateTime(event.start, zone) })
        : t('ofAnEvent');
  const edited = all.find(({ id }) => id === asked) ?? null;
  const isNew = asked?.startsWith('new') === true;
  const aboutEvent = asked?.startsWith('new-') === true ? asked.slice('new-'.length) : (eventId ?? null);
  if (query.isError && !query.data) {
    return (
      <Stack gap="sm">
        <InlineMessage tone="critical" role="alert">
          {t('loadFailed')}
        </InlineMessage>
        <div>
          <Button onPress={() => void query.refetch()}>{t('retry')}</Button>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap="md">
      {!isBeside && <Intents onRecommendation={setAsked} />}
      {danger !== null && eventId === undefined && <InlineMessage tone="critical">{danger}</InlineMessage>}
      {canEdit && (
        <Inline gap="sm">
          <Button intent="primary" icon={Plus} onPress={() => setAsked('new')}>
            {t('add')}
          </Button>
          <Button icon={BookOpenText} href="/recommendation-templates">
            {t('template.manage')}
          </Button>
        </Inline>
      )}
      <Loaded queries={[query]}>
        {canEdit ? (
          <SortableList
            hasLongLabels
            lists={groups.map((group) => ({
              id: group.id,
              label: nameOf(group),
              items: group.items.map((one) => ({
                id: one.id,
                label: one.message,
                actions: <Actions recommendation={one} onEdit={setAsked} onDelete={remove} />,
              })),
            }))}
            canDrop={(id, listId) => groups.some((group) => group.id === listId && hasItem(group, id))}
            onMove={async ({ id, to }) => {
              await move.mutateAsync({ medicalTestId, recommendationId: id, beforeId: to.beforeId });
            }}
            empty={<Text tone="muted">{t('empty')}</Text>}
          />
        ) : (
          <RecommendationsToRead groups={groups} nameOf={nameOf} />
        )}
      </Loaded>
      {canEdit && asked !== null && (isNew || edited) && (
        <RecommendationDialog
          patientId={patientId}
          medicalTestId={medicalTestId}
          recommendation={edited}
          eventId={aboutEvent}
          language={patient.data?.language ?? all.at(-1)?.language ?? ownLanguage}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

const hasItem = (group: RecommendationGroup, id: string) => group.items.some((item) => item.id === id);

function Actions({
  recommendation: { id, message },
  onEdit,
  onDelete,
}: {
  recommendation: CgmRecommendation;
  onEdit: (id: string) => void;
  onDelete: (id: string) => Promise<boolean>;
}) {
  const { t } = useTranslation('cgm-recommendations');
  return (
    <Inline gap="xs">
      <IconButton icon={Pencil} label={t('editOf', { message })} onPress={() => onEdit(id)} />
      <IconButton icon={Trash2} label={t('deleteOf', { message })} onPress={() => void onDelete(id)} />
    </Inline>
  );
}

function Intents({ onRecommendation }: { onRecommendation: (id: string) => void }) {
  useOpenIntent('recommendation', onRecommendation);
  return null;
}

/** The danger that the last days of the test's readings hold, to be read before anything is advised; null without one. */
function useDanger(patientId: string, medicalTestId: string): string | null {
  const findingText = useFindingText();
  const summary = usePatientSummary(patientId);
  const found = summary.data?.alerts.find(
    ({ kind, subjectId }) => kind === 'GLUCOSE_RISK' && subjectId === medicalTestId,
  )?.glucose;
  return found ? findingText(found.finding, found.rangeProfile) : null;
}
