import { type HeldSurvey, useAnswerHeldSurvey, useHeldSurvey } from '@healzy/api/surveys/held-survey';
import { hasCode } from '@healzy/api/runtime';
import type { SurveyAnswers } from '@healzy/domain/surveys';
import { type Language, LANGUAGES } from '@healzy/domain/shared';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Box } from '@healzy/ui/primitives';
import i18next from 'i18next';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '@healzy/ui/patterns/Screen';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { BrandHead } from '../../../app/shell/BrandHead.tsx';
import { useLanguage } from '../../../state/language.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveyNotice } from './SurveyNotice.tsx';

/** `/survey#…`: the survey of a link, or why it cannot be answered. */
export function SurveyPage({ hasLink }: { hasLink: boolean }) {
  return <Suspense fallback={<Waiting />}>{hasLink ? <Held /> : <SurveyNotice reason="UNKNOWN" />}</Suspense>;
}

const Waiting = () => (
  <Box as="main" padding="lg">
    <LoadingPlace />
  </Box>
);

function Held() {
  const query = useHeldSurvey();
  const answer = useAnswerHeldSurvey();
  /** The state after answering, or after a call found that it takes no more answers. */
  const [closed, setClosed] = useState<HeldSurvey['state'] | 'USED' | null>(null);
  const language = useLanguageOf(query.data);
  if (hasCode(query.error, 'SURVEY_LINK_USED')) return <SurveyNotice reason="USED" />;
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION'))
    return <SurveyNotice reason="UNKNOWN" />;
  const held = query.data;
  if (held === undefined || language === null) {
    return (
      <Box as="main" padding="lg">
        <Loaded queries={[query]}>
          <LoadingPlace />
        </Loaded>
      </Box>
    );
  }
  const state = closed ?? held.state;
  if (state !== 'OPEN') return <SurveyNotice reason={state} account={held.accountName} />;
  const send = async (answers: SurveyAnswers) => {
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

/** Switches to the language in which the survey was sent; null until then. */
function useLanguageOf(held: HeldSurvey | undefined): Language | null {
  const [language, setLanguage] = useState<Language | null>(null);
  const wanted = held?.language;
  useEffect(() => {
    if (wanted === undefined) return;
    void i18next.changeLanguage(wanted).then(() => setLanguage(wanted));
  }, [wanted]);
  return language;
}

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

type Closed = HeldSurvey['state'] | 'USED';

interface OpenSurveyProps {
  held: HeldSurvey;
  /** Resolves to the state that it then has. */
  onSend: (answers: SurveyAnswers) => Promise<Closed>;
  onClosed: (state: Closed) => void;
}

/** Who asks, whom, in which language, and the questions. */
function OpenSurvey({ held, onSend, onClosed }: OpenSurveyProps) {
  const { t } = useTranslation('surveys');
  const language = useLanguage();
  const title = t(`kind.${held.kind}`);
  return (
    <>
      <title>{`${title} · ${held.accountName}`}</title>
      <BrandHead name={held.accountName}>
        <SegmentedControl
          label={t('page.language')}
          options={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
          value={language}
          onChange={(id) => void i18next.changeLanguage(id)}
        />
      </BrandHead>
      <Box as="main">
        <Screen title={title} width="form">
          <SurveyForm held={held} onSend={onSend} onClosed={onClosed} />
        </Screen>
      </Box>
    </>
  );
}
