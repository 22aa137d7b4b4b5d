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
  /** The address of a link; an entry has either this or `onAction`. */
  href?: string;
  onAction?: () => void;
  /** Whether the address is outside the product and opens in a new window. */
  isOutside?: boolean;
  /** The shortcut keys to show. The menu does not listen for them. */
  shortcut?: string;
  isHidden?: boolean;
  isDisabled?: boolean;
}

/** A choice between options, such as languages. The entry shows the current one and opens the others as a submenu. */
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
  /** The name of the person; its initials are on the button if there is no image. */
  name: string;
  /** A line below the name, such as the address or the role. */
  detail?: string;
  imageUrl?: string;
  /** The accessible name of the button, such as «Account of Ana Ruiz». */
  label: string;
  /** Groups of entries, divided by a line. Empty groups are omitted. */
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
