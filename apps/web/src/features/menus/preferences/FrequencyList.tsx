import type { ChangeableKind, FrequencyChange, OwnFrequency } from '@healzy/domain/nutritional-plans';
import { DescriptionList } from '@healzy/ui/components/DescriptionList';
import { InlineMessage } from '@healzy/ui/components/InlineMessage';
import { Stack, Text } from '@healzy/ui/primitives';
import { useFrequencyWords } from './useFrequencyWords.ts';

export interface FrequencyListProps {
  kinds: readonly ChangeableKind[];
  changes: readonly FrequencyChange[];
  /** What the patient's restrictions and the plan's day change of what is published: nobody is asked for fish who eats none. */
  ownOf: (kind: ChangeableKind) => OwnFrequency | null;
}

/** How often each kind of food is eaten, who says so, and where a plan leaves that. */
export function FrequencyList({ kinds, changes, ownOf }: FrequencyListProps) {
  const words = useFrequencyWords();
  return (
    <DescriptionList
      items={kinds.map((kind) => {
        const change = changes.find((each) => each.kind === kind);
        const warning = change ? words.warning(change, ownOf(kind)) : null;
        return {
          term: words.kind(kind),
          detail: change ? (
            <Stack gap="xs">
              <Text weight="semibold">{words.said(change)}</Text>
              {warning !== null && <InlineMessage tone="warning">{warning}</InlineMessage>}
            </Stack>
          ) : (
            words.usual(kind, ownOf(kind))
          ),
        };
      })}
    />
  );
}
