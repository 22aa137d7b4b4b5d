import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline } from '@healzy/ui/primitives';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies the link of a survey and shows next to the button whether that succeeded. */
export function CopyLink({ link }: { link: string }) {
  const { t } = useTranslation('surveys');
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    );
  return (
    <Inline>
      <Button icon={Copy} onPress={() => void copy()}>
        {t('made.copy')}
      </Button>
      {outcome !== null && (
        <InlineMessage tone={outcome === 'done' ? 'success' : 'critical'} role="status">
          {t(outcome === 'done' ? 'made.copied' : 'made.notCopied')}
        </InlineMessage>
      )}
    </Inline>
  );
}
