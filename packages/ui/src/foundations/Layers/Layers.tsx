import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { leaves } from '../TokenTable/leaves.ts';
import { TokenTable } from '../TokenTable/TokenTable.tsx';
import { pile, sheet } from './Layers.css.ts';

const uses: Record<string, string> = {
  base: 'The page',
  sticky: 'Headers that stay',
  menu: 'The side menu and the top bar',
  overlay: 'Menus, lists and popovers',
  dialog: 'Dialogs and drawers, with what lies under them',
  toast: 'Messages, also above a dialog',
  tooltip: 'Tooltips and the skip link, above everything',
};

/** The stacking order. */
export function Layers() {
  return (
    <Stack gap="lg">
      <TokenTable
        label="Layers"
        prefix="z."
        roles={vars.z}
        specimen={(_role, name) => <Text size="sm">{uses[name]}</Text>}
      />
      <div className={pile}>
        {/* Reversed in the DOM: the roles, not DOM order, determine the stacking. */}
        {leaves(vars.z)
          .map(([name, role], index) => (
            <div
              key={name}
              className={sheet}
              style={{
                zIndex: role,
                insetBlockStart: `${index * 1.25}rem`,
                insetInlineStart: `${index * 8}%`,
              }}
            >
              {name}
            </div>
          ))
          .reverse()}
      </div>
    </Stack>
  );
}
