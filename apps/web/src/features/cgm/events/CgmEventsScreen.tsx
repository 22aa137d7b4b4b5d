import {
  type CgmEvent,
  type CgmMealRanking,
  type MealGrouping,
  useCgmEventPages,
  useCgmEvents,
  useCgmMealRanking,
} from '@healzy/api/cgm/events';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { CGM_EVENT_TYPES, type CgmEventType } from '@healzy/domain/cgm';
import type { MealFood } from '@healzy/domain/cgm/meals';
import { Button } from '@healzy/ui/components/Button';
import { FiltersBar } from '@healzy/ui/patterns/FiltersBar';
import type { DataTableAction, DataTableColumn } from '@healzy/ui/patterns/DataTable';
import { Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { dates, type ListDefinition, oneOf } from '../../../app/lists/list-address.ts';
import { ListTable } from '../../../app/lists/ListTable.tsx';
import { totalOf } from '../../../app/lists/paged.ts';
import { useListAddress } from '../../../app/lists/useListAddress.ts';
import { useListCount } from '../../../app/lists/useListCount.ts';
import { pathTo } from '../../../app/paths.ts';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';
import { useParam } from '../../../app/useParam.ts';
import { CgmScreen } from '../CgmScreen.tsx';
import { When } from '../../../app/When.tsx';
import { useMealLabels } from './meals/useMealLabels.ts';
import { EVENT_ICONS } from './event-icons.ts';
import { EventsNotLoaded } from './EventsNotLoaded.tsx';
import { RemoveEvent } from './RemoveEvent.tsx';
import { useResponseLabels } from './useResponseLabels.ts';

const EventDialog = lazyPart(async () => (await import('./EventDialog.tsx')).EventDialog);
const MealRanking = lazyPart(async () => (await import('./MealRanking.tsx')).MealRanking);

const EVENT_LIST: ListDefinition<'start' | '-start'> = {
  filters: { type: oneOf(CGM_EVENT_TYPES), period: dates },
  sorts: { start: ['start', '-start'] },
  defaultSort: '-start',
};

const hasMeals = (ranking: CgmMealRanking | undefined): boolean =>
  ranking !== undefined && ranking.meals.length + ranking.tooFew > 0;

type Editing = { event?: CgmEvent; at?: string };

/** `/patient/:patientId/medical-test/cgm/:medicalTest/events`: the events, and this patient's meals by response. */
export function CgmEventsScreen() {
  const { t } = useTranslation(['cgm-events', 'app']);
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const { patientId, medicalTest } = params;
  const test = useMedicalTest(medicalTest);
  const list = useListAddress(EVENT_LIST);
  const { type, period } = list.filters;
  const chosen = type?.kind === 'choice' ? (type.ids[0] as CgmEventType | undefined) : undefined;
  const pages = useCgmEventPages(medicalTest, {
    sort: list.sort,
    limit: 50,
    ...(chosen === undefined ? {} : { type: chosen }),
    ...(period?.kind === 'dates' && period.from !== null ? { from: period.from } : {}),
    ...(period?.kind === 'dates' && period.to !== null ? { to: period.to } : {}),
  });
  const about = useCgmEvents(medicalTest, { limit: 1, sort: '-start' });
  const [by, setBy] = useState<MealGrouping>('NAME');
  const ranking = useCgmMealRanking(medicalTest, by);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [removing, setRemoving] = useState<CgmEvent | null>(null);
  useOpenIntent('event', (id) => {
    const at = /^new-(\d+)$/.exec(id)?.[1];
    setEditing(at === undefined ? {} : { at: new Date(Number(at)).toISOString() });
  });
  const zone = about.data?.zone ?? 'UTC';
  const profile = test.data?.rangeProfile ?? 'STANDARD';
  const canEdit = about.data?.canEdit === true;
  const count = useListCount(totalOf(pages));
  const actions: readonly DataTableAction<CgmEvent>[] = [
    {
      id: 'edit',
      label: t('action.edit'),
      icon: <Icon icon={Pencil} />,
      onAction: (event) => setEditing({ event }),
    },
    {
      id: 'remove',
      label: t('action.remove'),
      icon: <Icon icon={Trash2} />,
      isDanger: true,
      onAction: setRemoving,
    },
  ];
  const add = (
    <Button intent="primary" icon={Plus} onPress={() => setEditing({})}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <CgmScreen primaryAction={canEdit && add}>
        <Stack gap="lg">
          <EventsNotLoaded queries={[pages, about]} />
          {(by !== 'NAME' || ranking.isError || hasMeals(ranking.data)) && (
            <MealRanking query={ranking} profile={profile} by={by} onBy={setBy} />
          )}
          <ListTable<CgmEvent>
            pages={pages}
            list={list}
            columns={useEventColumns(zone, profile)}
            getRowId={({ id }) => id}
            getRowHref={({ id }) =>
              pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId', {
                ...params,
                eventId: id,
              })
            }
            {...(canEdit ? { actions } : {})}
            toolbar={
              <FiltersBar
                filters={[
                  {
                    kind: 'choice',
                    id: 'type',
                    label: t('list.type'),
                    selectionMode: 'single',
                    options: CGM_EVENT_TYPES.map((id) => ({ id, label: t(`type.${id}`) })),
                  },
                  {
                    kind: 'dates',
                    id: 'period',
                    label: t('list.period'),
                    calendar: {},
                  },
                ]}
                values={list.filters}
                onChange={list.filter}
                count={count}
              />
            }
            empty={{
              pictogram: 'readings',
              title: t('list.empty'),
              text: t(canEdit ? 'list.emptyText' : 'list.emptyReadOnly'),
              ...(canEdit ? { action: add } : {}),
            }}
            noMatch={list.isNarrowed && { title: t('list.noMatch'), clear: t('list.clear') }}
            labels={{ table: t('list.title'), rowMenu: ({ name }) => t('list.actions', { name }) }}
          />
        </Stack>
      </CgmScreen>
      {editing && (canEdit || editing.event) && (
        <EventDialog
          patientId={patientId}
          medicalTestId={medicalTest}
          {...editing}
          onClose={() => setEditing(null)}
        />
      )}
      {removing && <RemoveEvent event={removing} onClose={() => setRemoving(null)} />}
    </>
  );
}

function useEventColumns(
  zone: string,
  profile: Parameters<typeof useResponseLabels>[0],
): DataTableColumn<CgmEvent>[] {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const labels = useResponseLabels(profile);
  const meals = useMealLabels();
  return [
    {
      id: 'name',
      header: t('list.name'),
      width: 'minmax(12rem, 2fr)',
      onCard: 'title',
      cell: ({ name, type, foods }) => (
        <Inline gap="xs" isWrapping={false}>
          <Icon icon={EVENT_ICONS[type]} tone="muted" />
          <Stack gap="none">
            <Text>{name}</Text>
            {foods.length > 0 && (
              <Text size="sm" tone="muted">
                {foods.map((logged) => meals.eaten(logged as MealFood)).join(' · ')}
              </Text>
            )}
          </Stack>
        </Inline>
      ),
    },
    {
      id: 'type',
      header: t('list.type'),
      width: 'minmax(9rem, 1fr)',
      cell: ({ type, subtype, feeling }) =>
        subtype !== null
          ? t(`sport.${subtype}`)
          : feeling !== null
            ? `${t(`type.${type}`)}: ${t(`feeling.${feeling}`)}`
            : t(`type.${type}`),
    },
    {
      id: 'start',
      header: t('list.start'),
      width: 'minmax(9rem, 1fr)',
      onCard: 'detail',
      isSortable: true,
      cell: ({ start }) => <Text isNumeric>{formats.column.dateTime(start, zone)}</Text>,
      cardCell: ({ start }) => (
        <Text>
          <When at={start} zone={zone} />
        </Text>
      ),
    },
    {
      id: 'response',
      header: t('list.response'),
      width: 'minmax(9rem, 1fr)',
      align: 'end',
      onCard: 'aside',
      cell: (event) => labels.summary(event, zone),
    },
  ];
}
