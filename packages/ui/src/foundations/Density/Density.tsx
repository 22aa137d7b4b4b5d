import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { vars } from '../../theme/contract.css.ts';
import { TokenTable } from '../TokenTable/TokenTable.tsx';
import { measure, side } from './Density.css.ts';

/** The same controls compact and comfortable, and what the setting changes. */
export function Density() {
  return (
    <Stack gap="lg">
      <Columns count={2} align="start">
        {(['compact', 'comfortable'] as const).map((density) => (
          <section key={density} data-density={density} aria-label={density} className={side}>
            <Heading level={3} size="md">
              {density}
            </Heading>
            <TextField label="Surname" defaultValue="Ferrer Santos" />
            <Text as="p">Glucose was in range for 18 of 24 hours.</Text>
            <Button intent="primary">Save</Button>
          </section>
        ))}
      </Columns>
      <TokenTable
        label="Density in force"
        prefix="density."
        roles={vars.density}
        specimen={(role) => <div className={measure} style={{ height: role }} />}
      />
    </Stack>
  );
}
