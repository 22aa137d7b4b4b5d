import { type PublicIntake, usePublicIntake } from '@healzy/api/patient-data/public-intake';
import { hasCode } from '@healzy/api/runtime';
import { type Language, LANGUAGES } from '@healzy/domain/shared';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { Box } from '@healzy/ui/primitives';
import type { PictogramName } from '@healzy/ui/primitives/Pictogram';
import i18next from 'i18next';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Screen } from '@healzy/ui/patterns/Screen';
import { Loaded, LoadingPlace } from '../../../../app/Loaded.tsx';
import { BrandHead } from '../../../../app/shell/BrandHead.tsx';
import { useLanguage } from '../../../../state/language.ts';
import { BirthdateForm } from './BirthdateForm.tsx';
import { IntakeSteps } from './IntakeSteps.tsx';

/** `/intake#…`: the questionnaire of a link, or why it cannot be filled in. */
export function IntakePage({ hasLink }: { hasLink: boolean }) {
  return (
    <Suspense
      fallback={
        <Box as="main" padding="lg">
          <LoadingPlace />
        </Box>
      }
    >
      {hasLink ? <HeldQuestionnaire /> : <UnknownLink />}
    </Suspense>
  );
}

function UnknownLink() {
  const { t } = useTranslation('patient-data');
  return (
    <Notice pictogram="lost" title={t('intake.page.unknown.title')} text={t('intake.page.unknown.text')} />
  );
}

interface NoticeProps {
  /** Who asked; unknown while the link is. */
  account?: string;
  pictogram: PictogramName;
  title: string;
  text: string;
}

function Notice({ account, pictogram, title, text }: NoticeProps) {
  return (
    <>
      <title>{title}</title>
      <BrandHead {...(account === undefined ? {} : { name: account })} />
      <Box as="main" padding="lg">
        <EmptyState level={1} pictogram={pictogram} size="lg" title={title} description={text} />
      </Box>
    </>
  );
}

function HeldQuestionnaire() {
  const { t } = useTranslation('patient-data');
  const query = usePublicIntake();
  /** The status after submitting, or after a call found that it accepts nothing more. */
  const [closed, setClosed] = useState<PublicIntake['state'] | null>(null);
  /** With the record's data, once the birthdate was given. */
  const [shown, setShown] = useState<PublicIntake | null>(null);
  const [isSkipped, setSkipped] = useState(false);
  const language = useLanguageOf(query.data);
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION')) return <UnknownLink />;
  const held = shown ?? query.data;
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
  const asks = held.record.state === 'ASKS' && !isSkipped;
  if (state === 'OPEN' && (held.record.isLocked || asks)) {
    return (
      <IntakeFrame held={held}>
        <BirthdateForm
          held={held}
          onShown={setShown}
          {...(held.record.isLocked ? {} : { onSkip: () => setSkipped(true) })}
        />
      </IntakeFrame>
    );
  }
  if (state === 'OPEN') {
    return (
      <IntakeFrame held={held}>
        <IntakeSteps held={held} onClosed={setClosed} />
      </IntakeFrame>
    );
  }
  const account = { account: held.accountName };
  return (
    <Notice
      {...account}
      pictogram={state === 'EXPIRED' || state === 'WITHDRAWN' ? 'expired' : 'done'}
      title={t(`intake.page.closed.${state}.title`)}
      text={t(`intake.page.closed.${state}.text`, account)}
    />
  );
}

/** Switches to the language in which the questionnaire was sent; null until then. */
function useLanguageOf(held: PublicIntake | undefined): Language | null {
  const [language, setLanguage] = useState<Language | null>(null);
  const wanted = held?.language;
  useEffect(() => {
    if (wanted === undefined) return;
    void i18next.changeLanguage(wanted).then(() => setLanguage(wanted));
  }, [wanted]);
  return language;
}

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

/** Who asks, whom, and in which language. */
function IntakeFrame({ held, children }: { held: PublicIntake; children: ReactNode }) {
  const { t } = useTranslation('patient-data');
  const language = useLanguage();
  return (
    <>
      <title>{`${t('intake.page.title')} · ${held.accountName}`}</title>
      <BrandHead name={held.accountName}>
        <SegmentedControl
          label={t('intake.page.language')}
          options={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
          value={language}
          onChange={(id) => void i18next.changeLanguage(id)}
        />
      </BrandHead>
      <Box as="main">
        <Screen title={t('intake.page.title')} width="form">
          {children}
        </Screen>
      </Box>
    </>
  );
}
