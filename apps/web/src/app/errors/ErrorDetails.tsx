import { Button } from '@healzy/ui/components/Button';
import { Disclosure } from '@healzy/ui/components/Disclosure';
import { TextArea } from '@healzy/ui/components/TextArea';
import { Box, Inline, Stack, Text } from '@healzy/ui/primitives';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../copy-text.ts';

/** The technical details of an error, to copy for the person who fixes it. */
export function ErrorDetails({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const [report] = useState(() => errorReport(error, location.pathname));
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    try {
      await copyText(report);
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

const lines = (error: unknown): string[] => {
  if (!(error instanceof Error)) return [String(error)];
  const own = error.stack?.includes(error.message)
    ? error.stack
    : `${error.name}: ${error.message}\n${error.stack ?? ''}`;
  return error.cause === undefined ? [own] : [own, `cause: ${lines(error.cause).join('\n')}`];
};

/** What a developer needs to fix the error: the error itself, where, when and in which browser. */
function errorReport(error: unknown, place: string, time = new Date()): string {
  return [...lines(error), '', place, time.toISOString(), navigator.userAgent].join('\n');
}
