import { LineChart } from '@healzy/ui/charts/LineChart';
import { Table } from '@healzy/ui/components/Table';

const readings = [
  { day: 4, weight: 72.5 },
  { day: 11, weight: 71.75 },
  { day: 18, weight: 73 },
];
const secondsOf = (day: number) => Date.UTC(2026, 2, day) / 1000;

/** The same figures as rows and as a line. */
export function Readings() {
  return (
    <>
      <Table
        caption="Weights"
        rows={readings}
        getRowId={({ day }) => String(day)}
        columns={[
          { id: 'day', header: 'Day', cell: ({ day }) => `${day} March` },
          { id: 'weight', header: 'kg', align: 'end', isSortable: true, cell: ({ weight }) => weight },
        ]}
      />
      <LineChart
        title="Weight in March"
        summary="It went down and came back."
        unit="kg"
        series={[
          {
            id: 'weight',
            name: 'Weight',
            x: readings.map(({ day }) => secondsOf(day)),
            y: readings.map(({ weight }) => weight),
          },
        ]}
      />
    </>
  );
}
