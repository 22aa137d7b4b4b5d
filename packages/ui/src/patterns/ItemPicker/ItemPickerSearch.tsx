import { Search, X } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { affix, box, input, inset } from '../../components/Field/Field.css.ts';
import { useLabels } from '../../labels/LabelsProvider.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';

interface ItemPickerSearchProps {
  inputRef: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string | undefined;
  value: string;
  listId: string;
  activeId: string | undefined;
  autoFocus: boolean;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The field of the search: focus stays here while the arrows go through what was found. */
export function ItemPickerSearch({
  inputRef,
  label,
  placeholder,
  value,
  listId,
  activeId,
  autoFocus,
  onChange,
  onKeyDown,
}: ItemPickerSearchProps) {
  const { common } = useLabels();
  return (
    <div className={box}>
      <span className={affix}>
        <Icon icon={Search} />
      </span>
      <input
        ref={inputRef}
        className={input}
        role="combobox"
        aria-label={label}
        aria-expanded={activeId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        // eslint-disable-next-line jsx-a11y/no-autofocus -- only where it is what a dialog was opened for
        autoFocus={autoFocus}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && value !== '') {
            // It would close the dialog around it.
            event.stopPropagation();
            event.preventDefault();
            onChange('');
          } else onKeyDown(event);
        }}
      />
      {value !== '' && (
        <Button
          className={inset}
          aria-label={common.clear}
          excludeFromTabOrder
          onPress={() => {
            onChange('');
            inputRef.current?.focus();
          }}
        >
          <Icon icon={X} size="sm" />
        </Button>
      )}
    </div>
  );
}
