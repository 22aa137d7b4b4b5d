import { useRef, type KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { onTop, single, thumb } from './Slider.css.ts';
import { typeOn, valueOf, type Typing } from './typedValue.ts';

/** One thumb of a slider: a native range input, which also accepts a typed number. */
export function SliderThumb({
  label,
  value,
  onChange,
  min,
  max,
  step,
  translate,
  name,
  isSingle = false,
  isOnTop = false,
  isDisabled,
  isReadOnly,
}: {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  translate: (value: number) => string;
  name: string | undefined;
  isSingle?: boolean;
  isOnTop?: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
}) {
  const { locale } = useLocale();
  const typing = useRef<Typing>(undefined);
  const decimalSign = new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.';
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    typing.current = typeOn(typing.current, event.key, event.timeStamp);
    const typed = typing.current && valueOf(typing.current.text, { min, max, step, decimalSign });
    if (typing.current) event.preventDefault();
    if (typed !== undefined && !isReadOnly) onChange(typed);
  };
  return (
    <input
      type="range"
      className={[thumb, isSingle && single, isOnTop && onTop].filter(Boolean).join(' ')}
      aria-label={label}
      aria-valuetext={translate(value)}
      aria-readonly={isReadOnly || undefined}
      {...{ name, min, max, step, value }}
      disabled={isDisabled}
      onChange={({ target }) => {
        if (!isReadOnly) onChange(target.valueAsNumber);
      }}
      onKeyDown={onKeyDown}
    />
  );
}
