import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline } from '@healzy/ui/primitives';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from './copy-text.ts';

interface CopyTextProps {
  text: string;
  labels: { copy: string; done: string; failed: string };
}

/** Copies a text and shows next to the button whether that succeeded. */
export function CopyText({ text, labels }: CopyTextProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  const copy = () =>
    copyText(text).then(
      () => setOutcome('done'),
      () => setOutcome('failed'),
    );
  return (
    <Inline>
      <Button icon={Copy} onPress={() => void copy()}>
        {labels.copy}
      </Button>
      {outcome !== null && (
        <InlineMessage tone={outcome === 'done' ? 'success' : 'critical'} role="status">
          {labels[outcome]}
        </InlineMessage>
      )}
    </Inline>
  );
}
