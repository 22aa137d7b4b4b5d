import { Button } from '@healzy/ui/components/Button';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Inline } from '@healzy/ui/primitives';
import { Copy } from 'lucide-react';
import { useState } from 'react';

interface CopyLinkProps {
  link: string;
  labels: { copy: string; done: string; failed: string };
}

/** Copies a link and shows next to the button whether that succeeded. */
export function CopyLink({ link, labels }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
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
