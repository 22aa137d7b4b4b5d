import { Banner } from '@healzy/ui/components/Banner';
import { Button } from '@healzy/ui/components/Button';
import { DateField } from '@healzy/ui/components/DateField';
import { Box, Heading, Inline, Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sentenceForError } from '../api-errors.ts';
import { BrandHead } from '../shell/BrandHead.tsx';

export interface LinkDeviceProps {
  /** The server's error for this device, which says whether the birthdate would admit it. */
  error: Error | null;
  /** Gives the birthdate to the server. */
  admit: {
    mutate: (birthdate: string) => void;
    reset: () => void;
    isPending: boolean;
    error: Error | null;
  };
}

interface LinkDeviceFormProps extends Pick<LinkDeviceProps, 'admit'> {
  /** How often another birthdate may be tried, if the last one was wrong. */
  triesLeft: number | undefined;
}

/** Asks for the birthdate that makes a link work on this device too. */
export function LinkDeviceForm({ triesLeft, admit }: LinkDeviceFormProps) {
  const { t } = useTranslation('link-page');
  const [birthdate, setBirthdate] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const wrong = triesLeft === undefined ? undefined : t('device.wrong', { count: triesLeft });
  return (
    <>
      <title>{t('device.title')}</title>
      <BrandHead />
      <Box as="main" padding="md" maxWidth="form">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(birthdate === null);
            if (birthdate !== null) admit.mutate(birthdate);
          }}
        >
          <Stack gap="lg">
            <Heading level={1} size="md">
              {t('device.title')}
            </Heading>
            <Text as="p">{t('device.ask')}</Text>
            <DateField
              label={t('device.birthdate')}
              value={birthdate}
              onChange={(next) => {
                setBirthdate(next);
                setMissing(false);
                admit.reset();
              }}
              error={isMissing ? t('device.missing') : wrong}
              isRequired
            />
            {admit.error !== null && triesLeft === undefined && (
              <Banner tone="critical" role="alert">
                {sentenceForError(admit.error)}
              </Banner>
            )}
            <Inline>
              <Button
                intent="primary"
                type="submit"
                isPending={admit.isPending}
                pendingLabel={t('device.opening')}
              >
                {t('device.open')}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Box>
    </>
  );
}
