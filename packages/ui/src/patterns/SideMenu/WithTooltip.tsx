import type { ReactElement } from 'react';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';

/** The name of an entry that shows only its icon. */
export function WithTooltip({
  label,
  isOn,
  children,
}: {
  label: string;
  isOn: boolean;
  children: ReactElement;
}) {
  return isOn ? (
    <Tooltip text={label} placement="end">
      {children}
    </Tooltip>
  ) : (
    children
  );
}
