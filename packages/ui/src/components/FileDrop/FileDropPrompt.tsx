import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Upload } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { drawing } from './FileDrop.css.ts';

/** The prompt while there is no file: what to do, the button, what is accepted. */
export function FileDropPrompt({
  prompt,
  browseLabel,
  hint,
  hintId,
  describedBy,
  accept,
  allowsSeveral,
  isDisabled,
  onTake,
}: {
  prompt: string;
  browseLabel: string;
  hint: string | undefined;
  hintId: string;
  describedBy: string | undefined;
  accept: readonly string[] | undefined;
  allowsSeveral: boolean;
  isDisabled: boolean;
  onTake: (files: readonly File[]) => void;
}) {
  return (
    <>
      <span className={drawing}>
        <Icon icon={Upload} size="xl" />
      </span>
      <Text tone="muted">{prompt}</Text>
      <FileTrigger
        {...(accept ? { acceptedFileTypes: accept } : {})}
        allowsMultiple={allowsSeveral}
        onSelect={(chosen) => {
          if (chosen?.length) onTake([...chosen]);
        }}
      >
        <Button isDisabled={isDisabled} aria-describedby={describedBy}>
          {browseLabel}
        </Button>
      </FileTrigger>
      {hint && (
        <Text size="xs" tone="muted" id={hintId}>
          {hint}
        </Text>
      )}
    </>
  );
}
