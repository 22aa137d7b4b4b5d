import type { PublicIntake } from '@healzy/api/patient-data/public-intake';
import { LANGUAGES, type Language } from '@healzy/domain/shared';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Screen } from '@healzy/ui/patterns/Screen';
import { Box, Inline, Text } from '@healzy/ui/primitives';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../state/language.ts';

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

/** Who asks, whom, and in which language. */
export function IntakeFrame({ held, children }: { held: PublicIntake; children: ReactNode }) {
  const { t } = useTranslation('patient-data');
  const language = useLanguage();
  return (
    <Box as="main">
      <title>{`${t('intake.page.title')} · ${held.accountName}`}</title>
      <Screen
        title={t('intake.page.title')}
        width="form"
        description={
          <Inline justify="space-between" gap="sm">
            <Text weight="medium">{held.accountName}</Text>
            <SegmentedControl
              label={t('intake.page.language')}
              options={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
              value={language}
              onChange={(id) => void i18next.changeLanguage(id)}
            />
          </Inline>
        }
      >
        {children}
      </Screen>
    </Box>
  );
}
