import { useState, type CSSProperties } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { healzy } from '../../theme/palette.ts';
import { code, panel, sides } from './HueStudio.css.ts';

/** The green of *in range*: an accent near it would say that everything is well. */
const IN_RANGE = 160;
const NEAR = 25;

const hues = ['accent', 'neutral', 'warm'] as const;
type Hues = Record<(typeof hues)[number], number>;

function productHues(): Hues {
  return { accent: healzy.accent.hue, neutral: healzy.neutral.hue, warm: healzy.warm.hue };
}

const properties = (chosen: Hues) =>
  Object.fromEntries(hues.map((hue) => [`--hz-hue-${hue}`, String(chosen[hue])])) as CSSProperties;

const apart = (one: number, other: number) => {
  const between = Math.abs(one - other) % 360;
  return Math.min(between, 360 - between);
};

/** The theme in the hues chosen here, light and dark, and the style sheet that makes it so. */
export function HueStudio() {
  const [chosen, setChosen] = useState<Hues>(productHues);
  const styles = `:root {\n${hues.map((hue) => `  --hz-hue-${hue}: ${chosen[hue]};`).join('\n')}\n}`;
  return (
    <div className="sb-unstyled">
      <Stack gap="md">
        {hues.map((hue) => (
          <Slider
            key={hue}
            label={`Hue of the ${hue}`}
            min={0}
            max={359}
            value={chosen[hue]}
            onChange={(value) => setChosen({ ...chosen, [hue]: value })}
          />
        ))}
        {apart(chosen.accent, IN_RANGE) < NEAR && (
          <InlineMessage tone="warning" role="status">
            This accent is close to the green of “in range”: choose another.
          </InlineMessage>
        )}
        <div className={sides}>
          {(['light', 'dark'] as const).map((theme) => (
            <section
              key={theme}
              aria-label={theme}
              data-theme={theme}
              className={panel}
              style={properties(chosen)}
            >
              <Stack gap="md">
                <Inline gap="sm">
                  <Button intent="primary">Save plan</Button>
                  <Button>Preview</Button>
                  <Link href="#colour">A link</Link>
                  <Badge tone="accent">12</Badge>
                </Inline>
                <ProgressBar label="Questionnaire" value={0.6} />
                <EmptyState title="No notes yet" description="Write the first one." pictogram="notes" />
              </Stack>
            </section>
          ))}
        </div>
        <pre className={code}>{styles}</pre>
      </Stack>
    </div>
  );
}
