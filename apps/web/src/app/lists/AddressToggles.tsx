import { ToggleButton, ToggleButtonGroup } from '@healzy/ui/components/ToggleButton';
import { useSearchParams } from 'react-router-dom';

/** Those of `choices` that the address has in a parameter; anything else in it is ignored. */
export function useAddressChoices<Choice extends string>(
  parameter: string,
  choices: readonly Choice[],
): Choice[] {
  const [parameters] = useSearchParams();
  const chosen = parameters.getAll(parameter);
  return choices.filter((choice) => chosen.includes(choice));
}

export interface AddressTogglesProps<Choice extends string> {
  label: string;
  parameter: string;
  choices: readonly Choice[];
  nameOf: (choice: Choice) => string;
}

/** Filters a list by toggles whose state is kept in the address. */
export function AddressToggles<Choice extends string>({
  label,
  parameter,
  choices,
  nameOf,
}: AddressTogglesProps<Choice>) {
  const selected = useAddressChoices(parameter, choices);
  const [, setParameters] = useSearchParams();
  const choose = (next: readonly string[]) =>
    setParameters(
      (before) => {
        before.delete(parameter);
        for (const one of next) before.append(parameter, one);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <ToggleButtonGroup label={label} selected={selected} onChange={choose}>
      {choices.map((choice) => (
        <ToggleButton key={choice} id={choice} size="small" label={nameOf(choice)} />
      ))}
    </ToggleButtonGroup>
  );
}
