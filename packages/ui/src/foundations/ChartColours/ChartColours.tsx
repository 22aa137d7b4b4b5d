import type { ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { line, named, plain, row, sample } from './ChartColours.css.ts';

const { chart } = vars;
const ranges = {
  severeLow: 'Severe low',
  low: 'Low',
  inRange: 'In range',
  high: 'High',
  severeHigh: 'Severe high',
} as const;
const dashes = { one: '', two: '8 4', three: '2 4', four: '12 4 2 4', five: '16 6', six: '4 2' } as const;

/** The colours that carry data: always together with a shape and a label. */
export function ChartColours() {
  return (
    <Stack gap="xl">
      <Group title="Ranges: a fill, its mark around it, and the text that stands on it">
        {(Object.keys(ranges) as (keyof typeof ranges)[]).map((name) => (
          <div
            key={name}
            className={sample}
            style={{
              background: chart.range[name],
              borderColor: chart.rangeMark[name],
              color: chart.rangeText[name],
            }}
          >
            {ranges[name]}
          </div>
        ))}
      </Group>
      <Group title="Series: different in lightness and in dash">
        {(Object.keys(dashes) as (keyof typeof dashes)[]).map((name) => (
          <Named key={name} name={name}>
            <svg className={line} viewBox="0 0 160 40" preserveAspectRatio="none" aria-hidden>
              <path
                d="M2 30 C 40 -10, 80 60, 158 8"
                fill="none"
                stroke={chart.series[name]}
                strokeWidth="2.5"
                strokeDasharray={dashes[name]}
              />
            </svg>
          </Named>
        ))}
      </Group>
      <Swatches title="Percentiles around a median" roles={chart.percentile} />
      <Swatches title="Macronutrients" roles={chart.macro} />
      <Swatches title="Sleep" roles={chart.sleep} />
      <Swatches title="Target" roles={chart.target} />
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="sm">
      <Heading level={3} size="md">
        {title}
      </Heading>
      <div className={row}>{children}</div>
    </Stack>
  );
}

function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={named}>
      {children}
      <Text size="xs" tone="muted">
        {name}
      </Text>
    </div>
  );
}

function Swatches({ title, roles }: { title: string; roles: Record<string, string> }) {
  return (
    <Group title={title}>
      {Object.entries(roles).map(([name, role]) => (
        <Named key={name} name={name}>
          <div className={plain} style={{ background: role }} />
        </Named>
      ))}
    </Group>
  );
}
