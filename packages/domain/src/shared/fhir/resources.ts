import { isUuid } from '../uuid.ts';
import { z } from 'zod';
import { OWN_IDS } from './codes.ts';

const extension = z.object({
  url: z.string(),
  valueString: z.string().optional(),
  valueCode: z.string().optional(),
});
const common = {
  id: z.string().optional(),
  identifier: z.array(z.object({ system: z.string().optional(), value: z.string().optional() })).optional(),
  extension: z.array(extension.loose()).optional(),
};

export const patientSchema = z.object({
  ...common,
  resourceType: z.literal('Patient'),
  active: z.boolean().optional(),
  name: z.array(z.object({ family: z.string().optional(), given: z.array(z.string()).optional() })).min(1),
  telecom: z.array(z.object({ system: z.string().optional(), value: z.string().optional() })).optional(),
  gender: z.string().optional(),
  birthDate: z.string().optional(),
  address: z
    .array(
      z.object({
        line: z.array(z.string()).optional(),
        postalCode: z.string().optional(),
        city: z.string().optional(),
        country: z.string().optional(),
      }),
    )
    .optional(),
  communication: z
    .array(
      z.object({
        language: z.object({ coding: z.array(z.object({ code: z.string().optional() })).optional() }),
        preferred: z.boolean().optional(),
      }),
    )
    .optional()
    // Another product's way of saying it makes no patient unreadable.
    .catch(undefined),
});

export const observationSchema = z.object({
  ...common,
  resourceType: z.literal('Observation'),
  code: z.object({
    coding: z.array(z.object({ system: z.string().optional(), code: z.string().optional() })).optional(),
  }),
  effectiveDateTime: z.string().optional(),
  issued: z.string().optional(),
  valueQuantity: z
    .object({ value: z.number().optional(), code: z.string().optional(), unit: z.string().optional() })
    .optional(),
  note: z.array(z.object({ text: z.string() })).optional(),
});

export const documentSchema = z.object({
  ...common,
  resourceType: z.literal('DocumentReference'),
  description: z.string().optional(),
  date: z.string().optional(),
  author: z.array(z.object({ display: z.string().optional() })).optional(),
  content: z.array(
    z.object({
      attachment: z.object({
        contentType: z.string().optional(),
        title: z.string().optional(),
        data: z.string().optional(),
      }),
    }),
  ),
  context: z
    .object({ related: z.array(z.object({ reference: z.string().optional() })).optional() })
    .optional(),
});

const MOST_RESOURCES = 100_000;

/** The resources of a bundle; null when it is not a bundle, or is larger than any patient's. */
export function resourcesOf(json: unknown): { resourceType: string }[] | null {
  if (typeof json !== 'object' || json === null || !('entry' in json) || !('resourceType' in json))
    return null;
  const { entry, resourceType } = json;
  if (resourceType !== 'Bundle' || !Array.isArray(entry) || entry.length > MOST_RESOURCES) return null;
  const resources = entry.map((one: unknown) =>
    typeof one === 'object' && one !== null && 'resource' in one ? one.resource : null,
  );
  return resources.every(isResource) ? resources : null;
}

const isResource = (value: unknown): value is { resourceType: string } =>
  typeof value === 'object' &&
  value !== null &&
  'resourceType' in value &&
  typeof value.resourceType === 'string';

export type FhirPatient = z.infer<typeof patientSchema>;
export type FhirObservation = z.infer<typeof observationSchema>;
export type FhirDocument = z.infer<typeof documentSchema>;

/** What reading a bundle needs from outside. */
export interface BundleReading {
  newId: () => string;
  now: string;
  /** The zone of a patient whose bundle names none. */
  zone: string;
}

/** The resources of one type that satisfy the schema; others are skipped. */
export function* read<Schema extends z.ZodType>(
  schema: Schema,
  resources: readonly { resourceType: string }[],
  type: string,
): Generator<undefined, z.output<Schema>[]> {
  const found: z.output<Schema>[] = [];
  for (const resource of resources) {
    if (resource.resourceType !== type) continue;
    const result = schema.safeParse(resource);
    if (result.success) found.push(result.data);
    yield;
  }
  return found;
}

/** The id that this product gave, else the resource's own if it is one that we can store. */
export function idOf(resource: {
  id?: string | undefined;
  identifier?: FhirPatient['identifier'];
}): string | null {
  const own = resource.identifier?.find(({ system }) => system === OWN_IDS)?.value;
  return [own, resource.id].find((id) => id !== undefined && isUuid(id)) ?? null;
}

/** The value of one of the resource's extensions. */
export const extensionOf = (resource: Pick<FhirPatient, 'extension'>, url: string): string | null => {
  const found = resource.extension?.find((one) => one.url === url);
  return found?.valueString ?? found?.valueCode ?? null;
};

/** The instant that a text denotes, or `fallback` when it denotes none. */
export const instantOf = (text: string | undefined, fallback: string): string => {
  const at = text === undefined ? Number.NaN : Date.parse(text);
  return Number.isNaN(at) ? fallback : new Date(at).toISOString();
};
