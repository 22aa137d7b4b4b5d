import { ListBoxItem } from 'react-aria-components/ComboBox';
import { Text } from 'react-aria-components/TextField';
import { Plus, RotateCw } from 'lucide-react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { entry, words } from '../Menu/Menu.css.ts';
import { clamped } from '../Select/Select.css.ts';
import { act, failure } from './ComboBox.css.ts';

/** A row of the list that performs an action. */
export type ComboBoxActLine = {
  id: string;
  kind: 'create' | 'retry';
  label: string;
  /** What went wrong, above the action. */
  problem?: string;
  onAction: () => void;
};

/** The last row of a list: create what was typed, or search again. */
export function ComboBoxAct({ line }: { line: ComboBoxActLine }) {
  const textValue = line.problem ? `${line.problem} ${line.label}` : line.label;
  return (
    <ListBoxItem id={line.id} textValue={textValue} className={`${entry()} ${act}`} onAction={line.onAction}>
      <Icon icon={line.kind === 'create' ? Plus : RotateCw} />
      <Text slot="label" className={words}>
        {line.problem && <span className={failure}>{line.problem}</span>}
        <span className={clamped}>{line.label}</span>
      </Text>
    </ListBoxItem>
  );
}
