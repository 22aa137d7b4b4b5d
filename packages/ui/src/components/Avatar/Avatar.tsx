import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** Address of an image; while it is missing or broken, the initials show. */
  src?: string | undefined;
  /** `xl` where the image itself is the subject. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Announces the name; set it where the name is not shown beside it. */
  isNamed?: boolean;
}

/** A person as an image, or as the initials of the first two words of the name. */
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
