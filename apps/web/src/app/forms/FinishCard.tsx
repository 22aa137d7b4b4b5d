import { Button } from '@healzy/ui/components/Button';
import { Card } from '@healzy/ui/components/Card';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useState } from 'react';
import { ConfirmAction, type ConfirmActionProps } from '../ConfirmAction.tsx';
import type { FormDraft } from './form-draft.ts';

type FinishWord =
  | 'title'
  | 'text'
  | 'open'
  | 'question'
  | 'loss'
  | 'acknowledgement'
  | 'confirm'
  | 'pending'
  | 'empty'
  | 'unsaved';

export interface FinishCardProps {
  /** The form that saves itself and is finished with this. */
  form: { draft: Pick<FormDraft, 'version'>; saveNow: () => Promise<boolean> };
  /** Whether nothing is written, so that there is nothing to finish. */
  isEmpty: () => boolean;
  act: ConfirmActionProps['act'];
  say: (word: FinishWord) => string;
  onFinish: (version: number) => Promise<unknown>;
}

/** Finishes what is written and its test, after asking: nothing of either can be changed afterwards. */
export function FinishCard({ form, isEmpty, act, say, onFinish }: FinishCardProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<'empty' | 'unsaved' | null>(null);
  const ask = async () => {
    if (isEmpty()) return setProblem('empty');
    // What is finished is what the server has.
    const isSaved = await form.saveNow();
    setProblem(isSaved ? null : 'unsaved');
    setAsking(isSaved);
  };
  return (
    <Card title={say('title')}>
      <Stack gap="md" align="start">
        <Text as="p">{say('text')}</Text>
        {problem && (
          <InlineMessage tone="warning" role="alert">
            {say(problem)}
          </InlineMessage>
        )}
        <Button intent="primary" onPress={() => void ask()}>
          {say('open')}
        </Button>
      </Stack>
      {isAsking && (
        <ConfirmAction
          act={act}
          title={say('question')}
          acknowledgement={say('acknowledgement')}
          confirmLabel={say('confirm')}
          pendingLabel={say('pending')}
          run={() => onFinish(form.draft.version() ?? 0)}
          onClose={() => setAsking(false)}
        >
          {say('loss')}
        </ConfirmAction>
      )}
    </Card>
  );
}
