// What a first-time user of the kit would write: `scripts/consumer.mjs` installs the packed kit beside this page,
// checks its types, builds it and looks at it.
import '@healzy/ui/theme/global';
import { TimeInRangeBar } from '@healzy/ui/charts/TimeInRangeBar';
import { Button } from '@healzy/ui/components/Button';
import { DatePicker } from '@healzy/ui/components/DatePicker';
import { NumberField } from '@healzy/ui/components/NumberField';
import { Spinner } from '@healzy/ui/components/Spinner';
import { en } from '@healzy/ui/labels/en';
import { LabelsProvider } from '@healzy/ui/labels/LabelsProvider';
import { Heading } from '@healzy/ui/primitives/Heading';
import { Stack } from '@healzy/ui/primitives/Stack';
import { vars } from '@healzy/ui/theme/contract.css';
import { lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Person } from './Person';
import { Readings } from './Readings';

const Report = lazy(async () => ({ default: (await import('./Report')).Report }));

const part = (share: number) => ({ share, percent: `${share * 100} %`, perDay: `${share * 24} h a day` });
const word = (name: string) => ({ name });

function Page() {
  const [weight, setWeight] = useState<number | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const [saved, setSaved] = useState('');
  const [isReading, setReading] = useState(false);
  return (
    <Stack gap="lg">
      <Heading level={1}>Someone else&apos;s page</Heading>
      <NumberField label="Weight" unit="kg" value={weight} onChange={setWeight} />
      <DatePicker label="First day" value={day} onChange={setDay} />
      <Button intent="primary" onPress={() => setSaved(`${weight ?? 'nothing'} kg`)}>
        Save
      </Button>
      <p style={{ color: vars.color.text.muted }}>Saved: {saved}</p>
      <TimeInRangeBar
        title="Time in range"
        summary="Half of the day is in range."
        shares={{
          severeLow: part(0),
          low: part(0.125),
          inRange: part(0.5),
          high: part(0.25),
          severeHigh: part(0.125),
        }}
        rangeLabels={{
          severeLow: word('Very low'),
          low: word('Low'),
          inRange: word('In range'),
          high: word('High'),
          severeHigh: word('Very high'),
        }}
        columnHeaders={['Range', 'Share', 'Time']}
        metLabel="Met"
        missedLabel="Missed"
      />
      <Person />
      <Readings />
      <Button onPress={() => setReading(true)}>Read the report</Button>
      {isReading && (
        <Suspense fallback={<Spinner label="Opening the report" />}>
          <Report />
        </Suspense>
      )}
    </Stack>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <LabelsProvider labels={en}>
      <Page />
    </LabelsProvider>,
  );
