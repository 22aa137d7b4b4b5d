import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline } from '@healzy/ui/primitives';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies a text and shows next to the button whether that succeeded: a notice would be behind the dialog. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('profile');
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    );
  return (
    <Inline>
      <Button icon={Copy} onPress={() => void copy()}>
        {label}
      </Button>
      {outcome !== null && (
        <InlineMessage tone={outcome === 'done' ? 'success' : 'critical'} role="status">
          {t(`copy.${outcome}`)}
        </InlineMessage>
      )}
    </Inline>
  );
}
