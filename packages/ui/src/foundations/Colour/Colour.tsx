import { useRef } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { hexOf } from '../TokenTable/hexOf.ts';
import { leaves, type Roles } from '../TokenTable/leaves.ts';
import { useTokens } from '../TokenTable/useTokens.ts';
import { chip, list, swatch, value as valueClass } from './Colour.css.ts';

const groups: Record<string, Roles> = {
  surface: vars.color.surface,
  text: vars.color.text,
  border: vars.color.border,
  accent: vars.color.accent,
  focus: vars.color.focus,
  status: vars.color.status,
  chart: vars.chart,
};

/** All colour roles by name, with their values in the current theme. */
export function Colour() {
  const ref = useRef<HTMLDivElement>(null);
  const all = Object.values(groups).flatMap((roles) => leaves(roles));
  const values = useTokens(
    ref,
    all.map(([, role]) => role),
  );
  const valueOf = new Map(all.map(([, role], index) => [role, hexOf(values[index] ?? '')]));
  return (
    <div ref={ref}>
      <Stack gap="lg">
        {Object.entries(groups).map(([group, roles]) => (
          <Stack key={group} gap="xs">
            <Heading level={3} size="md">
              {group}
            </Heading>
            <ul className={list}>
              {leaves(roles).map(([name, role]) => (
                <li key={name} className={swatch}>
                  <span className={chip} style={{ background: role }} />
                  <Text size="xs">{name}</Text>
                  <span className={valueClass}>{valueOf.get(role)}</span>
                </li>
              ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
