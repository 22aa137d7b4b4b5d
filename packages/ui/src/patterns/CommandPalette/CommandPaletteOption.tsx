import { CornerDownLeft } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { drawing, enter, hint, letter, option, shortcut, words } from './CommandPalette.css.ts';
import { fuzzyMatch } from './fuzzyMatch.ts';
import type { CommandEntry } from './CommandPalettePanel.tsx';

export interface CommandPaletteOptionProps {
  id: string;
  entry: CommandEntry;
  query: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One row. With an address it is a real link, so that it can be opened in another window. */
export function CommandPaletteOption({
  id,
  entry,
  query,
  isActive,
  onPoint,
  onChoose,
}: CommandPaletteOptionProps) {
  const content = (
    <>
      {entry.icon && (
        <span className={drawing}>
          <Icon icon={entry.icon} />
        </span>
      )}
      <span className={words}>
        <Marked text={entry.title} query={query} />
        {entry.hint && <span className={hint}>{entry.hint}</span>}
      </span>
      {entry.shortcut && <kbd className={shortcut}>{entry.shortcut}</kbd>}
      {isActive && (
        <span className={enter}>
          <Icon icon={CornerDownLeft} size="sm" />
        </span>
      )}
    </>
  );
  // Focus stays in the field, which handles keys and refers to the active option.
  const voice = { id, role: 'option', 'aria-selected': isActive, tabIndex: -1 };
  if (entry.href === undefined) {
    return (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
      <div
        {...voice}
        className={option}
        onPointerMove={onPoint}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onChoose}
      >
        {content}
      </div>
    );
  }
  return (
    <Link
      className={option}
      href={entry.href}
      // On move, not on enter: a list scrolling under a still mouse must not change the active option.
      onPointerMove={onPoint}
      onPress={onChoose}
      render={({ children, ...props }) =>
        'href' in props ? (
          <a {...props} {...voice}>
            {children}
          </a>
        ) : (
          <span {...props} {...voice}>
            {children}
          </span>
        )
      }
    >
      {content}
    </Link>
  );
}

/** Highlights the matched letters by weight. */
function Marked({ text, query }: { text: string; query: string }) {
  const letters = query.trim() === '' ? undefined : fuzzyMatch(query, text)?.letters;
  if (!letters?.size) return text;
  const parts: { words: string; isFound: boolean }[] = [];
  [...text].reduce((index, sign) => {
    const isFound = letters.has(index);
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.words += sign;
    else parts.push({ words: sign, isFound });
    return index + sign.length;
  }, 0);
  return parts.map((part, index) =>
    part.isFound ? (
      <mark key={index} className={letter}>
        {part.words}
      </mark>
    ) : (
      part.words
    ),
  );
}
