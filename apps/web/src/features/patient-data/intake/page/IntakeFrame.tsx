import type { HeldIntake } from '@healzy/api/patient-data/held-intake';
import { LANGUAGES, type Language } from '@healzy/domain/shared';
import { SegmentedControl } from '@healzy/ui/components/SegmentedControl';
import { Screen } from '@healzy/ui/patterns/Screen';
import { Inline } from '@healzy/ui/primitives/Inline';
import { Stack } from '@healzy/ui/primitives/Stack';
import { Text } from '@healzy/ui/primitives/Text';
import { Box } from '@healzy/ui/primitives/Box';
import i18next from 'i18next';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../../app/formats.ts';
import { languageAtom } from '../../../../state/language.ts';

const NAMES: Record<Language, string> = { es: 'Español', en: 'English' };

/** Who asks, of whom, and in which language. */
export function IntakeFrame({ held, children }: { held: HeldIntake; children: ReactNode }) {
  const { t } = useTranslation('patient-data');
  const formats = useFormats();
  const language = useAtomValue(languageAtom);
  return (
    <Box as="main">
      <title>{`${t('intake.page.title')} · ${held.accountName}`}</title>
      <Screen
        title={t('intake.page.title')}
        width="form"
        description={
          <Stack gap="sm">
            <Inline justify="space-between" gap="sm">
              <Text weight="medium">{held.accountName}</Text>
              <SegmentedControl
                label={t('intake.page.language')}
                options={LANGUAGES.map((id) => ({ id, label: NAMES[id] }))}
                value={language}
                onChange={(id) => void i18next.changeLanguage(id)}
              />
            </Inline>
            <Text as="p">{`${t('intake.page.hello', { name: held.patientName })}. ${t('intake.page.lead', { account: held.accountName })}`}</Text>
            <Text as="p" tone="muted">
              {t('intake.page.kept', { day: formats.date(held.expiresAt, held.timezone) })}
            </Text>
          </Stack>
        }
      >
        {children}
      </Screen>
    </Box>
  );
}
