import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** Address of a picture; while it is missing or broken, the initials show. */
  src?: string | undefined;
  /** `xl` where the picture itself is the subject. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** The name does not stand beside it: say it. */
  isNamed?: boolean;
}

/** A person as a picture, or as the initials of the first two words of the name. */
export function Avatar({ name, src, size, isNamed = false }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const voice = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={avatar({ size })} {...voice}>
      {src && src !== broken ? (
        <img className={picture} src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
