import { z } from 'zod';

const encoded = (longest: number) => z.string().max(longest);

/** The parts that the library does not validate itself; anything else is no browser's response. */
const answerWith = <Part extends z.ZodRawShape>(part: Part) =>
  z.object({
    id: z.string().min(1).max(1400),
    rawId: encoded(1400),
    type: z.literal('public-key'),
    clientExtensionResults: z.record(z.string(), z.unknown()),
    response: z.object({ clientDataJSON: encoded(10_000), ...part }),
  });

/** A browser's response with a new passkey. */
export const registrationAnswer = answerWith({
  attestationObject: encoded(100_000),
  transports: z.array(z.string().max(32)).max(10).optional(),
});

/** A browser's response with an existing passkey. */
export const authenticationAnswer = answerWith({
  authenticatorData: encoded(10_000),
  signature: encoded(10_000),
  userHandle: encoded(128),
});
