import { Stack } from '../../primitives/Stack/Stack.tsx';
import { vars } from '../../theme/contract.css.ts';
import { TokenTable } from '../TokenTable/TokenTable.tsx';
import { corner, sheet } from './Radius.css.ts';

/** Corners and shadows. */
export function Radius() {
  return (
    <Stack gap="xl">
      <TokenTable
        label="Radius"
        prefix="radius."
        roles={vars.radius}
        specimen={(role) => <div className={corner} style={{ borderRadius: role }} />}
      />
      <TokenTable
        label="Elevation"
        prefix="elevation."
        roles={vars.elevation}
        specimen={(role) => <div className={sheet} style={{ boxShadow: role }} />}
      />
    </Stack>
  );
}
