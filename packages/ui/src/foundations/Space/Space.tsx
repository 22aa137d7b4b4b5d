import { vars } from '../../theme/contract.css.ts';
import { TokenTable } from '../TokenTable/TokenTable.tsx';
import { bar } from './Space.css.ts';

/** The spacing steps, and the dimensions of pages. */
export function Space() {
  return (
    <TokenTable
      label="Space"
      prefix="space."
      roles={vars.space}
      specimen={(role) => <div className={bar} style={{ width: role }} />}
    />
  );
}
