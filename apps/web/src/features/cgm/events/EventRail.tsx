import { useCgmEvent, useCgmEventComparison } from '@healzy/api/cgm/events';
import { useMedicalTest } from '@healzy/api/medical-tests';
import { hasCode } from '@healzy/api/runtime';
import { Heading, Icon, Inline, Link, Stack, Text } from '@healzy/ui/primitives';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../app/formats.ts';
import { Loaded } from '../../../app/Loaded.tsx';
import type { RailPartProps } from '../../../app/module.ts';
import { pathTo } from '../../../app/paths.ts';
import { chosenEventAtom } from './chosen-event.ts';
import { EVENT_ICONS } from './event-icons.ts';
import { EventFigures } from './EventFigures.tsx';
import { EventsNotLoaded, lacksEvents } from './EventsNotLoaded.tsx';
import { MealFacts } from './meals/MealFacts.tsx';
import { ResponseChart } from './ResponseChart.tsx';

/**
 * Shows the event chosen on a curve beside it: its facts, and its response compared with the others of this patient.
 */
export function EventRail({ patientId }: RailPartProps) {
  const { t } = useTranslation('cgm-events');
  const chosen = useAtomValue(chosenEventAtom);
  if (chosen === null) return <Text tone="muted">{t('rail.none')}</Text>;
  return <ChosenEvent key={chosen.eventId} patientId={patientId} {...chosen} />;
}

function ChosenEvent({
  patientId,
  medicalTestId,
  eventId,
}: RailPartProps & { medicalTestId: string; eventId: string }) {
  const { t } = useTranslation('cgm-events');
  const formats = useFormats();
  const test = useMedicalTest(medicalTestId);
  const query = useCgmEvent(medicalTestId, eventId);
  const compared = useCgmEventComparison(medicalTestId, eventId);
  const event = query.data;
  const comparison = compared.data;
  // The event belongs to a patient viewed earlier, or has been deleted since.
  const isGone = hasCode(query.error, 'NOT_FOUND') || (test.data && test.data.patientId !== patientId);
  if (isGone) return <Text tone="muted">{t('rail.none')}</Text>;
  return (
    <Stack gap="md">
      <EventsNotLoaded queries={[query, compared]} />
      <Loaded queries={[test, ...[query, compared].filter((each) => !lacksEvents(each))]}>
        {event && comparison && (
          <Stack gap="md">
            <Stack gap="xs">
              <Heading level={3}>{event.name}</Heading>
              <Inline gap="xs">
                <Icon icon={EVENT_ICONS[event.type]} tone="muted" />
                <Text isNumeric>
                  {`${t(`type.${event.type}`)} · ${formats.dateTime(event.start, comparison.zone)}`}
                  {event.end !== null && ` – ${formats.time(event.end, comparison.zone)}`}
                </Text>
              </Inline>
              {event.subtype !== null && <Text>{t(`sport.${event.subtype}`)}</Text>}
              {event.feeling !== null && <Text>{t(`feeling.${event.feeling}`)}</Text>}
              {event.description !== null && <Text as="p">{event.description}</Text>}
            </Stack>
            <MealFacts event={event} />
            <ResponseChart event={event} comparison={comparison} />
            <EventFigures event={event} comparison={comparison} />
            <Link
              href={pathTo('/patient/:patientId/medical-test/cgm/:medicalTest/event/:eventId', {
                patientId,
                medicalTest: medicalTestId,
                eventId,
              })}
            >
              {t('event.open')}
            </Link>
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}
