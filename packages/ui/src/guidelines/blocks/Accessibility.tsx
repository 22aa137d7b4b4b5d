import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { check, checks, link, statement, tick } from './Accessibility.css.ts';
import { StoryLink, type StoryExport } from './StoryLink.tsx';

export interface AccessibilityProps {
  /** Name of the ARIA Authoring Practices pattern; omit it for non-interactive parts. */
  pattern?: string;
  /** Where that pattern is described. */
  url?: string;
  /** Stories that test it: keyboard, focus, announcements. */
  by?: readonly StoryExport[];
  /** What is announced, what was tested, what is known to fall short. */
  children?: ReactNode;
}

/** The accessibility statement of one part: its pattern, announcements, and tests. */
export function Accessibility({ pattern, url, by = [], children }: AccessibilityProps) {
  return (
    <div className={`sb-unstyled ${statement}`}>
      {children && <div>{children}</div>}
      <ul className={checks}>
        {pattern && (
          <Line>
            Follows the pattern{' '}
            {url ? (
              <a className={link} href={url} target="_blank" rel="noreferrer">
                {pattern}
              </a>
            ) : (
              pattern
            )}{' '}
            of the ARIA Authoring Practices.
          </Line>
        )}
        {by.map((story, index) => (
          <Line key={index}>
            Tried in the story <StoryLink of={story} />.
          </Line>
        ))}
        <Line>
          Every story passes axe in the light and the dark theme and in forced colours, on every change.
        </Line>
      </ul>
    </div>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <li className={check}>
      <span className={tick}>
        <Icon icon={Check} tone="success" />
      </span>
      <span>{children}</span>
    </li>
  );
}
