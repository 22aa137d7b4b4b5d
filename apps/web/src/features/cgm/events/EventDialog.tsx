import {
  type CgmEvent,
  type CgmEventPage,
  useCgmEvents,
  useCreateCgmEvent,
  useUpdateCgmEvent,
} from '@healzy/api/cgm/events';
import { findFoods, foodQuery } from '@healzy/api/foods';
import { useApi } from '@healzy/api/runtime';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../app/forms/FormDialog.tsx';
import { Loaded } from '../../../app/Loaded.tsx';
import { useLanguage } from '../../../state/language.ts';
import { newEvent, valuesOfEvent } from './event-values.ts';
import { EventForm } from './EventForm.tsx';
import { EventsNotLoaded, lacksEvents } from './EventsNotLoaded.tsx';

export interface EventDialogProps {
  patientId: string;
  medicalTestId: string;
  /** The event to change; omitted for a new one. */
  event?: CgmEvent | undefined;
  /** The start of a new event; by default the latest possible instant. */
  at?: string | undefined;
  onClose: () => void;
}

export function EventDialog({ onClose, event, ...given }: EventDialogProps) {
  const { t } = useTranslation('cgm-events');
  const page = useCgmEvents(given.medicalTestId, { limit: 1, sort: '-start' });
  const title = t(event ? 'form.edit' : 'form.add');
  return (
    <FormDialog title={title} onClose={onClose}>
      <EventsNotLoaded queries={[page]} />
      <Loaded queries={lacksEvents(page) ? [] : [page]}>
        {page.data && <OpenEvent {...given} title={title} page={page.data} base={event} onClose={onClose} />}
      </Loaded>
    </FormDialog>
  );
}

interface OpenEventProps extends Omit<EventDialogProps, 'event'> {
  title: string;
  page: CgmEventPage;
  base: CgmEvent | undefined;
}

function OpenEvent({ patientId, medicalTestId, title, page, base: given, at, onClose }: OpenEventProps) {
  const scope = useApi();
  const queries = useQueryClient();
  const language = useLanguage();
  const create = useCreateCgmEvent(medicalTestId);
  const update = useUpdateCgmEvent(medicalTestId);
  // A version read while the dialog is open is merged on saving. It must not change what the user is typing.
  const [base] = useState(given);
  const [rules] = useState({ zone: page.zone, period: page.period, base });
  const [initial] = useState(() =>
    base ? valuesOfEvent(base, page.zone) : newEvent(at ?? page.period.to, page.zone),
  );
  const key = base?.id ?? (at === undefined ? 'new' : `new-${Date.parse(at)}`);
  return (
    <EventForm
      title={title}
      foods={{
        find: (search, signal) => findFoods(scope, { search, language }, signal),
        load: (id) => queries.fetchQuery(foodQuery(scope, id)),
      }}
      rules={rules}
      initial={initial}
      version={base?.version}
      draftKey={`cgm/${patientId}/${medicalTestId}/events/${key}`}
      act={base ? 'cgmEvent.edit' : 'cgmEvent.create'}
      onSave={async (body, version, changes) => {
        if (base) await update.mutateAsync({ id: base.id, version, body: changes });
        else await create.mutateAsync(body);
      }}
      onSaved={onClose}
      newer={(current) => {
        const newer = current as CgmEvent;
        return { values: valuesOfEvent(newer, page.zone), version: newer.version };
      }}
    />
  );
}
