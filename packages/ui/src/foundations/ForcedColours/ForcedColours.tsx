import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { StatusPill } from '../../components/StatusPill/StatusPill.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { Columns } from '../../primitives/Columns/Columns.tsx';
import { Divider } from '../../primitives/Divider/Divider.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { sample, system } from './ForcedColours.css.ts';

const pairs = [
  ['Canvas', 'CanvasText'],
  ['Field', 'FieldText'],
  ['ButtonFace', 'ButtonText'],
  ['Highlight', 'HighlightText'],
  ['Canvas', 'LinkText'],
] as const;

/** Components whose appearance must survive forced colours, and the colours the system offers them. */
export function ForcedColours() {
  return (
    <Stack gap="lg">
      <Columns count={2} gap="xl">
        <Stack>
          <TextField label="Surname" defaultValue="Ferrer" />
          <TextField label="Mail" defaultValue="lucia@" error="Write the whole address." />
          <Inline>
            <Button intent="primary">Save</Button>
            <Button>Cancel</Button>
            <Button isDisabled>Send</Button>
          </Inline>
        </Stack>
        <Stack>
          <Checkbox isInitiallySelected>Checked</Checkbox>
          <Switch isInitiallySelected>On</Switch>
          <Divider />
          <ProgressBar label="Sending the file" value={0.62} />
          <Inline gap="md">
            <StatusPill tone="success" label="Finished" />
            <StatusPill tone="critical" label="Cancelled" />
            <Spinner size="sm" />
          </Inline>
        </Stack>
      </Columns>
      <Banner tone="warning" title="No data for 24 hours">
        The last reading is from yesterday, 08:14.
      </Banner>
      <ul className={system}>
        {pairs.map(([background, color]) => (
          <li key={`${background} ${color}`} className={sample} style={{ background, color }}>
            {color} on {background}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
