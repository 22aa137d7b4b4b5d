import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { initials } from '../../components/Avatar/initials.ts';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { MenuOnDemand } from '../../components/Menu/MenuOnDemand.tsx';
import * as styles from './ProfileMenu.css.ts';

export interface ProfileMenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Either a place to go to or something to do. */
  href?: string;
  onAction?: () => void;
  /** The place is outside the product: it opens in a window of its own. */
  isOutside?: boolean;
  /** The keys that do the same, as they are shown. The menu does not listen to them. */
  shortcut?: string;
  isHidden?: boolean;
  isDisabled?: boolean;
}

/** One of several, such as a language: opens beside its line, which says what is chosen now. */
export interface ProfileMenuChoice {
  kind: 'choice';
  id: string;
  label: string;
  icon?: ReactNode;
  options: readonly { id: string; label: string; lang?: string }[];
  chosen: string;
  onChoose: (id: string) => void;
  isHidden?: boolean;
}

export type ProfileMenuEntry = (ProfileMenuItem & { kind?: undefined }) | ProfileMenuChoice;

export interface ProfileMenuProps {
  /** Name of the person; its initials stand on the button. */
  name: string;
  /** A line below the name, such as the address or the role. */
  detail?: string;
  imageUrl?: string;
  /** What the button is called, such as «Account of Ana Ruiz». */
  label: string;
  /** Groups of entries, divided by a line. Empty groups vanish. */
  groups: readonly (readonly ProfileMenuEntry[])[];
}

const ProfileMenuEntries = lazyPart(
  async () => (await import('./ProfileMenuEntries.tsx')).ProfileMenuEntries,
);

/** The person's own menu at the end of the top bar. */
export function ProfileMenu({ name, detail, imageUrl, label, groups }: ProfileMenuProps) {
  return (
    <MenuOnDemand
      className={styles.button}
      label={label}
      warmUp={ProfileMenuEntries.preload}
      menu={(behind) => (
        <ProfileMenuEntries
          {...behind}
          name={name}
          label={label}
          groups={groups}
          {...(detail === undefined ? {} : { detail })}
        />
      )}
    >
      <span className={styles.avatar} aria-hidden>
        {imageUrl ? <img className={styles.image} src={imageUrl} alt="" /> : initials(name)}
      </span>
      <span className={styles.name}>{name}</span>
      <ChevronDown className={styles.chevron} size={16} aria-hidden />
    </MenuOnDemand>
  );
}
