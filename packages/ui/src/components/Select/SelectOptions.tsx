import { Header } from 'react-aria-components/Header';
import { ListBoxItem, ListBoxSection } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/TextField';
import { Check } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { detail, entry, tick, words } from '../Menu/Menu.css.ts';
import { clamped, section, sectionName } from './Select.css.ts';

/** One choice. */
export interface Option<Id extends string = string> {
  id: Id;
  label: string;
  /** A muted second line in the list. */
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** Related options under a heading. */
export interface OptionSection<Id extends string = string> {
  id: string;
  label: string;
  options: readonly Option<Id>[];
}

/** An entry of an option list: one option, or several under a heading. */
export function OptionLine({ line }: { line: Option | OptionSection }) {
  if (!('options' in line)) return <OptionRow option={line} />;
  return (
    <ListBoxSection id={line.id} className={section}>
      <Header className={sectionName}>{line.label}</Header>
      {line.options.map((option) => (
        <OptionRow key={option.id} option={option} />
      ))}
    </ListBoxSection>
  );
}

/** One option in the list of Select, ComboBox and MultiSelect. */
export function OptionRow({ option }: { option: Option }) {
  return (
    <ListBoxItem
      id={option.id}
      textValue={option.label}
      className={entry()}
      isDisabled={option.isDisabled ?? false}
    >
      {({ isSelected }) => (
        <>
          <span className={words}>
            <Text slot="label" className={clamped}>
              {option.label}
            </Text>
            {option.hint && (
              <Text slot="description" className={detail}>
                {option.hint}
              </Text>
            )}
          </span>
          {isSelected && (
            <span className={tick}>
              <Icon icon={Check} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
