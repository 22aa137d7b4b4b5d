import type { Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { Label } from 'react-aria-components/Label';
import { Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { Search, X } from 'lucide-react';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { affix, box, field, input, inset } from '../Field/Field.css.ts';

export interface SearchFieldProps {
  /** Accessible name; the icon is its visual equivalent. */
  label: string;
  /** Label of the clear button, if it differs from the kit's. */
  clearLabel?: string | undefined;
  /** What can be searched for. */
  placeholder?: string | undefined;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  /** Called on Enter; typing alone calls `onChange`. */
  onSubmit?: ((value: string) => void) | undefined;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  /** For a search that has just been opened. */
  autoFocus?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** Filters a list while typing; Escape clears it. */
export function SearchField({
  label,
  clearLabel,
  placeholder,
  value,
  defaultValue,
  onChange,
  onSubmit,
  isDisabled = false,
  name,
  autoFocus = false,
  onBlur,
  inputRef = null,
}: SearchFieldProps) {
  const { common } = useLabels();
  return (
    <AriaSearchField
      className={field}
      autoFocus={autoFocus}
      isDisabled={isDisabled}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onChange ? { onChange } : {})}
      {...(onSubmit ? { onSubmit } : {})}
      {...(name === undefined ? {} : { name })}
      {...(onBlur ? { onBlur: () => onBlur() } : {})}
    >
      {({ isEmpty, isDisabled: off }) => (
        <>
          <VisuallyHidden>
            <Label>{label}</Label>
          </VisuallyHidden>
          <Group className={box} isDisabled={off} role="presentation">
            <span className={affix}>
              <Icon icon={Search} />
            </span>
            <Input className={input} ref={inputRef} {...(placeholder ? { placeholder } : {})} />
            {!isEmpty && (
              <Button className={inset} aria-label={clearLabel ?? common.clear}>
                <Icon icon={X} size="sm" />
              </Button>
            )}
          </Group>
        </>
      )}
    </AriaSearchField>
  );
}
