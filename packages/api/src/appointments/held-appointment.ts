import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from '../runtime/client.ts';
import { useApi } from '../runtime/context.tsx';
import { operation, type ApiScope, type BodyOf } from '../runtime/operation.ts';

export type { HeldAppointment } from '../generated/schema.ts';

const openHeldAppointment = operation('openHeldAppointment');
const answerHeldAppointment = operation('answerHeldAppointment');

interface AppointmentLinkOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl: string;
  /** The secret of the link. */
  link: string;
}

/** Requests of the holder of an appointment's link: no session, and the secret in a header, which appears in no address. */
export function appointmentLinkScope({ baseUrl, link }: AppointmentLinkOptions): ApiScope {
  const client = createApiClient({ baseUrl, getToken: () => null });
  client.use({
    onRequest({ request }) {
      request.headers.set('x-appointment-link', link);
      return request;
    },
  });
  return { client, accountId: null };
}

const KEY = ['appointments', null, openHeldAppointment.id];

/** The appointment of the link. */
export const useHeldAppointment = () => {
  const scope = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => openHeldAppointment.call(scope, { signal }),
    retry: false,
  });
};

/** Answers once; an answer that is refused shows the appointment as it is now. */
export const useAnswerHeldAppointment = () => {
  const scope = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'answerHeldAppointment'>) => answerHeldAppointment.call(scope, { body }),
    onSuccess: (held) => client.setQueryData(KEY, held),
    onError: () => client.invalidateQueries({ queryKey: KEY }),
  });
};
