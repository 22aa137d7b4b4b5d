import {
  type HeldAppointment,
  useAnswerHeldAppointment,
  useHeldAppointment,
} from '@healzy/api/appointments/held-appointment';
import { hasCode } from '@healzy/api/runtime';
import { type Language, LANGUAGES } from '@healzy/domain/shared';
import { EmptyState } from '@healzy/ui/components/EmptyState';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Box, Heading } from '@healzy/ui/primitives';
import i18next from 'i18next';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Loaded, LoadingPlace } from '../../../app/Loaded.tsx';
import { BrandHead } from '../../../app/shell/BrandHead.tsx';
import { useLanguage } from '../../../state/language.ts';
import { AppointmentAnswerForm } from './AppointmentAnswerForm.tsx';

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

/** `/appointment#…`: the appointment of a link, to confirm or decline, or why it cannot be. */
export function HeldAppointmentPage({ link }: { link: string }) {
  return (
    <Suspense
      fallback={
        <Box as="main" padding="lg">
          <LoadingPlace />
        </Box>
      }
    >
      {link === '' ? <Unknown /> : <Held />}
    </Suspense>
  );
}

function Unknown() {
  const { t } = useTranslation('appointments');
  const title = t('page.unknownTitle');
  return (
    <>
      <title>{title}</title>
      <BrandHead />
      <Box as="main" padding="lg">
        <EmptyState level={1} pictogram="lost" size="lg" title={title} description={t('page.unknownText')} />
      </Box>
    </>
  );
}

function Held() {
  const { t } = useTranslation('appointments');
  const query = useHeldAppointment();
  const answer = useAnswerHeldAppointment();
  const held = query.data;
  const written = held?.language;
  // The page goes on in the language of the message; the reader may choose another.
  useEffect(() => {
    if (written !== undefined) void i18next.changeLanguage(written);
  }, [written]);
  if (hasCode(query.error, 'NOT_FOUND') || hasCode(query.error, 'VALIDATION')) return <Unknown />;
  if (held === undefined) {
    return (
      <Box as="main" padding="lg">
        <Loaded queries={[query]}>
          <LoadingPlace />
        </Loaded>
      </Box>
    );
  }
  const title = t('page.title', { account: held.accountName });
  return (
    <Page held={held} title={title}>
      <AppointmentAnswerForm
        held={held}
        isSaving={answer.isPending}
        error={answer.error}
        onAnswer={(body) => answer.mutate(body)}
      />
    </Page>
  );
}

function Page({ held, title, children }: { held: HeldAppointment; title: string; children: ReactNode }) {
  const { t } = useTranslation('appointments');
  const language = useLanguage();
  return (
    <>
      <title>{title}</title>
      <BrandHead name={held.accountName}>
        <SegmentedControl
          label={t('page.language')}
          options={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
          value={language}
          onChange={(id) => void i18next.changeLanguage(id)}
        />
      </BrandHead>
      <Box
        as="main"
        paddingX="md"
        paddingBottom="md"
        maxWidth="form"
        display="flex"
        flexDirection="column"
        gap="md"
      >
        <Heading level={1} size="md">
          {title}
        </Heading>
        {children}
      </Box>
    </>
  );
}
