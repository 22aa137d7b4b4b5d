import { ComboBox } from '@healzy/ui/components/ComboBox';
import { useState } from 'react';
import { zoneOptions } from '../../../app/forms/zones.ts';

export interface ZoneFieldProps {
  label: string;
  hint: string;
  value: string | null;
  onChange: (zone: string | null) => void;
}

/** One of the zones. The hundreds of others are drawn once somebody turns to the field: most leave it as it is. */
export function ZoneField({ value, ...field }: ZoneFieldProps) {
  const [isNear, setIsNear] = useState(false);
  const near = () => setIsNear(true);
  const known = value === null ? [] : [{ id: value, label: value.replaceAll('_', ' ') }];
  return (
    <div onFocusCapture={near} onPointerEnter={near}>
      <ComboBox options={isNear ? zoneOptions() : known} value={value} {...field} />
    </div>
  );
}
