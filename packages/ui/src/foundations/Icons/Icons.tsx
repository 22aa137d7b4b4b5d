import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { entry, list } from './Icons.css.ts';
import { vocabulary } from './vocabulary.ts';

/** The icons and what each means. */
export function Icons() {
  return (
    <Stack gap="lg">
      {Object.entries(vocabulary).map(([group, drawings]) => (
        <Stack key={group} gap="xs">
          <Heading level={3} size="md">
            {group}
          </Heading>
          <ul className={list}>
            {Object.entries(drawings).map(([meaning, drawing]) => (
              <li key={meaning} className={entry}>
                <Icon icon={drawing} size="lg" />
                {meaning}
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Stack>
  );
}
