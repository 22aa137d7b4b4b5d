import { useLabels } from '../../labels/LabelsProvider.ts';
import { Button } from '../Button/Button.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { notice } from './Sorting.css.ts';

/** Says that a move was not saved, and saves it again. */
export function SortingNotice({ failure }: { failure: { text: string; retry: () => void } | null }) {
  const { common } = useLabels();
  if (!failure) return null;
  return (
    <div className={notice}>
      <InlineMessage tone="critical" role="alert">
        {failure.text}
      </InlineMessage>
      <Button size="small" onPress={failure.retry}>
        {common.retry}
      </Button>
    </div>
  );
}
