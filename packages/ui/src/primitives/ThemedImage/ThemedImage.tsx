import { image, inDark, inLight } from './ThemedImage.css.ts';

export interface ThemedImageProps {
  /** Address of the picture on a light ground. */
  light: string;
  /** Address of the one on a dark ground; the same where one serves both. */
  dark: string;
  /** As high as an icon of that size. */
  size?: 'lg' | 'xl' | 'xxl';
  /** What it says, when no words beside it do. */
  label?: string | undefined;
}

/** A mark that has a picture for each theme. */
export function ThemedImage({ light, dark, size, label = '' }: ThemedImageProps) {
  if (light === dark) return <img className={image({ size })} src={light} alt={label} />;
  return (
    <>
      <img className={`${image({ size })} ${inLight}`} src={light} alt={label} />
      <img className={`${image({ size })} ${inDark}`} src={dark} alt={label} />
    </>
  );
}
