import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { leaves } from '../TokenTable/leaves.ts';
import { TokenTable } from '../TokenTable/TokenTable.tsx';
import { column, flowing, weights } from './Type.css.ts';

const { font } = vars;

/** The scale, the weights, tabular figures, and a text in its rhythm. */
export function Type() {
  return (
    <Stack gap="xl">
      <TokenTable
        label="Sizes"
        prefix="font.size."
        roles={font.size}
        specimen={(role, name) => (
          <div style={{ fontSize: role, lineHeight: font.line[name as keyof typeof font.line] }}>
            Time in range 72.4 %
          </div>
        )}
      />
      <div className={weights}>
        {leaves(font.weight).map(([name, role]) => (
          <span key={name} style={{ fontWeight: role }}>
            {name}
          </span>
        ))}
      </div>
      <div>
        {['111.1', '888.8', '406.9'].map((number) => (
          <Text key={number} as="div" size="lg" isNumeric>
            <span data-figure>{number}</span> mg/dL
          </Text>
        ))}
      </div>
      <article className={column}>
        <h3 className={flowing({ kind: 'title' })} data-flowing>
          A night in five percentiles
        </h3>
        <h4 className={flowing({ kind: 'heading' })} data-flowing>
          What the band shows
        </h4>
        <p className={flowing({ kind: 'paragraph' })} data-flowing>
          The product observes; the specialist judges. Every number shows the window that it was taken from,
          how much of that window the sensor covered, and where the formula comes from.
        </p>
        <p className={flowing({ kind: 'small' })} data-flowing>
          Days without readings are left out, and said to be.
        </p>
        <h4 className={flowing({ kind: 'heading' })} data-flowing>
          What it does not show
        </h4>
        <p className={flowing({ kind: 'paragraph' })} data-flowing>
          A single night. For that, open the trace.
        </p>
      </article>
    </Stack>
  );
}
