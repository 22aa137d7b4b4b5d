import { image, inDark, inLight } from './ThemedImage.css.ts';

export interface ThemedImageProps {
  /** Address of the image for a light background. */
  light: string;
  /** Address of the image for a dark background; may be the same. */
  dark: string;
  /** As high as an icon of that size. */
  size?: 'lg' | 'xl' | 'xxl';
  /** Accessible name, if no text beside it says the same. */
  label?: string | undefined;
}

/** A logo with one image per theme. */
export function ThemedImage({ light, dark, size, label = '' }: ThemedImageProps) {
  if (light === dark) return <img className={image({ size })} src={light} alt={label} />;
  return (
    <>
      <img className={`${image({ size })} ${inLight}`} src={light} alt={label} />
      <img className={`${image({ size })} ${inDark}`} src={dark} alt={label} />
    </>
  );
}
