import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { TokenTable } from '../TokenTable/TokenTable.tsx';
import { stage, thing } from './Motion.css.ts';

const uses: Record<string, string> = {
  in: 'What comes: menus, dialogs, messages',
  out: 'What goes, and what answers the pointer',
  ease: 'Both',
  travel: 'At most this far, together with opacity',
  turn: 'One round of a spinner',
  breathe: 'One breath of a skeleton',
};

/** Enter and leave durations, with an example. */
export function Motion() {
  const [times, setTimes] = useState(0);
  return (
    <Stack gap="lg">
      <TokenTable
        label="Motion"
        prefix="motion."
        roles={vars.motion}
        specimen={(_role, name) => <Text size="sm">{uses[name]}</Text>}
      />
      <div className={stage}>
        <Button onPress={() => setTimes(times + 1)}>Show again</Button>
        <div key={times} className={thing} role="status">
          Shown {times + 1} times
        </div>
      </div>
    </Stack>
  );
}
