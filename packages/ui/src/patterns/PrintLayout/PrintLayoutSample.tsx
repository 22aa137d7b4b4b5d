import { Heading } from '../../primitives/Heading/Heading.tsx';
import { PrintBlock } from './PrintLayout.tsx';

/** Days of a plan, for stories. */
export const planBlocks = (count: number, eachOnItsPage = false) =>
  Array.from({ length: count }, (_each, index) => (
    <PrintBlock key={index} startsPage={eachOnItsPage && index > 0}>
      <Heading level={2}>{`Day ${index + 1}`}</Heading>
      <p>Breakfast: porridge with walnuts, 40 g of oats and 200 ml of milk.</p>
      <p>Lunch: lentil stew with vegetables, and an orange.</p>
      <p>{`End of day ${index + 1}.`}</p>
    </PrintBlock>
  ));

/** A table of several pages, for stories. */
export const foodTable = (rows: number) => (
  <table aria-label="Foods" style={{ inlineSize: '100%', textAlign: 'start' }}>
    <thead>
      <tr>
        <th scope="col">Food</th>
        <th scope="col">Energy</th>
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: rows }, (_each, index) => (
        <tr key={index}>
          <td>{`Lentil stew ${index + 1}`}</td>
          <td>{`${120 + index} kcal`}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
