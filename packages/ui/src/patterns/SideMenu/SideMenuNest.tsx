import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import * as styles from './SideMenu.css.ts';
import { SideMenuEntryLink } from './SideMenuEntryLink.tsx';
import type { SideMenuGroup } from './shownEntries.ts';

/**
 * An entry with children, which open below it in both shapes: beside the menu they would cover the content. Open from
 * the start if one of them is the current page.
 */
export function SideMenuNest({ entry, shape }: { entry: SideMenuGroup; shape: 'slim' | 'wide' }) {
  const id = useId();
  const children = entry.children.filter((child) => !child.isHidden);
  const holdsCurrent = children.some((child) => child.isCurrent);
  const [chosen, setChosen] = useState({ isOpen: holdsCurrent, holdsCurrent });
  // Arriving at one of its pages opens it.
  if (chosen.holdsCurrent !== holdsCurrent)
    setChosen({ isOpen: holdsCurrent || chosen.isOpen, holdsCurrent });
  const isOpen = chosen.isOpen && !entry.isDisabled;
  return (
    <div className={styles.group[isOpen ? 'open' : 'closed']}>
      <Button
        className={styles.entry[shape]}
        aria-label={entry.label}
        aria-expanded={isOpen}
        aria-controls={id}
        isDisabled={entry.isDisabled ?? false}
        data-holds-current={(holdsCurrent && !isOpen) || undefined}
        onPress={() => setChosen({ isOpen: !isOpen, holdsCurrent })}
      >
        <span className={styles.icon[shape]} aria-hidden>
          {entry.icon}
        </span>
        <span className={styles.label[shape]}>{entry.label}</span>
        <ChevronDown className={styles.chevron[shape]} size={shape === 'wide' ? 16 : 12} aria-hidden />
      </Button>
      <ul id={id} className={styles.children[shape]} aria-label={entry.label} hidden={!isOpen}>
        {children.map((child) => (
          <li key={child.id}>
            <SideMenuEntryLink entry={child} shape={shape} />
          </li>
        ))}
      </ul>
    </div>
  );
}
