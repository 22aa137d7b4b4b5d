import { useMedicalTest } from '@healzy/api/medical-tests';
import { acceptsData } from '@healzy/domain/medical-tests';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline, Text } from '@healzy/ui/primitives';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppScreen, type AppScreenProps } from '../../app/AppScreen.tsx';
import { useIsPhone } from '../../app/useIsDesktop.ts';
import { useParam } from '../../app/useParam.ts';
import { MedicalTestStatePill } from '../medical-tests/MedicalTestStatePill.tsx';
import { CgmSilence } from './CgmSilence.tsx';
import { CgmTabs } from './CgmTabs.tsx';

export interface CgmScreenProps extends Omit<
  AppScreenProps,
  'title' | 'titleAside' | 'description' | 'tabs'
> {
  /** What the page shows, beside the state of the test: its days, a count. */
  aside?: string;
  /**
   * Switches what the page shows. It begins the line of the test's state; on a phone the content follows it at once, and
   * state, days and actions come last.
   */
  lead?: ReactNode;
  /** What the page is about, if it is one part of the test: it is titled with that part's name. */
  name?: string | undefined;
}

/**
 * A sub-page of a CGM test: the test's name, the tabs of its pages, its state, and why it cannot be changed if so. Its
 * page loads the namespaces `cgm-screen` and `medical-tests`.
 */
export function CgmScreen({
  aside,
  name,
  lead,
  primaryAction,
  queries = [],
  children,
  ...screen
}: CgmScreenProps) {
  const { t } = useTranslation('cgm-screen');
  // On a phone a row of actions above the page would push its content down.
  const isPhone = useIsPhone();
  const test = useMedicalTest(useParam('medicalTest'));
  const { data } = test;
  const reason = data && (!acceptsData(data.state) ? t('closed') : data.canEdit ? null : t('readOnly'));
  const isAboutLast = isPhone && lead !== undefined;
  const about = data && (
    <Inline gap="sm">
      {!isAboutLast && lead}
      <MedicalTestStatePill state={data.state} />
      {aside !== undefined && <Text tone="muted">{aside}</Text>}
      {isPhone && primaryAction}
      {reason && <InlineMessage>{reason}</InlineMessage>}
    </Inline>
  );
  return (
    <AppScreen
      {...screen}
      title={name ?? data?.name ?? t('title')}
      primaryAction={isPhone ? undefined : primaryAction}
      tabs={<CgmTabs />}
      queries={[test, ...queries]}
    >
      {isAboutLast ? data && lead : about}
      {data && <CgmSilence test={data} />}
      {children}
      {isAboutLast && about}
    </AppScreen>
  );
}
