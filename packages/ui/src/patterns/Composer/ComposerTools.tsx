import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { LucideIcon } from '../../primitives/Icon/Icon.tsx';
import { tools as row } from './Composer.css.ts';

/** Something that adds to a message: saved texts, references. */
export interface ComposerTool {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
  /** A character that does the same when it is typed into the empty field. */
  readonly typed?: string | undefined;
}

/** The tools below the field, after the files. */
export function ComposerTools({
  tools,
  isDisabled,
  children,
}: {
  tools: readonly ComposerTool[];
  isDisabled: boolean;
  children: ReactNode;
}) {
  return (
    <div className={row}>
      {children}
      {tools.map(({ id, icon, label, onPress }) => (
        <IconButton key={id} icon={icon} label={label} isDisabled={isDisabled} onPress={onPress} />
      ))}
    </div>
  );
}
