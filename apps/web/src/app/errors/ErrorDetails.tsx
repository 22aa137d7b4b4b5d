import { Button } from '@healzy/ui/components/Button';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Box, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorReport } from './error-report.ts';

/** The technical details of an error, to copy for whoever fixes it. */
export function ErrorDetails({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const [report] = useState(() => errorReport(error, location.pathname));
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(report);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <Box width="full" maxWidth="form">
      <Disclosure level={2} title={t('error.details')}>
        <Stack gap="sm">
          <TextArea label={t('error.details')} value={report} isReadOnly rows={8} />
          <Inline gap="sm">
            <Button size="small" icon={Copy} onPress={() => void copy()}>
              {t('error.copy')}
            </Button>
            <div role="status">{outcome !== null && <Text tone="muted">{t(`error.${outcome}`)}</Text>}</div>
          </Inline>
        </Stack>
      </Disclosure>
    </Box>
  );
}
