import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from '../runtime/client.ts';
import { useApi } from '../runtime/context.tsx';
import { operation, type ApiScope, type BodyOf } from '../runtime/operation.ts';

export type { HeldSurvey } from '../generated/schema.ts';

const openHeldSurvey = operation('openHeldSurvey');
const answerHeldSurvey = operation('answerHeldSurvey');

interface SurveyLinkOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl: string;
  /** The secret of the link. */
  link: string;
  /** What this device made for links of surveys and keeps. */
  device: string;
}

/** Requests of the holder of a survey's link: no session, and the secret in a header, which appears in no address. */
export function surveyLinkScope({ baseUrl, link, device }: SurveyLinkOptions): ApiScope {
  const client = createApiClient({ baseUrl, getToken: () => null });
  client.use({
    onRequest({ request }) {
      request.headers.set('x-survey-link', link);
      request.headers.set('x-survey-device', device);
      return request;
    },
  });
  return { client, accountId: null };
}

const KEY = ['surveys', null, openHeldSurvey.id];

/** The survey of the link; fetched once, since what is typed on this page is newer. */
export const useHeldSurvey = () => {
  const scope = useApi();
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => openHeldSurvey.call(scope, { signal }),
    staleTime: Infinity,
    retry: false,
  });
};

/** Admits this device to the link by the patient's birthdate. Once: a wrong one is counted with each call. */
export const useAdmitSurveyDevice = () => {
  const scope = useApi();
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (birthdate: string) =>
      openHeldSurvey.call(scope, { headers: { 'x-survey-birthdate': birthdate } }),
    onSuccess: () => client.resetQueries({ queryKey: KEY }),
  });
};

export const useAnswerHeldSurvey = () => {
  const scope = useApi();
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: BodyOf<'answerHeldSurvey'>) => answerHeldSurvey.call(scope, { body }),
  });
};
