import { Stack, Text } from '@healzy/ui/primitives';

/** What the record means for food, a line each. */
export function FoodLines({ texts }: { texts: readonly string[] }) {
  return (
    <Stack as="ul" gap="xs">
      {texts.map((text) => (
        <li key={text}>
          <Text>{text}</Text>
        </li>
      ))}
    </Stack>
  );
}
