import { Stack } from '../primitives/Stack/Stack.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Text } from '../primitives/Text/Text.tsx';
import { vars } from './contract.css.ts';
import { chip, list, swatch } from './Swatches.css.ts';

type Roles = { readonly [name: string]: string | Roles };

/** `['accent.solid', 'var(--…)']` for every leaf of a group of roles. */
function leaves(roles: Roles, path = ''): [name: string, value: string][] {
  return Object.entries(roles).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : leaves(value, `${path}${key}.`),
  );
}

const groups = {
  surface: vars.color.surface,
  text: vars.color.text,
  border: vars.color.border,
  accent: vars.color.accent,
  status: vars.color.status,
  chart: vars.chart,
} satisfies Record<string, Roles>;

/** All colour roles by name: the page of Storybook that shows them. */
export function Swatches() {
  return (
    <Stack gap="lg">
      {Object.entries(groups).map(([group, roles]) => (
        <Stack key={group} gap="xs">
          <Heading level={2} size="md">
            {group}
          </Heading>
          <ul className={list}>
            {leaves(roles).map(([name, value]) => (
              <li key={name} className={swatch}>
                <span className={chip} style={{ background: value }} />
                <Text size="xs" tone="muted">
                  {name}
                </Text>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
