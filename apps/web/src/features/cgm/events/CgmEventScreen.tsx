import { type CgmEvent, useCgmEvent, useCgmEventComparison } from '@healzy/api/cgm/events';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { hasCode } from '@healzy/api/runtime';
import { acceptsData } from '@healzy/domain/medical-tests';
import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { Columns, Icon, Inline, Stack, Text } from '@healzy/ui/primitives';
import { AtSign, ChevronLeft, ChevronRight, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { useCite } from '../../../app/citations.ts';
import { useFormats } from '../../../app/formats.ts';
import { fullName } from '../../../app/full-name.ts';
import { lazyPart } from '../../../app/lazy-part.tsx';
import { LoadingPlace } from '../../../app/Loaded.tsx';
import { pathTo } from '../../../app/paths.ts';
import { useOpenIntent } from '../../../app/useOpenIntent.ts';
import { useParam } from '../../../app/useParam.ts';
import { eventToCite } from '../citations.ts';
import { CgmScreen } from '../CgmScreen.tsx';
import { EVENT_ICONS } from './event-icons.ts';
import { EventFigures } from './EventFigures.tsx';
import { EventsNotLoaded, lacksEvents } from './EventsNotLoaded.tsx';
import { RemoveEvent } from './RemoveEvent.tsx';

const place = <LoadingPlace />;
const ResponseChart = lazyPart(async () => (await import('./ResponseChart.tsx')).ResponseChart, place);
const MealFacts = lazyPart(async () => (await import('./meals/MealFacts.tsx')).MealFacts, place);
const EventScores = lazyPart(async () => (await import('./EventScores.tsx')).EventScores, place);
const EventPictures = lazyPart(async () => (await import('./EventPictures.tsx')).EventPictures, place);
const EventDialog = lazyPart(async () => (await import('./EventDialog.tsx')).EventDialog);

const ROUTE = '/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId';

/** `/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId`: one event and the response to it. */
export function CgmEventScreen() {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const params = { patientId: useParam('patientId'), medicalTest: useParam('medicalTest') };
  const eventId = useParam('eventId');
  const navigate = useNavigate();
  const test = useMedicalTest(params.medicalTest);
  const query = useCgmEvent(params.medicalTest, eventId);
  const compared = useCgmEventComparison(params.medicalTest, eventId);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  useOpenIntent('edit', () => setOpen('edit'));
  const cite = useCite(params.patientId);
  const event = query.data;
  const comparison = compared.data;
  const canEdit = test.data !== undefined && test.data.canEdit && acceptsData(test.data.state);
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION'))
    return <Navigate to="/error/404" replace />;
  const step = (id: string | null, direction: 'previous' | 'next') => (
    <Button
      {...(id === null ? { isDisabled: true } : { href: pathTo(ROUTE, { ...params, eventId: id }) })}
      icon={direction === 'previous' ? ChevronLeft : ChevronRight}
    >
      {t(`event.${direction}`)}
    </Button>
  );
  return (
    <>
      <CgmScreen
        name={event?.name}
        queries={[query, compared].filter((each) => !lacksEvents(each))}
        primaryAction={
          event && (
            <Inline gap="sm">
              {cite !== null && comparison && (
                <Button
                  icon={AtSign}
                  onPress={() =>
                    cite(eventToCite(event, t(`type.${event.type}`), { zone: comparison.zone, formats }))
                  }
                >
                  {t('action.cite')}
                </Button>
              )}
              {canEdit && (
                <Button intent="primary" icon={Pencil} onPress={() => setOpen('edit')}>
                  {t('action.edit')}
                </Button>
              )}
            </Inline>
          )
        }
        moreActions={
          canEdit && event
            ? [
                {
                  id: 'remove',
                  label: t('action.remove'),
                  icon: Trash2,
                  intent: 'danger' as const,
                  onAction: () => setOpen('remove'),
                },
              ]
            : []
        }
      >
        <EventsNotLoaded queries={[query, compared]} />
        {event && comparison && (
          <Stack gap="lg">
            <Inline justify="space-between" gap="sm">
              <Inline gap="sm">
                <Icon icon={EVENT_ICONS[event.type]} tone="muted" />
                <Text isNumeric>
                  {`${t(`type.${event.type}`)} · ${formats.dateTime(event.start, comparison.zone)}`}
                </Text>
              </Inline>
              <Inline as="nav" gap="xs" aria-label={t('event.others')}>
                {step(comparison.previousId, 'previous')}
                {step(comparison.nextId, 'next')}
              </Inline>
            </Inline>
            <Columns count="startWide" collapseBelow="desktop" gap="lg" align="start">
              <Stack gap="lg">
                <Card>
                  <ResponseChart event={event} comparison={comparison} />
                </Card>
                <EventFigures event={event} comparison={comparison} />
                <EventScores event={event} profile={comparison.rangeProfile} />
              </Stack>
              <Stack gap="lg">
                <EventFacts event={event} zone={comparison.zone} />
                {(event.foods.length > 0 || event.carbohydrates !== null) && (
                  <Card title={t('foods.title')}>
                    <MealFacts event={event} />
                  </Card>
                )}
                <EventPictures event={event} canEdit={canEdit} />
              </Stack>
            </Columns>
          </Stack>
        )}
      </CgmScreen>
      {open === 'edit' && event && canEdit && (
        <EventDialog
          patientId={params.patientId}
          medicalTestId={params.medicalTest}
          event={event}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'remove' && event && (
        <RemoveEvent
          event={event}
          onClose={() => setOpen(null)}
          onDone={async () =>
            await navigate(pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/events', params))
          }
        />
      )}
    </>
  );
}

function EventFacts({ event, zone }: { event: CgmEvent; zone: string }) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const facts = [
    { term: t('list.type'), detail: t(`type.${event.type}`) },
    ...(event.subtype === null ? [] : [{ term: t('form.subtype'), detail: t(`sport.${event.subtype}`) }]),
    ...(event.feeling === null ? [] : [{ term: t('form.feeling'), detail: t(`feeling.${event.feeling}`) }]),
    { term: t('list.start'), detail: formats.dateTime(event.start, zone) },
    ...(event.end === null ? [] : [{ term: t('event.end'), detail: formats.dateTime(event.end, zone) }]),
    ...(event.description === null ? [] : [{ term: t('form.description'), detail: event.description }]),
    ...(event.comment === null ? [] : [{ term: t('form.comment'), detail: event.comment }]),
    ...(event.author === null ? [] : [{ term: t('event.author'), detail: fullName(event.author) }]),
  ];
  return (
    <Card title={t('event.facts')}>
      <DescriptionList items={facts} />
    </Card>
  );
}
