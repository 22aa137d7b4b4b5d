import { ChevronDown } from 'lucide-react';
import { initials } from '../../components/Avatar/initials.ts';
import { lazyPart } from '../../components/LazyPart/LazyPart.tsx';
import { MenuOnDemand } from '../../components/Menu/MenuOnDemand.tsx';
import * as styles from './ProfileMenu.css.ts';
import type { ProfileMenuProps } from './ProfileMenuEntries.tsx';

export type {
  ProfileMenuChoice,
  ProfileMenuEntry,
  ProfileMenuItem,
  ProfileMenuProps,
} from './ProfileMenuEntries.tsx';

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
