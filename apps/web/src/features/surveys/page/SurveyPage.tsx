import {
  type HeldSurvey,
  useAdmitSurveyDevice,
  useAnswerHeldSurvey,
  useHeldSurvey,
} from '@healzy/api/surveys/held-survey';
import { hasCode } from '@healzy/api/runtime';
import { Box } from '@healzy/ui/primitives';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '@healzy/ui/patterns/Screen';
import { LinkDevice } from '../../../app/link-page/LinkDevice.tsx';
import { LinkHead } from '../../../app/link-page/LinkHead.tsx';
import { LinkWaiting } from '../../../app/link-page/LinkWaiting.tsx';
import { useLinkLanguage } from '../../../app/link-page/useLinkLanguage.ts';
import { type SentAnswers, SurveyForm } from './SurveyForm.tsx';
import { SurveyNotice } from './SurveyNotice.tsx';

/** `/survey#…`: the survey of a link, or why it cannot be answered. */
export function SurveyPage({ hasLink }: { hasLink: boolean }) {
  return (
    <Suspense fallback={<LinkWaiting />}>{hasLink ? <Held /> : <SurveyNotice reason="UNKNOWN" />}</Suspense>
  );
}

function Held() {
  const query = useHeldSurvey();
  const admit = useAdmitSurveyDevice();
  const answer = useAnswerHeldSurvey();
  /** The state after answering, or after a call found that it takes no more answers. */
  const [closed, setClosed] = useState<HeldSurvey['state'] | 'USED' | null>(null);
  const isReady = useLinkLanguage(query.data?.language);
  if (hasCode(query.error, 'SURVEY_LINK_USED')) return <LinkDevice error={query.error} admit={admit} />;
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION'))
    return <SurveyNotice reason="UNKNOWN" />;
  const held = query.data;
  if (held === undefined || !isReady) return <LinkWaiting queries={[query]} />;
  const state = closed ?? held.state;
  if (state !== 'OPEN') return <SurveyNotice reason={state} account={held.accountName} />;
  const send = async (answers: SentAnswers) => {
    try {
      const { state: after } = await answer.mutateAsync(answers);
      return after;
    } catch (error) {
      if (hasCode(error, 'SURVEY_LINK_USED')) return 'USED';
      if (hasCode(error, 'SURVEY_CLOSED')) return error.details.state as HeldSurvey['state'];
      throw error;
    }
  };
  return <OpenSurvey held={held} onSend={send} onClosed={setClosed} />;
}

type Closed = HeldSurvey['state'] | 'USED';

interface OpenSurveyProps {
  held: HeldSurvey;
  /** Resolves to the state that it then has. */
  onSend: (answers: SentAnswers) => Promise<Closed>;
  onClosed: (state: Closed) => void;
}

/** Who asks, whom, in which language, and the questions. */
function OpenSurvey({ held, onSend, onClosed }: OpenSurveyProps) {
  const { t } = useTranslation('surveys');
  const title = t(`kind.${held.kind}`);
  return (
    <>
      <title>{`${title} · ${held.accountName}`}</title>
      <LinkHead account={held.accountName} label={t('page.language')} />
      <Box as="main">
        <Screen title={title} width="form">
          <SurveyForm held={held} onSend={onSend} onClosed={onClosed} />
        </Screen>
      </Box>
    </>
  );
}
